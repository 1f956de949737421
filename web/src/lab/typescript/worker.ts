import { createSystem, createVirtualTypeScriptEnvironment } from "@typescript/vfs";
import { createWorker, getAutocompletion, getLints } from "@valtown/codemirror-ts/worker";
import type { Language, Text } from "nimber";
import { verbatim } from "nimber/locale";
import ts from "typescript";
import { serving } from "../../engine/serve.ts";
import { t } from "../../locale/typescript.ts";
import { contractOf } from "./contract.ts";
import { erase, type Mistake, type Plain } from "./erase.ts";
import { speak } from "./language.ts";
import { OPTIONS } from "./options.ts";
import { GAME } from "./paths.ts";
import scope from "./scope.d.ts?raw";

// Compiler in a Worker: it is large, so it is loaded when the Lab is shown, and runs in the background.

/** Declarations of the language without those of browsers, which the sandbox does not have. */
const LIBRARY: Readonly<Record<string, string>> = import.meta.glob(
  [
    "/../node_modules/typescript/lib/lib.es5.d.ts",
    "/../node_modules/typescript/lib/lib.es20{15,16,17,18,19,20,21,22,23}*.d.ts",
    "/../node_modules/typescript/lib/lib.decorators*.d.ts",
    "!/../node_modules/typescript/lib/*.full.d.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

const CONTRACT = "/contract.ts";
const SCOPE = "/scope.d.ts";

/** Error or warning in the program. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning" | "info" | "hint";
  readonly text: Text;
}

const editing = createWorker(() => {
  const files = new Map(
    Object.entries(LIBRARY).map(([path, text]) => [path.slice(path.lastIndexOf("/")), text]),
  );
  files.set(SCOPE, scope);
  files.set(GAME, " ");
  files.set(CONTRACT, " ");
  return createVirtualTypeScriptEnvironment(createSystem(files), [SCOPE, GAME, CONTRACT], ts, OPTIONS);
});

/** Problems of a program for underlining; the compiler has one language at a time. */
async function problemsOf(code: string, language: Language): Promise<Problem[]> {
  const env = editing.getEnv();
  if (await speak(language)) env.updateFile(GAME, " ");
  env.updateFile(GAME, code === "" ? " " : code);
  const found = getLints({ env, path: GAME, diagnosticCodesToIgnore: [] }).map(
    ({ from, to, severity, message }): Problem => ({
      from,
      to,
      severity,
      text: verbatim(message),
    }),
  );
  return found.length > 0 ? found : broken();
}

/** Clauses of the contract that the exports violate. */
function broken(): Problem[] {
  const env = editing.getEnv();
  const file = env.getSourceFile(GAME);
  const contract = file && contractOf(file);
  if (contract === undefined) return [];
  env.updateFile(CONTRACT, contract.source);
  const source = env.getSourceFile(CONTRACT);
  if (source === undefined) return [];
  return env.languageService.getSemanticDiagnostics(CONTRACT).flatMap((each): Problem[] => {
    const { line } = source.getLineAndCharacterOfPosition(each.start ?? 0);
    const clause = contract.lines.get(line);
    if (clause === undefined) return [];
    const { from, to, says } = clause;
    const why = innermost(each.messageText);
    return [{ from, to, severity: "error", text: t("text", { says, why }) }];
  });
}

/** Last link of a chain of messages: it names the error, while those before describe the place. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === "string") return message;
  const next = message.next?.[0];
  return next === undefined ? message.messageText : innermost(next);
}

/** Completions that include the helpers; by default the library omits global declarations. */
const complete: typeof editing.getAutocompletion = ({ path, context }) =>
  getAutocompletion({
    env: editing.getEnv(),
    path,
    context,
    keepLegacyLimitationForAutocompletionSymbols: false,
  });

async function plain(code: string, law: string, language: Language): Promise<Plain | Mistake> {
  await speak(language);
  return erase(code, law);
}

/** The library treats an empty file as missing. */
const updateFile: typeof editing.updateFile = ({ path, code }) =>
  editing.updateFile({ path, code: code === "" ? " " : code });

const compiler = { ...editing, updateFile, getAutocompletion: complete, problemsOf, plain };
export type Compiler = typeof compiler;

/** Function of the compiler by name, with its arguments. */
export interface Asked {
  readonly name: keyof Compiler;
  readonly given: readonly unknown[];
}

serving(async ({ name, given }: Asked) => ({
  value: await (compiler[name] as (...given: readonly unknown[]) => unknown)(...given),
}));
