/** Games by how some Chinese books spell the names that are written in Latin letters here. */
export const TRANSLITERATED: ReadonlyMap<string, string> = new Map([
  ["尼姆", "nim"],
  ["凯尔斯", "kayles"],
  ["道森凯尔斯", "dawsons-kayles"],
  ["格兰迪", "grundys-game"],
  ["拉斯克尼姆", "lasker"],
  ["摩尔尼姆", "moore-nim"],
]);
