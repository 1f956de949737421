/** Whether the page comes from the machine that shows it, by a name that no other machine knows it by. */
export const isLocal: boolean = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);
