import { Refusal } from "nimber/worker";
import { t } from "../locale/shell.ts";
import { type Resource, resource } from "./resource.ts";
import { notice } from "./url.ts";

/** Texts in files of their own, of which the latest request arrives; a notice says if it cannot be loaded. */
export const loaded = <Q, A>(
  load: (request: Q) => Promise<A>,
  arrive: (value: A, request: Q) => void,
): Resource<Q, A> =>
  resource(
    (request: Q) =>
      load(request).catch(() => {
        throw new Refusal({ text: t("notLoaded") });
      }),
    ({ value, why }, request) => {
      if (why === undefined) arrive(value, request);
      else notice.value = why.text;
    },
  );
