/** Whether the page is served by the visitor's own machine, under a name that is valid on no other. */
export const isLocal: boolean = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);
