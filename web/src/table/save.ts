import { colourOf } from "../plot/canvas.ts";
import { save } from "../shell/file.ts";

/** Hands the drawing on the page to the visitor, on paper of the page's colour. */
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
