export {
  composed,
  inEveryLanguage,
  isText,
  localized,
  localizedIn,
  type Sentences,
  type Speaker,
  say,
  speaker,
  verbatim,
} from "./message.ts";
export { counted, spaced } from "./words.ts";
