/** Attributes in the order in which they are written; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text escaped for XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** Length rounded to one decimal, which is enough for a drawing. */
export const round = (value: number): number => Math.round(10 * value) / 10;

/** Opening tag of an element, without its closing bracket. */
function opening(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${escaped(`${value}`)}"`,
  );
  return `<${name}${written.join("")}`;
}

/** Element with its children. */
export const element = (name: string, attributes: Attributes, ...inner: readonly string[]): string =>
  inner.length === 0
    ? `${opening(name, attributes)}/>`
    : `${opening(name, attributes)}>${inner.join("")}</${name}>`;

/** Text at a place, which is its start, its middle or its end, by `anchor`. */
export const textAt = (
  x: number,
  y: number,
  text: string,
  anchor: "start" | "middle" | "end",
  attributes: Attributes = {},
): string => element("text", { x, y, "text-anchor": anchor, ...attributes }, escaped(text));

/** Title of a picture. */
export const titleAt = (x: number, y: number, text: string): string =>
  element("text", { class: "title", x, y }, escaped(text));

/** Opening tag of a picture with its size in units. */
export const beginSvg = (width: number, height: number, attributes: Attributes): string =>
  `${opening("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, ...attributes })}>\n`;
export const END_SVG = "</svg>\n";
