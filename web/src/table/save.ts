import { colourOf } from "../plot/canvas.ts";
import { save } from "../shell/file.ts";

/** Saves the drawing of the page as a picture, on the page's background. */
export function savePicture(name: string): void {
  const drawn = document.querySelector<HTMLCanvasElement>(".drawing canvas")!;
  const paper = document.createElement("canvas");
  paper.width = drawn.width;
  paper.height = drawn.height;
  const context = paper.getContext("2d")!;
  context.fillStyle = colourOf(drawn, "card");
  context.fillRect(0, 0, paper.width, paper.height);
  context.drawImage(drawn, 0, 0);
  paper.toBlob((blob) => {
    if (blob !== null) save(blob, name);
  });
}
