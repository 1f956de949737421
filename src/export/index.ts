export { type Listing, listings, type SquareListing, squareCsv } from "./listing.ts";
export { type Marks, type Points, periodLine, scatterSvg, scatterTitle } from "./scatter.ts";
export { squareSvg, squareTitle } from "./square.ts";
