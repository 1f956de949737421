/** The contents of Help, and its headings for searches (made by web/help.ts). */
declare module "virtual:help" {
  export const groups: readonly import("./help.ts").HelpGroup[];
}

declare module "virtual:help-index" {
  export const pages: readonly import("./help.ts").HelpPage[];
}
