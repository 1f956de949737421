import { codec } from "../shell/fields.ts";
import { lessonPage } from "./address.ts";
import { posed } from "./posed.ts";

/** Addresses of the path with those of class sessions, which links to a lesson do without. */
export const route = codec("path", { page: lessonPage, posed });
