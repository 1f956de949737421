/** Attributes by their names, in the order in which they are written; one without a value is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A text as it stands in XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** A length with one digit after the point: an SVG is no better for more. */
export const round = (value: number): number => Math.round(10 * value) / 10;

/** The tag that begins an element. */
function opening(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? "" : ` ${key}="${escaped(`${value}`)}"`,
  );
  return `<${name}${written.join("")}`;
}

/** An element, and the elements in it. */
export const element = (name: string, attributes: Attributes, ...inner: readonly string[]): string =>
  inner.length === 0
    ? `${opening(name, attributes)}/>`
    : `${opening(name, attributes)}>${inner.join("")}</${name}>`;

/** A text at a place, which is its `anchor`: its middle or its end. */
export const textAt = (x: number, y: number, text: string, anchor: "middle" | "end"): string =>
  element("text", { x, y, "text-anchor": anchor }, escaped(text));

/** The title of a picture. */
export const titleAt = (x: number, y: number, text: string): string =>
  element("text", { class: "title", x, y }, escaped(text));

/** The beginning of a picture of so many units, of which the attributes hold, and its end. */
export const beginSvg = (width: number, height: number, attributes: Attributes): string =>
  `${opening("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, ...attributes })}>\n`;
export const END_SVG = "</svg>\n";
