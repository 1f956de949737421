import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isQuick } from "../../test/part.ts";
import { later, temporary } from "./census.ts";
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
  readonly volumes?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Fault {
  readonly rule: string;
  readonly line: number;
  readonly message: string;
}

/** Faults of a compose file, by its schema and the rules of its linter, whose declarations lack their types. */
const faultsOf = (file: string): readonly Fault[] =>
  new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([file], false)
    .flatMap(({ messages }: { readonly messages: readonly Fault[] }) =>
      messages.map(({ rule, line, message }) => ({ rule, line, message })),
    );

const unit = read("nimber-census.service");
const kubernetes = parse(read("kubernetes.yml"));
const compose: Compose = parse(read("compose.yml"));
const container: Container = kubernetes.spec.template.spec.containers[0];

describe("the examples for clusters", () => {
  test("are written as their systems read them", () => {
    expect(slurm()).toMatchObject({ status: 0, stderr: "" });
    // Every line of a unit is a section, a setting or a comment.
    for (const line of unit.trimEnd().split("\n")) expect(line).toMatch(/^(#.*|\[\w+\]|[A-Z]\w+=.+|)$/);
    expect(kubernetes).toMatchObject({ apiVersion: "batch/v1", kind: "Job" });
    expect(container.env.map(({ name }) => name)).toEqual(["DATABASE_URL"]);
  });

  test("of containers have no fault that a linter finds", () => {
    expect(faultsOf(example("compose.yml"))).toEqual([]);
    expect(validate(read("Dockerfile"))).toEqual([]);
  });

  test("of containers have faults once they are broken", () => {
    const file = join(temporary(), "compose.yml");
    const broken = (from: string, to: string) => {
      writeFileSync(file, read("compose.yml").replace(from, to));
      return faultsOf(file).map(({ rule }) => rule);
    };
    expect(broken("image: postgres:18", "image: postgres")).toEqual(["service-image-require-explicit-tag"]);
    expect(broken("restart: on-failure", "restarts: on-failure")).toContain("invalid-schema");
    const [{ message } = { message: "" }] = validate(read("Dockerfile").replace("USER node", "USR node"));
    expect(message).toContain("USR");
  });

  test("of containers name files, services and volumes that are there", () => {
    const { services, volumes } = compose;
    for (const { build, depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      if (build !== undefined) {
        expect(resolve(root, "examples/cluster", build.context)).toBe(resolve(root));
        expect([build.dockerfile, existsSync(join(root, build.dockerfile))]).toEqual([
          build.dockerfile,
          true,
        ]);
      }
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
      for (const mount of mounts) expect(volumes).toHaveProperty(mount.split(":")[0]!);
    }
    // The address that the others get is that of the database as it is set up.
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.database!.environment;
    const address = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`;
    for (const name of ["run", "worker"])
      expect(services[name]!.environment).toEqual({ DATABASE_URL: address });
    const dockerfile = read("Dockerfile");
    for (const [, sources] of dockerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm))
      for (const source of sources!.split(" "))
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    const [, entry] = /^ENTRYPOINT (.*)$/m.exec(dockerfile)!;
    expect(JSON.parse(entry!)).toEqual(["node", "dist/cli/main.js"]);
    const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const [, version] = /^FROM node:(\d+)-slim$/m.exec(dockerfile)!;
    expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)![0]));
    // What a machine built for itself does not get into the image.
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["**/node_modules", "**/dist"]));
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
