import { begin, heapRules, heapTable, NO_POSITION, rareHeaps } from "nimber";
import { languageNamed, sequenceFrom, tableCode } from "nimber/codegen";
import {
  listings,
  periodLine,
  scatterSvg,
  scatterTitle,
  squareCsv,
  squareSvg,
  squareTitle,
} from "nimber/export";
import { say as sayIn } from "nimber/locale";
import { fileName } from "../../shell/file.ts";
import { HOLE } from "../cells.ts";
import type { Report, SquareWriting, Writing } from "../protocol.ts";
import { gameOf, LIMITS } from "./games.ts";

// Export of values as text, code or pictures.

/** Approximate length of a preview, in characters. */
const PREVIEW = 4000;

/** Writes the values as a document, or a preview of it. */
export function write(job: Writing): Report {
  const pieces: string[] = [];
  let length = 0;
  let whole = true;
  for (const piece of piecesOf(job)) {
    if (job.preview && length >= PREVIEW) {
      whole = false;
      break;
    }
    pieces.push(piece);
    length += piece.length;
  }
  if (!job.preview) return { kind: "document", document: new Blob(pieces), name: nameOf(job) };
  const text = pieces.join("");
  const shown = job.format === "svg" ? text : text.slice(0, PREVIEW);
  return { kind: "preview", text: shown, whole: whole && shown.length === text.length };
}

function piecesOf(job: Writing): Iterable<string> {
  const { format, from, to, language, proof } = job;
  const game = gameOf(job.game);
  const { id } = game;
  const values = job.values.subarray(from, to + 1);
  const rules = heapRules(game);
  if (format === "code") {
    const table = rules && heapTable(rules, LIMITS, job.values);
    const sequence = table
      ? sequenceFrom(id, table, to, begin(LIMITS))
      : { id, values: job.values.subarray(0, to + 1) };
    return [tableCode(sequence, languageNamed(job.lang)!, language)];
  }
  if (format !== "svg") return listings[format]({ id, from, values });
  const rare = from === 0 ? rules && rareHeaps(rules, values)?.has : undefined;
  const period = proof && { ...proof, says: sayIn(periodLine(proof), language) };
  return [
    scatterSvg(
      { from, values },
      { title: sayIn(scatterTitle({ id, from, values }), language), rare, period },
    ),
  ];
}

const EXTENSIONS = { csv: "csv", bfile: "txt", latex: "tex", markdown: "md", svg: "svg" } as const;

function nameOf({ game, format, from, to, lang }: Writing): string {
  const extension = format === "code" ? languageNamed(lang)!.extension : EXTENSIONS[format];
  return `${format === "bfile" ? "b-" : ""}${fileName(game)}-${from}-${to}.${extension.replace(/^\./, "")}`;
}

/** Writes all values of two heaps as text, or a picture of their P-positions. */
export function writeSquare({ game, format, language, to, values }: SquareWriting): Report {
  const row = (a: number) =>
    Int32Array.from(values.subarray(a * (to + 1), (a + 1) * (to + 1)), (value) =>
      value === HOLE ? NO_POSITION : value,
    );
  const square = { from: 0, to, row };
  const pieces =
    format === "csv" ? squareCsv(square) : [squareSvg(square, sayIn(squareTitle(game, square), language))];
  return { kind: "document", document: new Blob([...pieces]), name: `${fileName(game)}-${to}.${format}` };
}
