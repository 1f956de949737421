/** Games by another name: as some Chinese books spell those that are written in Latin letters here, or as a game is called too. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["尼姆", "nim"],
  ["凯尔斯", "kayles"],
  ["道森凯尔斯", "dawsons-kayles"],
  ["格兰迪", "grundys-game"],
  ["拉斯克尼姆", "lasker"],
  ["摩尔尼姆", "moore-nim"],
  ["bulo", "tactix"],
]);
