import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { languages } from "../../src/codegen/index.ts";
import { isQuick } from "../part.ts";
import { compile, lines, type Toolchain } from "./toolchain.ts";
import { c, cpp } from "./toolchains-c.ts";

/** Arguments and input of a run. */
interface Call {
  readonly args: readonly string[];
  readonly input: string;
}

/**
 * Writes `files` into a new folder, builds them, runs the program for each call, and returns the outputs; `failed`
 * replaces the output of a run that ends with an error.
 */
export function run(
  chain: Toolchain,
  files: Record<string, string>,
  calls: readonly Call[],
  failed?: (error: unknown) => string,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), `nimber-${chain.id}-`));
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const [command, ...args] = chain.build(folder);
    if (chain.together && failed === undefined && calls.length > 1) {
      const input = calls.map((call) => `${call.args[0]} ${framed(call.input)}`).join("");
      const options = { cwd: folder, input, maxBuffer: 2 ** 28 } as const;
      return unframed(execFileSync(command!, [...args, "together"], options));
    }
    return calls.map(({ args: more, input }) => {
      try {
        return execFileSync(command!, [...args, ...more], {
          cwd: folder,
          input,
          encoding: "utf8",
          maxBuffer: 2 ** 28,
          ...(failed && { stdio: "pipe" }),
        });
      } catch (error) {
        if (failed === undefined) throw error;
        return failed(error);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A text after the number of its bytes in a line of its own. */
const framed = (text: string) => `${Buffer.byteLength(text)}\n${text}`;

function unframed(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const begin = bytes.indexOf("\n", at) + 1;
    const end = begin + Number(bytes.toString("utf8", at, begin));
    texts.push(bytes.toString("utf8", begin, end));
    at = end;
  }
  return texts;
}

/** Outputs of complete programs, each run on the input at its place. */
export const outputsOf = (
  chain: Toolchain,
  sources: readonly string[],
  asked: readonly { readonly input: string }[],
): string[] =>
  run(
    chain,
    chain.programs(sources),
    asked.map(({ input }, i) => ({ args: [`${i}`], input })),
  );

/** Program with its input, and the lines that it has to print. */
interface Answering {
  readonly id: string;
  readonly source: string;
  readonly input: string;
  readonly expected: readonly string[];
}

/** Runs the programs, and compares what they print. */
export function expectAnswers(chain: Toolchain, asked: readonly Answering[]): void {
  const outputs = outputsOf(
    chain,
    asked.map(({ source }) => source),
    asked,
  );
  for (const [i, { id, expected }] of asked.entries())
    expect([id, outputs[i]!.trim().split("\n")]).toEqual([id, expected]);
}

/** Main program. A program is loaded anew for each call, so that its streams and tables are its own. */
const JAVA_MAIN = `import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
public class Main {
    static final Class<?>[] NAMED = { PROGRAMS };
    static void start(String which) throws Exception {
        URL folder = Main.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(new URL[] { folder }, null)) {
            Class<?> program = loader.loadClass("Main" + which);
            program.getMethod("main", String[].class).invoke(null, (Object) new String[] { which });
        }
    }
    public static void main(String[] args) throws Exception {
        if (!args[0].equals("together")) {
            start(args[0]);
            return;
        }
        DataInputStream calls = new DataInputStream(new BufferedInputStream(System.in));
        PrintStream into = System.out;
        for (String head; (head = lineOf(calls)) != null; ) {
            byte[] input = new byte[Integer.parseInt(head.split(" ")[1])];
            calls.readFully(input);
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            System.setIn(new ByteArrayInputStream(input));
            System.setOut(new PrintStream(output, false, "UTF-8"));
            start(head.split(" ")[0]);
            System.out.flush();
            into.print(output.size() + "\\n");
            into.flush();
            output.writeTo(into);
        }
        into.flush();
    }
    static String lineOf(InputStream from) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int letter; (letter = from.read()) != '\\n'; line.append((char) letter))
            if (letter < 0) return null;
        return line.toString();
    }
}
`;

const java: Toolchain = {
  id: "java",
  commands: ["javac", "java"],
  tables(asked) {
    const tables = asked.map(({ source }, i) => source.replace("final class Sg {", `final class Sg${i} {`));
    const calls = asked.map(({ to, samples }, i) =>
      lines([
        `for (int n = 0; n <= ${to}; n++) out.append(Sg${i}.sg(n)).append('\\n');`,
        ...samples.map((n) => `out.append(Sg${i}.sg(${n}L)).append('\\n');`),
      ]),
    );
    return {
      "Main.java": `${lines(tables)}\npublic class Main {\npublic static void main(String[] args) {\nStringBuilder out = new StringBuilder();\n${lines(calls)}\nSystem.out.print(out);\n}\n}\n`,
    };
  },
  programs(sources) {
    const classes = sources.map((source, i) => [
      `Main${i}.java`,
      source.replace("public class Main {", `public class Main${i} {`),
    ]);
    // Java compiles what the main class names.
    const named = sources.map((_, i) => `Main${i}.class`).join(", ");
    return {
      ...Object.fromEntries(classes),
      "Main.java": JAVA_MAIN.replace("PROGRAMS", named),
    };
  },
  together: true,
  build(folder) {
    compile(
      folder,
      "javac",
      ...["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"],
      "-encoding",
      "UTF-8",
      "-Xlint:all",
      "-Werror",
      "--release",
      "8",
      "-Xlint:-options",
      "Main.java",
    );
    return ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", folder, "Main"];
  },
};

const PYTHON_MAIN = `import io, runpy, sys
if sys.argv[1] == "together":
    calls, into = sys.stdin.buffer, sys.stdout.buffer
    for head in iter(calls.readline, b""):
        which, length = head.split()
        sys.stdin = io.TextIOWrapper(io.BytesIO(calls.read(int(length))))
        sys.stdout = io.TextIOWrapper(io.BytesIO())
        runpy.run_path("p" + which.decode() + ".py", run_name="__main__")
        sys.stdout.flush()
        output = sys.stdout.buffer.getvalue()
        into.write(b"%d\\n%s" % (len(output), output))
    into.flush()
else:
    runpy.run_path("p" + sys.argv[1] + ".py", run_name="__main__")
`;

const python: Toolchain = {
  id: "python",
  commands: ["python3"],
  tables(asked) {
    const modules = asked.map(({ source }, i) => [`t${i}.py`, source] as const);
    const calls = asked.map(({ to, samples }, i) =>
      lines([`import t${i}`, `for n in [*range(${to + 1}), ${samples.join(", ")}]: print(t${i}.sg(n))`]),
    );
    return { ...Object.fromEntries(modules), "main.py": `${lines(calls)}\n` };
  },
  programs: (sources) => ({
    ...Object.fromEntries(sources.map((source, i) => [`p${i}.py`, source])),
    "main.py": PYTHON_MAIN,
  }),
  together: true,
  build: (folder) => ["python3", "-W", "error", join(folder, "main.py")],
};

/** Main program, which imports a program again for each of several calls and gives it its input. */
const TYPESCRIPT_MAIN = `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
async function start(which: string | undefined, call: number): Promise<void> {
  await import("./p" + which + ".js?" + call);
}
if (process.argv[2] === "together") {
  const read = fs.readFileSync as (...args: unknown[]) => unknown;
  const write = process.stdout.write.bind(process.stdout);
  const calls = read(0) as Buffer;
  let outputs = "";
  for (let at = 0, i = 0; at < calls.length; i++) {
    const begin = calls.indexOf("\\n", at) + 1;
    const [which, length] = calls.toString("utf8", at, begin).split(" ");
    at = begin + Number(length);
    const input = calls.subarray(begin, at);
    const fake = (from: unknown, encoding?: unknown) =>
      from !== 0 ? read(from, encoding) : encoding === undefined ? input : input.toString("utf8");
    Object.assign(fs, { readFileSync: fake });
    syncBuiltinESMExports();
    let output = "";
    process.stdout.write = (text: string | Uint8Array) => ((output += text), true);
    await start(which, i);
    outputs += Buffer.byteLength(output) + "\\n" + output;
  }
  write(outputs);
} else await start(process.argv[2], 0);
`;

const typescript: Toolchain = {
  id: "typescript",
  commands: [],
  tables(asked) {
    const tables = asked.map(({ source }, i) => `const sg${i} = (() => {\n${source}\nreturn sg;\n})();`);
    const calls = asked.map(
      ({ to, samples }, i) =>
        `for (let n = 0; n <= ${to}; n++) out.push(sg${i}(n));\n${samples.map((n) => `out.push(sg${i}(${n}n));\n`).join("")}`,
    );
    return {
      "main.ts": `${lines(tables)}\nconst out: (number | bigint)[] = [];\n${lines(calls)}\nprocess.stdout.write(out.join("\\n") + "\\n");\n`,
    };
  },
  programs: (sources) => ({
    ...Object.fromEntries(sources.map((source, i) => [`p${i}.ts`, source])),
    "main.ts": TYPESCRIPT_MAIN,
  }),
  together: true,
  build(folder) {
    const root = new URL("../..", import.meta.url).pathname;
    const flags = [
      "--strict",
      "--skipLibCheck",
      "--noEmit",
      "--target",
      "es2022",
      "--module",
      "nodenext",
      "--types",
      "node",
    ];
    const roots = ["--typeRoots", join(root, "node_modules/@types")];
    const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    compile(
      folder,
      process.execPath,
      join(root, "node_modules/typescript-7/bin/tsc"),
      ...flags,
      ...roots,
      ...files,
    );
    for (const file of files) {
      const source = readFileSync(join(folder, file), "utf8");
      writeFileSync(join(folder, file.replace(".ts", ".js")), transformSync(source, { loader: "ts" }).code);
    }
    return [process.execPath, join(folder, "main.js")];
  },
};

const rust: Toolchain = {
  id: "rust",
  commands: ["rustc"],
  tables(asked) {
    const tables = asked.map(({ source, long }, i) => {
      const kind = long ? "i64" : "usize";
      return `mod t${i} {\n${source}\npub fn get(n: ${kind}) -> i64 { sg(n) as i64 }\n}`;
    });
    const calls = asked.map(({ to, samples, long }, i) =>
      lines([
        `for n in 0..=${to} { out.push_str(&format!("{}\\n", t${i}::get(n${long ? " as i64" : ""}))); }`,
        ...samples.map((n) => `out.push_str(&format!("{}\\n", t${i}::get(${n})));`),
      ]),
    );
    return {
      "main.rs": `${lines(tables)}\nfn main() {\nlet mut out = String::new();\n${lines(calls)}\nprint!("{out}");\n}\n`,
    };
  },
  programs(sources) {
    const modules = sources.map((source, i) => `mod p${i} {\n${source}\npub fn run() { main() }\n}`);
    const cases = sources.map((_, i) => `"${i}" => p${i}::run(),`);
    return {
      "main.rs": `${lines(modules)}\nfn main() {\nmatch std::env::args().nth(1).unwrap().as_str() {\n${lines(cases)}\n_ => panic!(),\n}\n}\n`,
    };
  },
  build(folder) {
    // With the checks of a debug build, so that an overflow is an error.
    compile(
      folder,
      "rustc",
      "--edition",
      "2021",
      "-C",
      "debug-assertions",
      "-C",
      "opt-level=0",
      "-D",
      "warnings",
      "-A",
      "unused_parens",
      "main.rs",
    );
    return [join(folder, "main")];
  },
};

const pascal: Toolchain = {
  id: "pascal",
  commands: ["fpc"],
  tables(asked) {
    const units = asked.map(({ source }, i) => {
      const heading = /^function sg.*$/m.exec(source)![0];
      return [`t${i}.pas`, `unit t${i};\ninterface\n${heading}\nimplementation\n${source}\nend.\n`] as const;
    });
    const calls = asked.map(({ to, samples }, i) =>
      lines([
        `  for n := 0 to ${to} do writeln(t${i}.sg(n));`,
        ...samples.map((n) => `  writeln(t${i}.sg(${n}));`),
      ]),
    );
    const uses = asked.map((_, i) => `t${i}`).join(", ");
    return {
      ...Object.fromEntries(units),
      "main.pas": `program main;\nuses ${uses};\nvar n: longint;\nbegin\n${lines(calls)}\nend.\n`,
    };
  },
  programs: (sources) => ({
    ...Object.fromEntries(sources.map((source, i) => [`p${i}.pas`, source])),
    "main.pas": "begin\nend.\n",
  }),
  build(folder) {
    for (const file of readdirSync(folder).filter((name) => /^(main|p\d+)\.pas$/.test(name)))
      compile(folder, "fpc", "-Cr", "-Co", "-v0ew", file);
    return ["sh", "-c", 'if [ "$1" ]; then ./p"$1"; else ./main; fi', "sh"];
  },
};

export const toolchains: readonly Toolchain[] = [c, cpp, java, python, typescript, rust, pascal];

/** Reason why the tests of a toolchain are skipped, if they are. */
export function missing({ commands }: Toolchain): string | undefined {
  const absent = commands.filter((command) => spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0);
  return absent.length === 0 ? undefined : `no ${absent.join(", ")} on this machine`;
}

/**
 * Whether a test runs in a language. In the quick tests: in C++, and half of them in one other, selected by the
 * title; in the slow ones: in all.
 */
function isMade({ id }: Toolchain, title: string): boolean {
  if (!isQuick || id === "cpp") return true;
  const others = toolchains.map((chain) => chain.id).filter((other) => other !== "cpp" && other !== "pascal");
  const mix = [...title].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return mix % 2 === 0 && id === others[(mix / 2) % others.length];
}

/** Adds a test for each installed toolchain, with its index. */
export function inEach(what: string, says: string, check: (chain: Toolchain, turn: number) => void): void {
  for (const [turn, chain] of toolchains.entries()) {
    if (!isMade(chain, `${what} ${says}`)) continue;
    const reason = missing(chain);
    test.skipIf(reason !== undefined)(
      `${what} in ${chain.id} ${says}${reason === undefined ? "" : ` (${reason})`}`,
      () => check(chain, turn),
      isQuick ? 300_000 : 3_600_000,
    );
  }
  for (const { id } of languages)
    if (!toolchains.some((chain) => chain.id === id))
      test.skip(`${what} in ${id} ${says} (no toolchain in test/codegen)`, () => undefined);
}
