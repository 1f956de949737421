import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isQuick } from "../../test/part.ts";
import { later } from "./census.ts";
import { hasServer, startServer } from "./places.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const example = (name: string) => `${root}examples/cluster/${name}`;
const read = (name: string) => readFileSync(example(name), "utf8");

const slurm = () => spawnSync("bash", ["-n", example("slurm.sh")], { encoding: "utf8" });

interface Container {
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string }[];
}

interface Service {
  readonly command?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string>>;
}

const unit = read("nimber-census.service");
const kubernetes = parse(read("kubernetes.yml"));
const compose = parse(read("compose.yml")) as { readonly services: Readonly<Record<string, Service>> };
const container: Container = kubernetes.spec.template.spec.containers[0];

describe("the examples for clusters", () => {
  test("are written as their systems read them", () => {
    expect(slurm()).toMatchObject({ status: 0, stderr: "" });
    // Every line of a unit is a section, a setting or a comment.
    for (const line of unit.trimEnd().split("\n")) expect(line).toMatch(/^(#.*|\[\w+\]|[A-Z]\w+=.+|)$/);
    expect(kubernetes).toMatchObject({ apiVersion: "batch/v1", kind: "Job" });
    expect(container.env.map(({ name }) => name)).toEqual(["DATABASE_URL"]);
    for (const { build, depends_on = {} } of Object.values(compose.services)) {
      if (build !== undefined) expect(() => readFileSync(`${root}${build.dockerfile}`)).not.toThrow();
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
    }
    for (const [, sources] of read("Dockerfile").matchAll(/^COPY (?!--)(.*) \S+$/gm))
      for (const source of sources!.split(" "))
        expect([source, existsSync(`${root}${source}`)]).toEqual([source, true]);
    const [, entry] = /^ENTRYPOINT (.*)$/m.exec(read("Dockerfile"))!;
    expect(JSON.parse(entry!)).toEqual(["node", "dist/cli/main.js"]);
  });

  test.skipIf(isQuick || !hasServer)("run as they are", { timeout: 900_000 }, async () => {
    const server = await startServer();
    later(server.end);
    const env = { PATH: process.env.PATH, LANG: "C.UTF-8", DATABASE_URL: await server.database() };
    const nimber = (args: readonly string[]) =>
      spawnSync(process.execPath, ["dist/cli/main.js", ...args], { cwd: root, env, encoding: "utf8" });
    const { run, worker } = compose.services;
    expect(nimber(run!.command!)).toMatchObject({ status: 0, stderr: "" });
    // What waits for ever in a cluster ends here once nothing is left.
    const ended = [...worker!.command!, "--until-done"];
    expect(nimber(ended)).toMatchObject({ status: 0, stderr: "" });
    expect(nimber(container.args)).toMatchObject({ status: 0, stderr: "" });
    const [, start] = /^ExecStart=\/usr\/bin\/node dist\/cli\/main\.js (.*)$/m.exec(unit)!;
    expect(nimber([...start!.split(" "), "--until-done"])).toMatchObject({ status: 0, stderr: "" });
    const task = { ...env, NIMBER: root, SLURM_CPUS_PER_TASK: "2", SLURM_MEM_PER_NODE: "2048" };
    expect(spawnSync("bash", [example("slurm.sh")], { env: task, encoding: "utf8" })).toMatchObject({
      ...{ status: 0, stderr: "" },
    });
  });
});
