// Writes docs/census: computes the shipped censuses from their plans in examples/, without a queue, checks
// the certificates and compares the results with published ones. `--data FOLDER` uses the rows of a census
// run there, which can be stopped and resumed.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildSync } from "esbuild";
import { root } from "./bootstrap.mjs";
import { compared, octal, subtraction } from "./census-pages.mjs";
import { comparedQuotients, quotients } from "./census-quotients.mjs";

const science = await bundled();
const folder = join(root, "docs", "census");
/** Published periods, which the page shows too. */
const published = JSON.parse(readFileSync(join(folder, "octal-periods.json"), "utf8"));
const known = (name) => JSON.parse(readFileSync(join(root, "test", "known", `${name}.json`), "utf8"));

const censuses = {
  "octal-3": {
    columns: undefined,
    page: (rows, verification, language) =>
      octal(rows, verification, language, compared(rows, published, known("octal-oeis"), science)),
  },
  "subtraction-14": {
    columns: ["game", "verdict", "preperiod", "period", "exceptions", "maximum", "heaps"],
    page: subtraction,
  },
  "misere-octal-3": {
    columns: [
      ...["game", "stands", "verdict", "stoppedBy", "order", "pPortion", "preperiod", "period"],
      ...["tame", "kernel", "regular", "normal", "generators", "heaps", "checksum"],
    ],
    page: (rows, verification, language) =>
      quotients(rows, verification, language, comparedQuotients(rows, known("misere-quotients"), science)),
  },
};

const { values: options, positionals: named } = parseArgs({
  options: { data: { type: "string" } },
  allowPositionals: true,
});
for (const [name, { columns, page }] of Object.entries(censuses)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const file = `examples/${name}.yml`;
  const text = readFileSync(join(root, file), "utf8");
  const plan = science.parsePlan(text, file);
  const jobs = [...science.jobsOf(plan)];
  const rows = options.data === undefined ? computed(name, jobs) : await stored(options.data, jobs);
  const results = science.inMemory(rows);
  const verification = await science.verify(results);
  if (verification.failures.length > 0) throw new Error(JSON.stringify(verification.failures));
  await science.exportRows(results, "csv", join(folder, `${name}.csv`), {
    ...(columns && { columns }),
    least: jobs.length,
    plans: [science.planPrint(plan.name, text)],
  });
  for (const language of ["en", "zh"]) {
    const ending = language === "zh" ? ".zh-CN" : "";
    const place = (svg) => {
      writeFileSync(join(folder, `${name}${ending}.svg`), svg);
      return `${name}${ending}.svg`;
    };
    const { title, before } = page(rows, verification, language);
    const blocks = science.blocksOf(await science.digestOf(results), language);
    const text = science.markdown(title, [...before, ...blocks], language, place);
    writeFileSync(join(folder, `${name}${ending}.md`), text);
  }
}

function computed(name, jobs) {
  const rows = [];
  let shown = 0;
  for (const row of science.sequential(jobs)) {
    rows.push(row);
    if (Date.now() - shown < 1000) continue;
    shown = Date.now();
    console.error(`${name}: ${rows.length} of ${jobs.length}, ${row.game}`);
  }
  return rows;
}

async function stored(folder, jobs) {
  const found = await science.openResults(folder);
  const byKey = new Map();
  for await (const row of found.rows({ keys: new Set(jobs.map(({ key }) => key)) })) byKey.set(row.key, row);
  await found.close();
  // In the order of the family, in which they are computed.
  return jobs.flatMap(({ key }) => byKey.get(key) ?? []);
}

/** Modules of the census workspace and of the library that are used here, bundled. */
async function bundled() {
  const outfile = join(root, "dist", `census-pages.${process.pid}.mjs`);
  const modules = [
    "compute",
    "plan/index",
    "sequential",
    "verify",
    "export/index",
    "export/manifest",
    "open",
  ];
  const report = [
    "blocksOf } from './report/sections",
    "digestOf } from './report/digest",
    "markdown } from './report/markdown",
  ];
  buildSync({
    stdin: {
      contents: [
        ...modules.map((name) => `export * from './${name}.ts';`),
        ...report.map((each) => `export { ${each}.ts';`),
        "export { canonical, certifyQuotient, checkCertificate, misereQuotient, periodOf, canonicalForms, component, genusText, heapRules } from 'nimber';",
        "export { parseGame } from 'nimber/games';",
      ].join("\n"),
      resolveDir: join(root, "census", "src"),
    },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    logLevel: "warning",
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
