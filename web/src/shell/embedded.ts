/** Whether the page is embedded in another one and shows only a board. */
export const embedded: boolean = new URLSearchParams(location.search).has("embed");
