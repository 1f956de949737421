import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { expect } from "vitest";

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../docs/schema/${name}.json`, import.meta.url), "utf8"));

const compiled = new Map<string, ValidateFunction>();

function validator(name: string): ValidateFunction {
  const validate = compiled.get(name) ?? new Ajv({ allErrors: true, strict: false }).compile(schemaOf(name));
  compiled.set(name, validate);
  return validate;
}

export function expectSchema(name: string, json: string): unknown {
  const validate = validator(name);
  const value = JSON.parse(json);
  validate(value);
  expect(validate.errors).toBeNull();
  return value;
}

/** Whether a line is a document that fits a schema. */
export function fits(name: string, line: string): boolean {
  try {
    return validator(name)(JSON.parse(line)) as boolean;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
