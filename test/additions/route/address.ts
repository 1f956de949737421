import { codec, numbers } from "../shell/fields.ts";

export const address = codec("mex", { of: numbers(6, [0, 50]) });
