/** Programs of the examples by their names. */
const files: Readonly<Record<string, string>> = import.meta.glob("./code/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const codeOf = (id: string): string => files[`./code/${id}.ts`]!;
