import type { JSX } from "preact";
import type { FigureId } from "../ids.ts";
import { ColonFigure } from "./colon.tsx";
import { FibonacciFigure } from "./fibonacci.tsx";
import { FusionFigure } from "./fusion.tsx";
import { MexFigure } from "./mex.tsx";
import { MisereFigure } from "./misere.tsx";
import { MooreFigure } from "./moore.tsx";
import { NimFigure } from "./nim.tsx";
import { OctalFigure } from "./octal.tsx";
import { OutcomesFigure } from "./outcomes.tsx";
import { PeriodFigure } from "./period.tsx";
import { QuotientsFigure } from "./quotients.tsx";
import { StaircaseFigure } from "./staircase.tsx";
import { SumsFigure } from "./sums.tsx";
import { WythoffFigure } from "./wythoff.tsx";

/** Figures by chapter. */
export const figures: Readonly<Record<FigureId, () => JSX.Element>> = {
  mex: MexFigure,
  outcomes: OutcomesFigure,
  sums: SumsFigure,
  nim: NimFigure,
  moore: MooreFigure,
  wythoff: WythoffFigure,
  fibonacci: FibonacciFigure,
  staircase: StaircaseFigure,
  colon: ColonFigure,
  fusion: FusionFigure,
  misere: MisereFigure,
  octal: OctalFigure,
  period: PeriodFigure,
  quotients: QuotientsFigure,
};
