/** Games by how some Chinese books spell the names that are written in Latin letters here. */
export const TRANSLITERATED: ReadonlyMap<string, string> = new Map([
  ["尼姆", "nim"],
  ["尼姆游戏", "nim"],
  ["尼姆博弈", "nim"],
  ["凯尔斯", "kayles"],
  ["道森凯尔斯", "dawsons-kayles"],
  ["道森象棋", "dawsons-chess"],
  ["格兰迪", "grundys-game"],
  ["格兰迪游戏", "grundys-game"],
  ["拉斯克尼姆", "lasker"],
  ["摩尔尼姆", "moore-nim"],
  ["摩尔尼姆博弈", "moore-nim"],
  ["环形尼姆", "circular-nim"],
  ["科茨格尼姆", "kotzig-nim"],
  ["顶点凯尔斯", "node-kayles"],
  ["边凯尔斯", "arc-kayles"],
  ["动态减法博弈", "dynamic-nim"],
]);
