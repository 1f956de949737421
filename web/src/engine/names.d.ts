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
  export const chapters: readonly {
    readonly id: import("../theory/ids.ts").ChapterId;
    readonly title: Text;
  }[];
}

/** Programming languages, likewise: the first is meant where none is named. */
declare module "virtual:languages" {
  interface Named {
    readonly id: string;
    readonly name: string;
    /** The end of the names of its files, and the name that a program must have, if it must. */
    readonly extension: string;
    readonly file?: string;
  }
  export const languages: readonly [Named, ...Named[]];
}

/** Pictures and names of moves of games and families, by their ids (made by web/looks.ts). */
declare module "virtual:looks" {
  export const looks: Readonly<Record<string, Pick<import("nimber").Look, "picture" | "moves">>>;
}

/** The games of the gallery, likewise (made by web/gallery.ts). */
declare module "virtual:gallery" {
  export const games: readonly import("../home/search.ts").GalleryGame[];
}
