import { colourOf } from "../plot/canvas.ts";
import { save } from "../shell/file.ts";

/** Saves the plot of the page as a picture, on the page's background. */
export async function savePicture(name: string): Promise<void> {
  const drawn = document.querySelector<HTMLCanvasElement>(".zoomable canvas")!;
  const paper = document.createElement("canvas");
  paper.width = drawn.width;
  paper.height = drawn.height;
  const context = paper.getContext("2d")!;
  context.fillStyle = colourOf(drawn, "card");
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(await axesOf(drawn.parentElement!), 0, 0, paper.width, paper.height);
  context.drawImage(drawn, 0, 0);
  paper.toBlob((blob) => {
    if (blob !== null) save(blob, name);
  });
}

const STYLES = ["fill", "stroke", "font-size", "font-family"];

/** Axes of a plot as a picture of their own, which the style sheet of the page does not reach. */
async function axesOf(plot: HTMLElement): Promise<HTMLImageElement> {
  const shown = plot.querySelector("svg")!;
  const copy = shown.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-size", getComputedStyle(document.documentElement).fontSize);
  const copies = copy.querySelectorAll("path, text");
  for (const [i, each] of shown.querySelectorAll("path, text").entries()) {
    const style = getComputedStyle(each);
    for (const name of STYLES) copies[i]!.setAttribute(name, style.getPropertyValue(name));
  }
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}
