export function publicTypes(): string;
