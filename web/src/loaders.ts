import type { JSX } from "preact";
import type { RouteName } from "./routes.ts";

/** Loaders of the routes' pages; code and styles are loaded when the route is first shown. */
export const loaders: Readonly<Record<RouteName, () => Promise<{ readonly Page: () => JSX.Element }>>> = {
  home: () => import("./home/home.tsx"),
  play: () => import("./play/play.tsx"),
  table: () => import("./table/table.tsx"),
  law: () => import("./law/law.tsx"),
  graph: () => import("./graph/graph.tsx"),
  why: () => import("./why/why.tsx"),
  program: () => import("./program/program.tsx"),
  path: () => import("./path/path.tsx"),
  lab: () => import("./lab/lab.tsx"),
  judge: () => import("./judge/judge.tsx"),
  theory: () => import("./theory/theory.tsx"),
  lesson: () => import("./lesson/lesson.tsx"),
  census: () => import("./census/census.tsx"),
  help: () => import("./help/help.tsx"),
};
