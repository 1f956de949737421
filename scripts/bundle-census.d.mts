/** Writes the commands of the census and what its threads run, with sentences from the files of languages as `read` gives them. */
export function bundleCensus(outdir: string, read?: (file: string) => string): Promise<unknown>;
