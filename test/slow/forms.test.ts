import { formsTest } from "../codegen/forms.case.ts";

/** Programs in a language. */
const PROGRAMS: Readonly<Record<string, number>> = { python: 2000, typescript: 2000, cpp: 300 };

// Another seed each day. A seed that failed is repeated with NIMBER_SEED.
const seed = Number(process.env.NIMBER_SEED ?? Math.floor(Date.now() / 86_400_000));

formsTest(seed, 8000, (language) => PROGRAMS[language] ?? 60);
