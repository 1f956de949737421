// What the pages of docs/census say before the tables: how the census was made, and how it compares.

const grouped = (number) => number.toLocaleString("en");
const paragraph = (en, zh) => ({ block: "paragraph", text: { en, zh } });
const heading = (en, zh) => ({ block: "heading", text: { en, zh } });
const column = (kind, en, zh) => ({ kind, name: { en, zh } });
const other = (name) => paragraph(`[简体中文](${name}.zh-CN.md)`, `[English](${name}.md)`);

const LAWS = {
  en: "Every period here is proved by a finite theorem, not seen: see [theory](../theory.md).",
  zh: "此处的周期均由有限定理证明，而非观察所得：见[理论](../theory.zh-CN.md)。",
};

const made = (name, { proved, checked }) => {
  const certificates =
    proved === checked
      ? {
          en: `All ${grouped(proved)} proofs have certificates, which the independent checker replayed.`,
          zh: `全部 ${grouped(proved)} 个证明都有证书，并由独立的检查程序逐一重放。`,
        }
      : {
          en: `Of ${proved} proofs ${checked} have certificates, which the independent checker replayed; those of the other ${proved - checked} would list more than 500,000 exceptions each, or as long a period, and are not stored.`,
          zh: `${proved} 个证明中有 ${checked} 个附有证书，并由独立的检查程序逐一重放；其余 ${proved - checked} 个的证书须列出 500,000 个以上的例外，或同样长的周期，因而不予保存。`,
        };
  return [
    paragraph(`${LAWS.en} ${certificates.en}`, `${LAWS.zh}${certificates.zh}`),
    paragraph(
      `Data: [${name}.csv](${name}.csv). Plan: [examples/${name}.yml](../../examples/${name}.yml). Made again by \`node scripts/census.mjs ${name}\`.`,
      `数据：[${name}.csv](${name}.csv)。计划：[examples/${name}.yml](../../examples/${name}.yml)。可用 \`node scripts/census.mjs ${name}\` 重新生成。`,
    ),
  ];
};

/** The page on octal games. */
export function octal(_rows, verification, language, { rows, equal }) {
  const title = { en: "Octal games of up to three digits", zh: "三位以内的八进制游戏" }[language];
  const before = [
    other("octal-3"),
    paragraph(
      "All 1,024 octal codes of up to three digits after the point, with 0 or 4 before it, to heap 100,000; games of which a period is published, to its proof.",
      "小数点后至多三位、小数点前为 0 或 4 的全部 1,024 个八进制代码，计算到大小为 100,000 的堆；已有周期发表的游戏则计算到得证为止。",
    ),
    ...made("octal-3", verification),
    heading("Equal games", "相同的游戏"),
    paragraph(
      "Codes are one game when that follows from their moves: when counting every heap as one smaller turns one into the other (Winning Ways, ch. 4); when they differ only in moves from one heap size each, and the values up to there agree; or when they differ in moves that add no value, as taking some and leaving one heap, where another move leaves that heap and one of value 0. Codes that merely agree as far as they were computed are listed apart.",
      "由走法即可断定相同的代码算作一个游戏：把每个堆都少算一个后二者相同（Winning Ways，第 4 章）；二者只在个别堆大小上走法不同，而到那里为止的值都一致；或者二者之差只是不增添新值的走法，例如取走若干后剩一堆，而另有走法剩下该堆与一个值为 0 的堆。仅在已算范围内一致的代码另行列出。",
    ),
    heading("Compared with what is published", "与已发表结果对照"),
    paragraph(
      `${equal} of ${rows.length} published periods agree in period and preperiod. Heaps count from 0; a preperiod is one more than the last exception. Sources: the table of T. Czajka (github.com/tczajka/octal-games, commit 57e893a9), the OEIS.`,
      `${rows.length} 个已发表的周期中，有 ${equal} 个的周期与前周期均一致。堆从 0 数起；前周期等于最后一个例外加 1。来源：T. Czajka 的表（github.com/tczajka/octal-games，提交 57e893a9）与 OEIS。`,
    ),
    {
      block: "table",
      head: [
        column("code", "game", "游戏"),
        column("text", "source", "来源"),
        column("number", "preperiod there", "其前周期"),
        column("number", "period there", "其周期"),
        column("number", "preperiod here", "本表前周期"),
        column("number", "period here", "本表周期"),
        column("text", "equal", "一致"),
      ],
      rows: rows.map(({ game, source, there, here, same }) => [
        game,
        source,
        ...there,
        ...here,
        { en: same ? "yes" : "no", zh: same ? "是" : "否" }[language],
      ]),
    },
    heading("Differences", "不同之处"),
    ...DIFFERENCES.map(([en, zh]) => paragraph(`- ${en}`, `- ${zh}`)),
    heading("Results", "结果"),
  ];
  return { title, before };
}

const DIFFERENCES = [
  [
    "`0.56`: A071436 gives 326637 as the last exception; it is 326639, as Czajka's table has it. The certificate replays, and the checker refuses any smaller preperiod.",
    "`0.56`：A071436 称最后一个例外为 326637；实为 326639，与 Czajka 的表一致。证书可重放，检查程序会拒绝任何更小的前周期。",
  ],
  [
    "`0.161` is not `0.36`, as tables of Flammenkamp have it: they agree to heap 518 and differ at 519 (see the twins below).",
    "`0.161` 并非 Flammenkamp 的表中所列的 `0.36`：二者到堆 518 都一致，在 519 处不同（见下文的孪生）。",
  ],
  [
    "`0.27` is `0.26`, not `0.06`, and `0.314` is not `0.31`, both unlike the table of Winning Ways.",
    "`0.27` 即 `0.26`，而非 `0.06`；`0.314` 也不是 `0.31`；这两处与 Winning Ways 的表不同。",
  ],
  [
    "Czajka counts heap 0 among the rare heaps, and so one more than here; masks and last rare heaps agree.",
    "Czajka 把堆 0 也算作稀有堆，因此比本表多一个；掩码与最后的稀有堆均一致。",
  ],
  [
    "`4.344` and `4.364`, which stand as unsolved in Czajka's list, are proved periodic here: see the table of all games.",
    "`4.344` 与 `4.364` 在 Czajka 的列表中尚未解决，此处已证明呈周期：见全部游戏的表。",
  ],
];

/** Each published period beside what the census has of that game, also when it stands under another code. */
export function compared(rows, { games }, { periods }, { canonical, heapRules, parseGame, periodOf }) {
  const published = [
    ...games.map(({ code, preperiod, period }) => ({
      game: code,
      source: "Czajka",
      there: [preperiod, period],
    })),
    ...periods.map(({ oeis, game, shift, period, lastException }) => ({
      game,
      source: oeis,
      there: [lastException + 1 + shift, period],
    })),
  ];
  const beside = published
    .map((each) => {
      const here = periodHere(each.game);
      return { ...each, here, same: here.join() === each.there.join() };
    })
    .sort((a, b) => (a.game === b.game ? 0 : a.game < b.game ? -1 : 1));
  return { rows: beside, equal: beside.filter(({ same }) => same).length };

  function periodHere(code) {
    const row = rows.find(({ stands }) => stands.includes(code));
    const rules = heapRules(parseGame(code));
    const shift = canonical(rules).shift - canonical(heapRules(parseGame(row.game))).shift;
    if (shift === 0 || row.preperiod > 0) return [row.preperiod + shift, row.period];
    const found = periodOf(rules);
    return [found.preperiod, found.period];
  }
}

/** The page on subtraction games. */
export function subtraction(rows, verification, language) {
  const late = rows.filter(({ preperiod }) => preperiod > 0).length;
  const title = { en: "Subtraction games within {1..14}", zh: "{1..14} 内的减法游戏" }[language];
  const before = [
    other("subtraction-14"),
    paragraph(
      `All 16,383 subtraction sets of numbers from 1 to 14; a set that is a multiple of another is the same game with larger heaps, which leaves ${grouped(rows.length)}. Of these ${grouped(rows.length - late)} are periodic from heap 0 on and ${grouped(late)} are not: in the data, those with a preperiod above 0.`,
      `由 1 到 14 的数构成的全部 16,383 个减集；某集合若为另一集合的倍数，便是堆更大的同一游戏，因此共有 ${grouped(rows.length)} 个。其中 ${grouped(rows.length - late)} 个从堆 0 起就呈周期，${grouped(late)} 个不然：即数据中前周期大于 0 者。`,
    ),
    ...made("subtraction-14", verification),
  ];
  return { title, before };
}

const POSITIONS = ["order", "P", "preperiod", "period"];

/** Each published quotient beside what the census has of that code, or what is found as far as the publication goes. */
export function comparedQuotients(rows, { quotients, heaps, pretending, infinite }, science) {
  const beside = quotients.map(({ code, to, source, order, p, preperiod, period }) => {
    const there = [order, p, preperiod, period];
    const here = to === undefined ? ofCensus(code) : upTo(code, to);
    const same = there.every((each, i) => each === undefined || each === here[i]);
    return { game: to === undefined ? code : `${code} to ${to}`, source, there, here, same };
  });
  const others = [allHeaps(), pretended(), notProved()];
  return { rows: beside, equal: beside.filter(({ same }) => same).length, others };

  /** Which quaternary codes have Nim heaps alone as values, to heap 14. */
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
  en: "codes with digits 0 to 3: which have Nim heaps alone as misère values",
  zh: "数字为 0 至 3 的代码：哪些的反常值全是 Nim 堆",
};
const PRETENDING = {
  en: "heaps of 0.312: genus, and which heaps are one element",
  zh: "0.312 的堆：亏格，以及哪些堆是同一元素",
};
const INFINITE = {
  en: "codes with an infinite quotient: none is proved finite",
  zh: "商为无限的代码：无一被证为有限",
};

/** The page on misère quotients of octal games. */
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
      `All ${codes} octal codes of up to three digits after the point, ${rows.length} games, as equal codes are counted once: heaps are added one by one until the periodicity theorem proves the quotient of all of them, or the search has taken as many steps as its memory allows. The quotient of ${solved} codes, ${proved} games, is proved.`,
      `小数点后至多三位的全部 ${codes} 个八进制代码，相同者只算一次，共 ${rows.length} 个游戏：逐堆加入，直到周期定理证明所有堆的商，或搜索的步数达到内存所允许的上限。其中 ${solved} 个代码、${proved} 个游戏的商已得证。`,
    ),
    paragraph(
      `The learner proposes a quotient, which is verified for all sums (Plambeck & Siegel 2008; see [theory](../theory.md)); ${checked} certificates of proved quotients and ${partial} of partial ones were replayed by the independent checker, which shares no code with it.`,
      `学习程序提出商，再对所有和加以验证（Plambeck & Siegel 2008；见[理论](../theory.zh-CN.md)）；独立的检查程序与之不共用代码，已重放已证商的证书 ${checked} 份、部分商的证书 ${partial} 份。`,
    ),
    paragraph(
      `Data: [${name}.csv](${name}.csv). Plan: [examples/${name}.yml](../../examples/${name}.yml). Made again by \`node scripts/census.mjs ${name}\`, or by \`nimber census run examples/${name}.yml\`, which can be stopped and goes on, and \`node scripts/census.mjs ${name} --data census-data\`.`,
      `数据：[${name}.csv](${name}.csv)。计划：[examples/${name}.yml](../../examples/${name}.yml)。可用 \`node scripts/census.mjs ${name}\` 重新生成；或先运行可随时停止、随后继续的 \`nimber census run examples/${name}.yml\`，再运行 \`node scripts/census.mjs ${name} --data census-data\`。`,
    ),
    heading("Compared with what is published", "与已发表结果对照"),
    paragraph(
      `${equal} of ${beside.length} agree in all that is told. Sources: Plambeck, Integers 5 (2005) G05; Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593; and where these were not at hand a solver that shares nothing with this one.`,
      `${beside.length} 个中有 ${equal} 个在所载各项上全部一致。来源：Plambeck, Integers 5 (2005) G05；Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593；不在手边者，取自与本程序毫无共用代码的另一求解程序。`,
    ),
    {
      block: "table",
      head: [
        column("code", "game", "游戏"),
        column("text", "source", "来源"),
        ...POSITIONS.map((each) => column("number", `${each} there`, `其 ${ZH[each]}`)),
        ...POSITIONS.map((each) => column("number", `${each} here`, `本表 ${ZH[each]}`)),
        column("text", "equal", "一致"),
      ],
      rows: beside.map(({ game, source, there, here, same }) => [
        game,
        source,
        ...there,
        ...POSITIONS.map((_, i) => here[i]),
        { en: same ? "yes" : "no", zh: same ? "是" : "否" }[language],
      ]),
    },
    paragraph(
      "What is published of these games in other forms. CGSuite 2 has no misère quotients; its misère values, genera and canonical forms are in test/known/published.json, and agree.",
      "这些游戏以其他形式发表的结果。CGSuite 2 没有反常商；其反常值、亏格与标准型见 test/known/published.json，均一致。",
    ),
    {
      block: "table",
      head: [
        column("text", "what", "内容"),
        column("text", "source", "来源"),
        column("number", "compared", "已对照"),
        column("text", "differ", "不一致"),
      ],
      rows: others.map(({ what, source, count, differ }) => [
        what[language],
        source,
        count,
        differ.length === 0 ? { en: "none", zh: "无" }[language] : differ.join(" "),
      ]),
    },
    heading("Results", "结果"),
  ];
  return { title: title[language], before };
}

const ZH = { order: "阶", P: "P", preperiod: "前周期", period: "周期" };
