/** Whether the page is shown within another one, as a board alone. */
export const embedded: boolean = new URLSearchParams(location.search).has("embed");
