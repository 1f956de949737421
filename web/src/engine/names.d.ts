/** Names of games and of lessons, written down when the page is built (made by web/names.ts). */
declare module "virtual:names" {
  type Text = import("nimber").Text;
  interface Named {
    readonly id: string;
    readonly name: Text;
    /** Of a family: how its usual game is written, and what that is called. */
    readonly notation?: string;
    readonly of?: Text;
    /** Whether there is a table of its values, of one heap or of two. */
    readonly tabled?: true;
  }
  export const games: readonly Named[];
  export const lessons: readonly {
    readonly id: import("../theory/pages/ids.ts").LessonId;
    readonly title: Text;
  }[];
}

/** Programming languages, likewise: the first is meant where none is named. */
declare module "virtual:languages" {
  interface Named {
    readonly id: string;
    readonly name: string;
  }
  export const languages: readonly [Named, ...Named[]];
}
