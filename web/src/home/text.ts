import type { Text } from "nimber";
import { t } from "../locale/home.ts";
import type { TextEntry } from "../shell/language.ts";

export const texts = {
  title: t("title"),
  lead: t("lead"),
  begin: t("begin"),
  whole: t("whole"),
  why: t("why"),
  takes: t("takes"),
  ways: t("ways"),
  continue: (place: string) => t("continue", { place }),
  gallery: t("gallery"),
  search: t("search"),
  kinds: t("kinds"),
  all: t("all"),
  kind: {
    heaps: t("heaps"),
    strips: t("strips"),
    boards: t("boards"),
    graphs: t("graphs"),
    coins: t("coins"),
  },
  surprise: t("surprise"),
  count: (n: number) => t("count", { n }),
  none: t("none"),
} satisfies Record<string, TextEntry | Record<string, Text>>;
