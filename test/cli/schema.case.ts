import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect } from "vitest";

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../docs/schema/${name}.json`, import.meta.url), "utf8"));

export function expectSchema(name: string, json: string): unknown {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schemaOf(name));
  const value = JSON.parse(json);
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}
