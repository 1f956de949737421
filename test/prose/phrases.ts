// Phrases that confuse readers, with what to write instead. Single words are fine.

interface Phrase {
  readonly phrase: RegExp;
  readonly instead: string;
}

export const english: readonly Phrase[] = [
  { phrase: /\b(?:is|are|was|were) told\b/i, instead: "say who reports it: Nimber names, prints, reports" },
  { phrase: /\btold (?:by|apart|at once)\b/i, instead: "given by, distinguished by" },
  { phrase: /\bheld against\b/i, instead: "checked by, compared with" },
  { phrase: /\brests? on\b/i, instead: "depends on, follows from" },
  { phrase: /\bunless (?:it is )?said\b/i, instead: "by default" },
  { phrase: /\bas many as are wanted\b/i, instead: "any number" },
  { phrase: /\b(?:of|by|beyond) which\b/i, instead: "two sentences, or whose, where, with" },
  { phrase: /\bit is (?:said|told)\b/i, instead: "name the subject" },
  { phrase: /\b(?:has|have) a door\b/i, instead: "entry point" },
  { phrase: /\bnothing else answers\b/i, instead: "Nimber uses only this method" },
  { phrase: /\bnobody has use for\b/i, instead: "unused" },
  { phrase: /\bwhat is left\b/i, instead: "the rest, the remaining position" },
  { phrase: /\bof a moment each\b/i, instead: "short" },
  { phrase: /\bfor ever\b/i, instead: "forever, without end" },
  { phrase: /\bis asked of\b/i, instead: "say who asks" },
  { phrase: /\bhave to be there\b/i, instead: "are required" },
  { phrase: /, as (?:`|[0-9])/, instead: "such as" },
];

export const chinese: readonly Phrase[] = [
  { phrase: /够不到/, instead: "局面过大、无法搜索时" },
  { phrase: /裁定/, instead: "判定" },
  { phrase: /无止境/, instead: "无限期" },
  { phrase: /格式是承诺/, instead: "格式保证向后兼容" },
  { phrase: /规则就是真相/, instead: "一切以规则为准" },
  { phrase: /毫无共用/, instead: "不共用任何代码" },
  { phrase: /取分(?:游戏|代码)/, instead: "取石分堆" },
  { phrase: /减集/, instead: "可取集合" },
  { phrase: /已观察/, instead: "仅验证，未证明" },
  { phrase: /孪生游戏/, instead: "前段相同、后来不同的游戏" },
  {
    phrase: /尼姆|凯尔斯|拉斯克|格兰迪|齐肯多夫/,
    instead: "Nim、Kayles、Lasker、Grundy、斐波那契进制",
  },
  { phrase: /评测机/, instead: "OJ" },
  { phrase: /状态图/, instead: "博弈图" },
  { phrase: /节点/, instead: "结点" },
  { phrase: /此处应为首位为/, instead: "首位应为" },
  { phrase: /10⁹ 堆/, instead: "堆的大小可达 10⁹" },
  { phrase: /所及之处|终有分别|未曾/, instead: "现代汉语" },
];
