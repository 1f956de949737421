// Text of the census of misère quotients before its tables.
import { column, heading, other, paragraph } from "./census-blocks.mjs";

const POSITIONS = ["order", "P", "preperiod", "period"];
/** Words in the names of games and sources that have to be translated, with their Chinese. */
const WORDS_ZH = [
  ["another solver", "另一个求解程序"],
  ["theory: ", "理论："],
  [", as quoted by others", "，据他人引用"],
  [" to ", "，堆到 "],
];

/**
 * Each published quotient with the one of the census for that code, or with the one computed up to the
 * published heap.
 */
export function comparedQuotients(rows, { quotients, heaps, pretending, infinite }, science) {
  const beside = quotients.map(({ code, to, source, order, p, preperiod, period }) => {
    const there = [order, p, preperiod, period];
    const here = to === undefined ? ofCensus(code) : upTo(code, to);
    const same = there.every((each, i) => each === undefined || each === here[i]);
    return { game: to === undefined ? code : `${code} to ${to}`, source, there, here, same };
  });
  const others = [allHeaps(), pretended(), notProved()];
  return { rows: beside, equal: beside.filter(({ same }) => same).length, others };

  /** Quaternary codes whose heaps are all equivalent to Nim heaps up to heap 14. */
  function allHeaps() {
    const codes = Array.from({ length: 64 }, (_, n) => `0.${n.toString(4).padStart(3, "0")}`);
    const differ = codes.filter((code) => {
      const [forms, game] = [science.canonicalForms(), science.parseGame(code)];
      const isHeap = (heap) => {
        const { number } = forms.of([science.component(game, heap)]);
        return forms.heap(forms.at(number).options.length).number === number;
      };
      const nim = Array.from({ length: 15 }, (_, heap) => heap).every(isHeap);
      return nim === heaps.others.includes(code.replace(/0$/, ""));
    });
    return { ...heaps, what: HEAPS, count: codes.length, differ };
  }

  function pretended() {
    const { code, genera, names } = pretending;
    const game = science.parseGame(code);
    const forms = science.canonicalForms();
    const { phi } = science.misereQuotient(game).quotient;
    const differ = names.flatMap((name, i) => {
      const genus = science.genusText(forms.of([science.component(game, i + 1)]).genus);
      const there = genera[i] ?? genera.at(i % 2 === 0 ? -2 : -1);
      const first = names.indexOf(name);
      return genus === there && phi.indexOf(phi[i + 1], 1) === first + 1 ? [] : [`${code} ${i + 1}`];
    });
    return { ...pretending, what: PRETENDING, count: names.length, differ };
  }

  function notProved() {
    const differ = infinite.codes.filter(
      (code) => rows.find(({ stands }) => stands.includes(code)).verdict === "proved",
    );
    return { ...infinite, what: INFINITE, count: infinite.codes.length, differ };
  }

  function ofCensus(code) {
    const row = rows.find(({ stands }) => stands.includes(code));
    const shiftOf = (game) => science.canonical(science.heapRules(science.parseGame(game))).shift;
    const shift = shiftOf(code) - shiftOf(row.game);
    if (shift === 0 || row.preperiod > 1) return [row.order, row.pPortion, row.preperiod + shift, row.period];
    const { preperiod, period } = science.misereQuotient(science.parseGame(code));
    return [row.order, row.pPortion, preperiod, period];
  }

  function upTo(code, to) {
    const game = science.parseGame(code);
    const certificate = science.certifyQuotient(
      science.heapRules(game),
      science.misereQuotient(game, { to }),
    );
    if (science.checkCertificate(JSON.stringify(certificate)).verdict !== "valid") throw new Error(code);
    return [certificate.order, certificate.p.length];
  }
}

const HEAPS = {
  en: "codes with digits 0 to 3 whose misère values are all Nim heaps",
  zh: "各位为 0 到 3、反常值全是 Nim 堆的代码",
};

const PRETENDING = {
  en: "heaps of 0.312: the genus, and the heaps that share an element",
  zh: "0.312 的堆：亏格，以及对应同一元素的堆",
};

const INFINITE = {
  en: "codes with an infinite quotient: no proof says otherwise",
  zh: "商为无限的代码：没有一个被证明为有限",
};

/** Page about misère quotients of octal games. */
export function quotients(rows, { proved, checked, partial }, language, { rows: beside, equal, others }) {
  const name = "misere-octal-3";
  const title = {
    en: "Misère quotients of octal games of up to three digits",
    zh: "三位以内八进制游戏的反常商",
  };
  const codes = rows.reduce((sum, { stands }) => sum + stands.length, 0);
  const solved = rows
    .filter(({ verdict }) => verdict === "proved")
    .reduce((sum, { stands }) => sum + stands.length, 0);
  const before = [
    other(name),
    paragraph(
      `This census covers all ${codes} octal codes with up to three digits after the point. Equal codes count once, which leaves ${rows.length} games. For each game, Nimber adds heaps one by one until the periodicity theorem proves the quotient of all heaps, or the search reaches its limit of steps. It proved the quotient of ${proved} games, which stand for ${solved} codes.`,
      `小数点后至多三位的八进制代码共 ${codes} 个，全部计算；相同的只算一次，得 ${rows.length} 个游戏。对每个游戏逐堆加入，直到周期定理证明所有堆的商，或者搜索达到步数限制。其中 ${proved} 个游戏（代表 ${solved} 个代码）的商已证明。`,
    ),
    paragraph(
      `Nimber learns a quotient from play and verifies it for all sums (Plambeck & Siegel 2008; see [theory](../theory/quotients.md)). The independent checker, which shares no code with that, replayed ${checked} certificates of proved quotients and ${partial} of partial ones.`,
      `Nimber 从对局中学出商，再对所有和验证（Plambeck & Siegel 2008；见[理论](../theory/quotients.zh-CN.md)）。独立的检验程序与之不共用代码，已重新计算 ${checked} 份已证明的商的证书和 ${partial} 份部分商的证书。`,
    ),
    paragraph(
      `Data: [${name}.csv](${name}.csv). Plan: [examples/${name}.yml](../../examples/${name}.yml). To make this page again: \`node scripts/census.mjs ${name}\`. To be able to stop and continue, run \`nimber census run examples/${name}.yml\` first, then \`node scripts/census.mjs ${name} --data census-data\`.`,
      `数据：[${name}.csv](${name}.csv)。计划：[examples/${name}.yml](../../examples/${name}.yml)。重新生成本页：\`node scripts/census.mjs ${name}\`。若要中途停止、以后继续，先运行 \`nimber census run examples/${name}.yml\`，再运行 \`node scripts/census.mjs ${name} --data census-data\`。`,
    ),
    heading("Comparison with published quotients", "与已发表的商对照"),
    paragraph(
      `${equal} of ${beside.length} agree in every published figure. Sources: Plambeck, Integers 5 (2005) G05; Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593. Where no publication was at hand, another solver gives the figures; it shares nothing with Nimber.`,
      `${beside.length} 个中有 ${equal} 个的各项数据全部一致。来源：Plambeck, Integers 5 (2005) G05；Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593。手边没有文献的，用另一个求解程序的结果对照，它与 Nimber 不共用代码。`,
    ),
    {
      block: "table",
      head: [
        column("code", "game", "游戏"),
        column("text", "source", "来源"),
        ...POSITIONS.map((each) => column("number", `${each} there`, `其${ZH[each]}`)),
        ...POSITIONS.map((each) => column("number", `${each} here`, `本表${ZH[each]}`)),
        column("text", "equal", "一致"),
      ],
      rows: beside.map(({ game, source, there, here, same }) => [
        inWords(game, language),
        inWords(source, language),
        ...there,
        ...POSITIONS.map((_, i) => here[i]),
        { en: same ? "yes" : "no", zh: same ? "是" : "否" }[language],
      ]),
    },
    paragraph(
      "Other published results on these games follow. CGSuite 2 has no misère quotients. Its misère values, genera and canonical forms are in test/known/published.json, and agree.",
      "下表是关于这些游戏的其他已发表结果。CGSuite 2 没有反常商；它的反常值、亏格和标准型在 test/known/published.json 中，都一致。",
    ),
    {
      block: "table",
      head: [
        column("text", "result", "结果"),
        column("text", "source", "来源"),
        column("number", "compared", "已对照"),
        column("text", "differ", "不一致"),
      ],
      rows: others.map(({ what, source, count, differ }) => [
        what[language],
        source[language],
        count,
        differ.length === 0 ? { en: "none", zh: "无" }[language] : differ.join(" "),
      ]),
    },
    heading("Results", "结果"),
  ];
  return { title: title[language], before };
}

/** Name of a game or a source in a language. */
const inWords = (text, language) =>
  language === "zh" ? WORDS_ZH.reduce((said, [en, zh]) => said.replace(en, zh), text) : text;

const ZH = { order: "阶", P: " P", preperiod: "前周期", period: "周期" };
