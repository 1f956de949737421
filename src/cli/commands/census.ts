import type { Text } from "../../types.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import type { CensusResults } from "../server/census.ts";
import { columns, wrap } from "../terminal/layout.ts";

/** The workspace `census/`, which the package does not bring along: it needs a database. */
const CENSUS = "nimber-census";

interface Census {
  census(
    given: Given & { exit: typeof EXIT },
    layout: { columns: typeof columns; wrap: typeof wrap },
  ): Promise<ExitCode>;
  openResults(where?: string, tell?: (text: Text) => void): Promise<OpenCensus>;
}

/** The results of a census, and the end of reading them. */
export type OpenCensus = CensusResults & { close(): Promise<void> };

export const census: Command = {
  usage: [
    "nimber census run <plan> [--workers N]",
    "nimber census workers | retry [game …]",
    "nimber census status | report | export | verify [plan]",
    "nimber census worker [--until-done]",
  ],
  options: [
    {
      name: "data",
      value: "folder",
      says: {
        en: "where the database is (./census-data, or the server that DATABASE_URL names)",
        zh: "数据库所在文件夹（./census-data，或 DATABASE_URL 所指的服务器）",
      },
    },
    {
      name: "workers",
      value: "N",
      says: { en: "games computed at the same time (one a core)", zh: "同时计算的游戏数（每核一个）" },
    },
    {
      name: "memory",
      value: "bytes",
      says: {
        en: "what games of this machine may use together (3/4 of it)",
        zh: "本机游戏合计可用的内存（默认四分之三）",
      },
    },
    {
      name: "until-done",
      says: { en: "worker: end when nothing is left to do", zh: "worker：无事可做时退出" },
    },
    {
      name: "format",
      value: "name",
      says: {
        en: "report: md or html; export: csv, parquet, jsonl or bfile",
        zh: "report：md 或 html；export：csv、parquet、jsonl 或 bfile",
      },
    },
    {
      name: "out",
      value: "file",
      says: {
        en: "where report and export write; run writes its report there",
        zh: "report、export 及 run 的报告写到何处",
      },
    },
    {
      name: "export",
      value: "file",
      says: {
        en: "verify: also this export, against its manifest and the census",
        zh: "verify：也将该导出文件与其清单及普查核对",
      },
    },
    {
      name: "timings",
      says: {
        en: "export: also what differs from run to run",
        zh: "export：也包含每次运行都不同的内容",
      },
    },
  ],
  examples: [
    "nimber census run examples/subtraction-10.yml",
    "nimber census status",
    "nimber census export --format parquet --out sets.parquet",
    "DATABASE_URL=postgres://db/census nimber census worker",
  ],
  async run(given) {
    const { census } = await loadCensus();
    return census({ ...given, exit: EXIT }, { columns, wrap }).catch((error: unknown) => {
      throw told(error, given);
    });
  },
};

/** Opens the results of the census in a folder or on a server. */
export async function openCensus(where: string, given: Given): Promise<OpenCensus> {
  const { openResults } = await loadCensus();
  const tell = (text: Text) => given.terminal.warn(`nimber: ${text[given.language]}\n`);
  return openResults(where === "" ? undefined : where, tell).catch((error: unknown) => {
    throw told(error, given);
  });
}

/** The census brings its own copy of the library, so its errors are known by what they have. */
function told(error: unknown, { json }: Given): unknown {
  if (!(error instanceof Error && "text" in error)) return error;
  const { text, excerpt, exit } = error as Error & {
    text: Text;
    excerpt?: string;
    exit?: keyof typeof EXIT;
  };
  return new UsageError(text, json ? undefined : excerpt, EXIT[exit ?? "usage"]);
}

async function loadCensus(): Promise<Census> {
  try {
    return await import(CENSUS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UsageError({
      en: "census: expected the workspace nimber-census, found none; it is in the repository: npm start -- census …",
      zh: "census：此处应有工作区 nimber-census，但没有找到；它在代码仓库中：npm start -- census …",
    });
  }
}
