// All sentences in Simplified Chinese.

import type { Sentences } from "./message.ts";
import type * as M from "./messages.ts";
import { inChinese, limitReached, spaced } from "./words.ts";

export const errors: Sentences<M.Errors> = {
  nesting: ({ most }) => `至多 ${most} 层嵌套`,
  notation: ({ expected, found, suggestion }) =>
    `此处应为${spaced(expected)}，但读到${spaced(found)}${suggestion === undefined ? "" : `。是否想写 ${suggestion}？`}`,
  end: "结尾",
  limit: ({ allowed, unit, needed }) => limitReached(allowed, unit, needed),
  needed: ({ needed }) => `，需要 ${needed}`,
  neededAbout: ({ size }) => `，约需 ${size}`,
  positions: "个局面",
  moves: "步走法",
  seconds: "秒",
  bytes: "字节内存",
  heap: "个石子（单堆）",
  source: "字节源代码",
  steps: "步因数分解",
  exceptions: "个周期例外",
  digits: "位数字（单个数）",
  parts: "个子游戏（一步所留下）",
  states: "个自动机状态",
  transitions: "个自动机转移",
  columns: "种数字列",
  clauses: "种条件情形",
  value: "（按可能取值搜索时 SG 值的上限）",
  depth: "步（连续走子）",
  cells: "格",
  constant: "（自动机中常数的最大值）",
  growth: ({ way, names }) => `对局可能永不结束，且局面无穷无尽：${way}，其中 ${names.join("、")} 无限增大`,
  loop: ({ cycle }) => `局面可能重复出现：${cycle}`,
  ownProofRefused: ({ fault }) => `独立的检验程序没有通过该证明：${fault}（这是 nimber 的缺陷，请反馈）`,
  valuesRefused: ({ fault }) => `独立的检验程序没有通过所给的 SG 值：${fault}`,
  recheck: ({ file, heap, has, found }) =>
    `${file}：n = ${heap}：文件中的 SG 值为 ${has}，按规则应为 ${found}`,
  position: ({ game, expected, got }) => `position：此处应为 ${game} 的局面（${expected}），但读到 ${got}`,
  rule: ({ says, position }) => `${says}${position === undefined ? "" : `（局面 ${position}）`}`,
  method: ({ method, game, why, others }) =>
    `方法 ${method} 不适用于 ${game}：${why}${others.length === 0 ? "" : `；可用的方法有 ${others.join("、")}`}`,
  input: ({ expected, found, line, column }) =>
    `第 ${line} 行第 ${column} 列：此处应为${spaced(expected)}，但读到${spaced(found)}`,
};

export const checker: Sentences<M.Checker> = {
  seconds: ({ allowed }) => `未能在 ${allowed} 秒内重新计算整个窗口`,
  bytes: ({ allowed, needed }) => limitReached(allowed, "字节内存", `，需要 ${needed}`),
  positions: ({ allowed, needed }) => limitReached(allowed, "个 SG 值（窗口）", `，需要 ${needed}`),
  notJson: "不是 JSON",
  notJsonObject: "不是 JSON 对象",
  nesting: ({ most }) => `嵌套超过 ${most} 层`,
  characterNotCanonicalFieldTwice: ({ i }) =>
    `第 ${i + 1} 个字符不是规范写法：字段重复，或数字、文字写法不同`,
  fieldMissingUnknownWrongForm: ({ shown }) => `字段 \`${shown}\` 缺失、未知或格式不对`,
  boardCellsCertificateMost: ({ board, mostCells }) => `棋盘有 ${board} 格；证书至多支持 ${mostCells} 格`,
  noPieceBoard: ({ word }) => `${word} 不是棋盘的一块`,
  claimedTwiceNeedsNoClaim: ({ word }) => `证书对 ${word} 重复断言，或无需断言`,
  valueCheckedMoveMove: ({ named, value, count }) =>
    `${named} 的 SG 值为 ${value}；已逐步核对 ${count} 个部分`,
  partValueClaimedButNot: ({ word, value }) =>
    `部分 ${word}：声称 SG 值为 ${value}，但证书未排除走到该值的走法`,
  partValueClaimedButNo: ({ word, value, less }) =>
    `部分 ${word}：声称 SG 值为 ${value}，但证书没有给出走到 ${less} 的走法`,
  partBoardNothingClaimed: "证书对棋盘的某个部分没有断言",
  partsBoardNimSumNot: ({ sum, value }) => `棋盘各部分的异或和为 ${sum}，不是 ${value}`,
  notBoard: "不是棋盘的证书",
  values: "SG 值",
  pPositionsUnderMisRe: "反常规则下的必败态",
  pPositions: "必败态",
  thoseAutomaton: ({ shortened, what, states, system, isClosed, hasDraws }) =>
    `${shortened}：${what}由记数系统 ${system} 中 ${states} 个状态的自动机给出${isClosed ? "；没有走法离开合法局面" : ""}${hasDraws ? "；`won` 的自动机给出必胜态，其余为平局" : ""}`,
  moveLeavesLegal: "有走法离开合法局面，与 `closed` 不符",
  ruleNotReadChecker: ({ message }) => `检验程序无法读取该规则：${message}`,
  checkerDoesNotFollowLaw: ({ message }) => `检验程序无法检验该规律：${message}`,
  theoremFault: ({ message }) => `由该定理得不出此规则的这条规律：${message}`,
  lawByTheorem: ({ shortened, law, play }) =>
    `${shortened}：${play === "misere" ? "反常规则（misère）下 " : ""}${law}；规则满足相应定理的条件`,
  moveNeedNotMakeMeasure: "有的走法不使所给的量变小",
  doesNotHoldAllPositions: "未包含所有应包含的局面",
  witness: "含有不对应任何走法的见证",
  step: "含有无见证可达的状态",
  coverFault: ({ field, covers }) => `\`${field}\` ${covers}`,
  moveLeavesSeveralComponents: "一步会留下多个子游戏",
  noPositionLegal: "没有合法局面，规律不说明任何事",
  drawWon: "规律中的某个平局能走到必败态",
  positionBothLostWon: "某个局面既判负又判胜",
  pPositionSeveral: "规律中的某个必败态有一步留下两个必胜态，异或和可能为 0",
  pPositionLawWon: "规律断言的某个必败态其实是必胜态",
  blockedPositionNotOne: "所称无走法的局面其实有走法",
  gameWonNoValues: "含 `won` 的游戏没有 SG 值",
  positionTwoValues: "某个局面有两个值",
  optionValuePosition: "某个后继局面的值与原局面相同",
  sumsLacksNimSumValues: "`sums` 缺少某两个值的异或和",
  heapListedButNoHeap: ({ losing, preperiod, period }) =>
    `列出了 n = ${losing}，但只应列出小于 ${preperiod + period} 的堆`,
  heapsDifferWhoWins: ({ n, period }) => `n = ${n} 与 n = ${n + period} 的胜负不同`,
  preperiodLessThan: ({ preperiod }) => `前周期应小于 ${preperiod}`,
  periodLess: ({ less }) => `有更小的周期 ${less}`,
  heapPosition: ({ heap, isLost }) => `n = ${heap} ${isLost ? "是" : "不是"}必败态`,
  takesOfSquares: ({ shortened, play, losing, winning, bound }) => {
    const under = play === "misere" ? "反常规则下" : "";
    const more = winning === "" ? "" : ` ${winning}，以及`;
    const laws =
      losing === ""
        ? `${under}没有必败态，${winning === "" ? "也没有必胜态" : `必胜态为 ${winning}`}`
        : `${under}必败态为 ${losing}，必胜态为${more}必败态加正平方数`;
    return `${shortened}：${laws}，其余为平局；已逐个检验到 ${bound}`;
  },
  squaresBoth: ({ n }) => `n = ${n} 列为必败态，但此处先手必胜`,
  squaresUnanswered: ({ p, to }) => `从 n = ${p} 可走到 ${to}，而从 ${to} 走不到比 ${p} 小的必败态`,
  squaresNeedless: ({ n }) => `n = ${n} 等于必败态加平方数，不应列入 \`winning\``,
  squaresNotWon: ({ n }) => `\`winning\` 中的 n = ${n} 走不到必败态`,
  squaresMissing: ({ n }) => `n = ${n} 是必胜态，但未列入 \`winning\``,
  squaresRoots: ({ difference }) => `有两个必败态相差 ${difference}，即 \`roots\` 的平方差`,
  squaresNoDraw: ({ n }) => `n = ${n} 按规律是平局，但走不到平局`,
  squaresNoValue: ({ n }) => `n = ${n} 时走法的条件没有值，或其中的数超出检验程序的范围`,
  whoWinsPreperiodPeriod: ({ shortened, play, preperiod, period }) =>
    `${shortened}：${play === "misere" ? "反常规则下" : ""}胜负的前周期 ${preperiod}，周期 ${period}`,
  preperiodPeriodValuesReplayed: ({ shown, preperiod, period, saltus, to }) =>
    `${shown}：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，跃差 ${saltus}`}；已重新计算 ${to + period} 个值`,
  heapClaimedValueRulesGive: ({ heap, values, found }) =>
    `n = ${heap}：声称 SG 值为 ${values}，按规则应为 ${found}`,
  theoremApplies: ({ expected }) => `适用的定理是 ${expected}`,
  saltusMostPeriodNoValue: "`saltus` 不应大于 `period`，因为 SG 值不超过堆的大小",
  hasToBe: ({ field, needed }) => `\`${field}\` 应为 ${needed}`,
  heapNoExceptionOutOrder: ({ heap }) => `n = ${heap} 不是例外，或次序不对`,
  valuesBelowHeapDifferTheir: ({ from, period, value }) =>
    `n = ${from} 与 n = ${from + period} 之前的值，空缺在 ${value} 处不同`,
  preperiodNotLeastHeapRepeats: ({ preperiod }) => `前周期不是最小的：n = ${preperiod - 1} 处也重复`,
  periodNotLeastPeriod: ({ divisor }) => `周期不是最小的：${divisor} 也是周期`,
  max: ({ is }) => `\`max\` 应为 ${is}`,
  checksum: ({ sum }) => `校验和应为 ${sum}`,
  tableElementTimesGeneratorsDoes: ({ x, h, g }) => `乘法表：元素 ${x} 乘生成元 ${h} 与 ${g} 不可交换`,
  wordsElementReachedOtherwise: ({ row }) => `词：元素 ${row} 由另一个词得到`,
  tableElementNotReached: ({ reached }) => `乘法表：元素 ${reached} 不可达`,
  phiHeapNotGeneratorsSay: ({ heap }) => `phi：n = ${heap} 处与生成元不符`,
  generatorsHeapBeyondPhi: ({ generators }) => `生成元：n = ${generators} 超出 phi`,
  theoremSpeaksCodesFiniteSets: "该定理只适用于代码与有限集合",
  heaps: ({ needed }) => `\`heaps\` 应为 ${needed}`,
  preperiodNotLeast: "前周期不是最小的",
  pNothingMoveNoP: "p：反常规则下，无法操作的局面不应是必败态",
  phiHeapNoMovesNot: ({ heap }) => `phi：n = ${heap} 时无法操作，却不是 1`,
  heapOptionBothPElements: ({ heap, z }) => `与元素 ${z} 相加后，n = ${heap} 与它的一个后继同为必败态`,
  coverElementNoPElement: ({ element }) => `覆盖：元素 ${element} 不在 P 中，却没有必胜走法`,
  coverEntryElementNotNeeded: ({ element }) => `覆盖：元素 ${element} 有多余的条目`,
  coverEntryElementNoSum: ({ idle }) => `覆盖：元素 ${idle} 有条目不属于任何游戏之和`,
  coverSumElementNotCovered: ({ element }) => `覆盖：元素 ${element} 对应的某个游戏之和未被覆盖`,
  separatorsTwoElementsNotTold: "分离元：没有分离元能区分某两个元素",
  separatorsNotNeeded: ({ idle }) => `分离元：${idle} 是多余的`,
  heapsAlone: ({ heaps }) => `仅限大小为 0 到 ${heaps} 的堆`,
  allHeapsPreperiodPeriod: ({ preperiod, period }) =>
    `对任意大小的堆成立：φ 的前周期 ${preperiod}，周期 ${period}`,
  misReQuotientOrder: ({ shortened, order, all }) => `${shortened}：反常商的阶为 ${order}，${all}`,
  valuesGraphVerticesEdges: ({ n, m }) => `${n} 个顶点、${m} 条边的图的各 SG 值`,
  stoppedLimit: ({ allowed, unit }) => limitReached(allowed, unit),
  secondsUnit: "秒",
  bytesUnit: "字节内存",
  positionsUnit: "个局面",
  noCertificateGraph: "不是图的证书",
  expectedBytesFound: ({ length, bytes }) => `应为 ${length} 字节，但有 ${bytes}`,
  edgesVertexEndBeforeThey: ({ v }) => `顶点 ${v} 的边：结束位置在开始位置之前`,
  edgesBelongNoVertex: "有边不属于任何顶点",
  edgeLeadsNoVertex: ({ e }) => `第 ${e} 条边不通向任何顶点`,
  notMexOptions: "不是后继的 mex",
  noAnswerMoveVertex: ({ w }) => `对走到顶点 ${w} 的一步没有应着`,
  shouldFinite: "应为有限数",
  labelVertex: ({ v, fault }) => `顶点 ${v} 的值${fault}`,
};

export const conclusions: Sentences<M.Conclusions> = {
  fromHeapValuesRepeatPeriod: ({ preperiod, period }) => `从 ${preperiod} 起 SG 值以 ${period} 为周期。`,
  fromHeapSplit: ({ preperiod, saltus, period, constant }) =>
    `从 ${preperiod} 起，堆每增加 ${period} 个石子，SG 值增加 ${saltus}，而 n % ${period} 属于 {${constant.join()}} 处的值只重复、不增加。`,
  fromHeapValueGrowsEvery: ({ preperiod, saltus, period }) =>
    `从 ${preperiod} 起，堆每增加 ${period} 个石子，SG 值增加 ${saltus}。`,
  sentence: ({ clause }) => `${clause}。`,
  observedHeaps: ({ from, to, claim, more }) => `仅对 ${from} 到 ${to} 的堆验证，未证明：${claim}${more}`,
  replayed: "已检验",
  notReplayed: "未检验",
  independentCheckerReplayedAllValues: ({ last }) => `独立的检验程序已重新计算全部 ${last + 1} 个值。`,
  independentCheckerDidNotReplay: "独立的检验程序没有重新计算：后继超过 2^31 个，或超出限制。",
  valuesUpHeapWereComputed: ({ last, from, by }) =>
    `SG 值已计算到 n = ${last}，并从 n = ${from} 起逐一比较，由此证明了周期。${by}`,
  comparedAndClaimed: ({ compared, claim, source }) => `${compared}${claim}（${source}）`,
  value: ({ place, value, digits }) => `${place} 的 SG 值为 ${inChinese(value)}。${digits}`,
  valueInCases: ({ place, values, conditions, digits }) =>
    `${place} 的 SG 值：${conditions.map((each, i) => `若 ${inChinese(each)}，为 ${inChinese(values[i]!)}`).join("；")}；否则为 ${inChinese(values.at(-1)!)}。${digits}`,
  iff: ({ place, player, condition, digits }) =>
    `${place} 为${player === "N" ? "必胜态" : "必败态"}，当且仅当 ${inChinese(condition!)}。${digits}`,
  claimMisere: ({ claim }) => `反常规则下，${claim}`,
  claimWhere: ({ where, claim }) => `当 ${where} 时：${claim}`,
  zerosCountsDigitsEnd: "zeros 为末尾 0 的个数",
  digitsumAddsDigits: "digitsum 为各位数字之和",
  lengthCountsDigits: "length 为位数",
  lowestWeightLastDigitNot: "lowest 为最后一个非零数字的位权",
  tailNumberLastDigits: "tail 为末几位所表示的数",
  countTellsHowOftenDigits: "count 为该数字串出现的次数",
  columnsMultiple: ({ of, base, modulus }) =>
    `${of.join("、")} 写成 ${base} 进制后，每一位上各数字之和都是 ${modulus} 的倍数`,
  digitsMatch: ({ of, system, pattern }) =>
    `${of} 的 ${/^\d/.test(system) ? `${system} 进制` : ` ${system} `}各位数字符合 ${pattern}`,
  inRow: ({ parts }) => parts.join(""),
  zerosFrontEnds: ({ zeckendorf, system, name, words }) =>
    `即 ${name} 的 ${zeckendorf ? "Zeckendorf" : system} 表示（前面补零）以 ${words.join(" 或 ")} 结尾。`,
  digitsSystemNamed: ({ used }) => `其中的数字均指所列记数系统中的各位数字：${used.join("，")}。`,
  automatonTellsValueNFrom: ({ next, base }) =>
    `有 ${next} 个状态的自动机从低位到高位读入 n 的 ${base} 进制各位数字，给出 SG 值。`,
  pPositionIffAutomatonAccepts: ({ place, by, id }) =>
    `${place} 为必败态，当且仅当它被有 ${by} 个状态的自动机接受（记数系统：${id}）。`,
  pPositionIffColumns: ({ place, id, columns }) =>
    `${place} 为必败态，当且仅当按 ${id.replace("base ", "")} 进制，每一位上的各数字依次为 ${columns.join("、")} 之一。`,
  valueNumberAutomatonAccepts: ({ place, by, id }) =>
    `${place} 的 SG 值由有 ${by} 个状态的自动机给出（记数系统：${id}）。`,
  qQuotientNThen: ({ base, begin, zh }) =>
    `设 q = ⌊n / ${base}⌋：${begin.join("，")}，其后 G(n) = ${zh.join("，")}。`,
  cited: "引自文献，并与穷举结果对拍。",
  finite: "由周期的有限判定定理证明。",
  provedInChapter: ({ chapter }) => `证明见 docs/theory/${chapter}.zh-CN.md。`,
  heaps: ({ heaps }) => `（${heaps} 堆）`,
  fullStop: "。",
  byFormula: ({ formula }) => `：${formula}`,
  provedAutomaton: ({ of, tail }) => `由自动机证明${of}${tail}`,
  nothingMoves: "每个子游戏都无法操作",
  fixedTakes: "可取集合固定：堆的 SG 值为 0，当且仅当再加上最小的可取数后 SG 值为 1（Ferguson 1974）",
  checkedAll: "已在所有可达局面上逐一验证其条件",
  valueMovesButNoOption: ({ at }) => `${at} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继`,
  valueOptionNimSumComponent: ({ at, value }) =>
    `${at} 的 SG 值为 ${value}，却有异或和为 ${1 - value} 且含大于 1 的子游戏的后继`,
  besideRestNimSumNo: ({ at, rest }) =>
    `当其余子游戏的异或和为 ${rest} 时，${at} 没有能走到规则所说必败态的走法`,
  nameless: "该游戏",
  position: ({ shown }) => `局面 ${shown}`,
  theValue: "SG 值",
  noMoveIsLeft: "已无走法，轮到的一方负（必败态）。",
  everyMoveMakesNimSum: ({ of }) =>
    `${of}：任何走法都会使异或和变为非零，而对手总能使它变回 0，所以后手必胜（必败态）。`,
  noMoveLeavesPlayNeed: ({ of }) =>
    `${of}：没有走法能使总值变为 0，而对局可以无限进行，所以双方都无法必胜（平局）。`,
  notSoNextPlayerWins: ({ of, isSum }) => `${of}${isSum ? "，" : ""}不为 0，所以先手必胜（必胜态）。`,
  notSoMoveWins: ({ of, isSum, move }) =>
    `${of}${isSum ? "，" : ""}不为 0，所以先手必胜（必胜态）：${move}，异或和变为 0。`,
  N: "先手必胜（必胜态）",
  P: "后手必胜（必败态）",
  D: "双方都无法必胜（平局）",
  searchPositionsCanReached: ({ winner }) => `搜索可达局面可知，${winner}。`,
  searchPositionsCanReachedWins: ({ winner, move }) => `搜索可达局面可知，${winner}：${move} 即可取胜。`,
  searchAllTurnsPlayLeads: "搜索所有可达的轮次可知",
  howAndWinner: ({ how, winner }) => `${how}：${winner}`,
  ended: ({ told }) => `${told}。`,
  wins: ({ told, move }) => `${told}：${move} 即可取胜。`,
  playCanReturnPositionsGraph: ({ winner }) =>
    `局面可能重复出现。由所有可达的游戏之和构成的博弈图可知，${winner}。`,
  misereNear: ({ winner, claim }) => `按反常规则，${winner}。${claim}`,
  noted: ({ text, note }) => `${text}${note}`,
  rulesTooLargeSearchHere: ({ winner, claim, sourceText }) =>
    `此处局面过多，无法穷举。由反常规则的一条定理，${winner}：${claim}（${sourceText}）`,
  notChecked: "未检验",
  antiSgRuleDoesNot: ({ why, winner }) => `Anti-SG 规则不适用：${why}。穷举子游戏之和可知，${winner}。`,
  verdictProvedGameEn: ({ verdict, game, heaps }) => (verdict === "proved" ? game : `${game}（至 ${heaps}）`),
  of: ({ all }) => (all === undefined ? "" : `${all.join("、")} 合在一起，`),
  tameNim: "驯顺，与 Nim 相同",
  wildElements: ({ order }) => `野性，共 ${order} 个元素`,
  pElement: "属于必败部分",
  notPElement: "不属于必败部分",
  misReQuotientSo: ({ of, kind, sum, is, winner, why }) =>
    `${winner}。由反常商（${of}${kind}）：${sum}，${is}。${why}。`,
  noValueExceeds: "没有子游戏的 SG 值大于 1",
  actsHeaps: ({ element }) => `其作用与 Nim 堆 ${element} 相同`,
  someValueExceeds: "有子游戏的 SG 值大于 1",
  and: ({ of, large }) => `${of}，且${large}`,
  antiSgRuleApplies: ({ because }) => `这就是 Anti-SG 规则，它适用，因为${because}`,
  quotientProvedAllHeaps: "此商已对任意大小的堆证明",
  quotientVerifiedHeaps: ({ heaps }) => `此商已对大小为 0 到 ${heaps} 的堆验证`,
  antiSgRuleDoesNotBecause: ({ because }) => `；Anti-SG 规则不适用：${because}`,
  saysWhatAntiSgRule: "，所得与 Anti-SG 规则一致",
  knownEnRuleEn: ({ known, rule }) => known + rule,
  values: ({ first, sum, values }) => `${first} ⊕ … = ${sum}（共 ${values} 个值）`,
  in: ({ told, where }) => `在${where}中${told}`,
  istakenTakingFromMove: ({ isTaken, at, where }) =>
    `在${where}中${isTaken ? `取 ${at} 个` : `用走法 ${at}`}`,
  nameEn: ({ name, test }) => (test ? `${name} ` : ` ${name} `),
  component: ({ heaps, index, name }) => `第 ${index + 1} ${heaps ? "堆" : "个子游戏"}（${name}）`,
  afterValueNoMoveLeads: ({ moves, text, least, valueText }) =>
    `走 ${moves} 后值为 ${text}，没有走法能回到 ${least}，因此值为 ${valueText}。`,
  afterValueMoveLeadsBack: ({ moves, text, value }) =>
    `走 ${moves} 后值为 ${text}，可再走回值 ${value}，且离终局更近。`,
  playCanGoRoundWithout: ({ least, valueText }) =>
    `在走回 ${least} 之前，对局可以无限循环，因此值为 ${valueText}。`,
};

export const solve: Sentences<M.Solve> = {
  decidedNear: ({ most, draw }) =>
    `对局能走到越来越大的局面，但最近的 ${most} 个局面已决定结果：${draw ? "双方都能在其中守住平局" : "胜者不需要其他局面"}。`,
  leavesOtherGames: "走法会留下其他游戏的局面",
  notSmaller: "此处应为每步只留下更小的堆",
  claim: "连续 max(S) 个 SG 值决定此后的全部值。",
  claimNPreperiodPPeriodCompare: ({ bound }) =>
    `设前周期为 n0、周期为 p，对 n0 到 ${bound} 的所有 n 比较 n 与 n + p 处的值即可。`,
  claimLastValuesGapsBelowThem: "最后若干个值及其下方的空缺（从最小的空缺算起）决定此后的全部值。",
  whole: "不小于 0 的整数",
  any: "符合其规则",
  sum: "游戏之和应为由 component(rules, position) 组成的数组",
  play: '规则应为 "normal" 或 "misere"',
  rules: "规则应为含 `moves` 与 `key` 的对象；rules(…) 可由函数构造",
  moves: "规则须有 `moves`：一个函数，以数组或生成器给出局面的走法",
  key: "规则须有 `key`：一个函数，返回数或字符串，相等的局面返回值相等",
  turns: "有走法规定下一步由谁走（again、answer）：只有 solve、value、values 与 explain 支持这样的游戏",
  move: "每个走法应为 { at, to }，即名称与走后局面的数组；rules(…) 可由走后局面构造走法",
  expectedMovesLeaveSmallerHeaps: ({ name }) => `${name}：每步应只留下更小的堆`,
  turnsSomeMovesSayWhoMoves: "有走法规定下一步由谁走（again、answer）",
  won: ({ clause }) => `含 \`${clause}\` 的游戏只能单独进行：只有胜负，没有 SG 值，也不能相加`,
  lost: "反常规则下，含 `lost` 的游戏只能单独进行：只有胜负，没有 SG 值，也不能相加",
  blockedMisere: "`block` 没有反常规则",
  several: "有走法留下多个子游戏：各子游戏的胜负不足以判定游戏之和的胜负",
  notOne: "含 `won` 的游戏，以及反常规则下含 `lost` 的游戏，只能单独进行：每步必须恰好留下一个子游戏",
  claimText: ({ claim, compared }) => `${claim}${compared}`,
  adds: "它用于走法添加石子的代码，如 20.017，且须为正常规则",
  normal: "它给出的是正常规则的 SG 值",
  alone: "该游戏只能单独进行，没有 SG 值",
  noParts: "其规则未说明局面如何分成独立部分",
  noCells: "它不是删格游戏",
  normalPositionsNoDiagramsWhoseRows: "其局面不是每步截短各行的图形",
  misere: "表中只有正常规则的 SG 值",
  turnsGamesMovesSayWhoMoves: "它用于有走法规定下一步由谁走的游戏，且须为正常规则",
  normalPositionsNotTwoNumbersNo: "其局面不是两个只减不增的数",
  normalNoTheoremValuesKnownHere: "未收录关于其 SG 值的定理",
  misereNoTheoremMisRePlay: "未收录关于其反常规则的定理",
  aloneStandsAloneNoValues: "它只能单独进行，没有 SG 值",
  notHere: "定理不适用于该局面",
  normalPositionsNotTwoHeapsMoves: "其局面不是走法已写成数据的双堆",
  normalMisReQuotientSpeaksMis: "反常商只适用于反常规则",
  aloneStandsAloneUnderMisRe: "反常规则下它只能单独进行：只有胜负，不能相加",
  normalPositionsNotOneHeapMoves: "其局面不是走法已写成数据的单堆",
  noneSuits: "它不适用于该局面",
  outcomeAlone: "它在此只给出胜负，不给出 SG 值",
  normalValuesNoPositions: "它不计算 SG 值",
  misereNormalPlay: "它只用于正常规则",
  expectedValuesNumbersFound: ({ text }) => `此处的 SG 值应为数，但其值为 ${text}`,
  expectedPositionsFromPlayEnds: ({ text }) => `此处应为游戏必定结束的局面，但其值为 ${text}`,
  boxExpectedGameWhosePositions: ({ id }) => `表的范围：此处应为局面由若干个数组成的游戏，但读到 ${id}`,
  round: "--compound：各子游戏应必定结束；有环时，只有正常规则下的 conjunctive 与 selective 有已知的理论",
  unknown: "--compound：shortened 各种复合只在正常规则下有已知的理论",
  positions: "个局面",
  edges: "种走法（合计）",
  movesMovesFromOnePosition: "种走法（单个局面）",
  seconds: "秒",
  stoppedLimit: ({ allowed, stops }) => limitReached(allowed, stops),
};

export const charts: Sentences<M.Charts> = {
  heaps: ({ id, from, to }) => `${id}，n = ${from} 到 ${to}`,
  saltus: ({ saltus }) => `，跃差 ${saltus}`,
  proved: ({ theorem, replayedWord }) => `，已证明（${theorem}），${replayedWord}`,
  observed: "，仅验证，未证明",
  periodFromHeap: ({ period, preperiod, grows, by }) => `从 ${preperiod} 起，周期为 ${period}${grows}${by}`,
  pPositionsTwoHeapsFrom: ({ id, from, to }) => `${id}，两堆（${from} 到 ${to}）的必败态`,
};

export const formula: Sentences<M.Formula> = {
  operand: ({ names }) => `数、( 或 ${names.join("、")} 之一`,
  sign: "+、*、/、^ 或结尾",
  within: "+、*、/、^ 或 )",
  exponent: "整数指数，如 3 或 -1",
  comma: ", 或 )",
  matrix: "按行写的矩阵，如 [[1,2],[3,4]] 或 [1,2; 3,4]",
  vector: "方程右端，如 [1,2]",
  entry: ", 或 ]",
  row: "; 或 , 或 ]",
  coefficients: "一个含 x 的多项式，或三个系数，如 roots(x^2 + x + 6) 或 roots(1, 1, 6)",
  equation: "+、*、/、^、= 或 )",
  small: "小于 2^65536 的数",
  degree: "x 的一次或二次多项式",
  leading: "不为 0 的系数",
  constant: "不含 x 的式子：多项式中 x 只可用于加、乘与乘方",
  roots: "根小于 2^65536 的二次式",
  even: "等长的各行",
  square: "列数等于行数的矩阵",
  right: "与行数相同个数的右端",
  rootsConjugatesEachSquareOne: ({ value, all }) =>
    `其根为 ${value} 的各共轭，每个是前一个的平方：${all.join("、")}`,
  where: ({ left }) => `${left} = 0 的根`,
  vieta: ({ sum, product }) => `由韦达定理，两根之和为 ${sum}，之积为 ${product}`,
  rankMatrixRightSidesColumn: ({ found }) => `矩阵的秩为 ${found}，添上右端一列后为 ${found + 1}`,
  onlyOne: "唯一解",
  unknownsMayChosenHere: ({ free }) => `自由未知数 ${free} 个，此处取 0`,
  divisor: "不为 0 的除数",
  nonZero: "不为 0 的 Nim 数",
  logarithm: "底数的幂（此数不是）",
  primes: "阶的质因数已知且小于 2^40 的 Nim 数（小于 2^64 的都是）",
  order: "小于 2^4096 的 Nim 数：再大的阶须知费马数 F12 的全部因数，而尚无人知道",
  single: "单个 Nim 数（给出多个数的函数须单独使用）",
  constantNimberWithoutX: "不含 x 的 Nim 数",
  rule: "设 D = 2、4、16、256、……（每个是前一个的平方）：小于 D 的数之积仍小于 D，与 D 相乘即通常的乘积，而 D ⊗ D = D ⊕ D/2。",
  for: ({ a, b, value }) => `${a} / ${b} = ${value}，因为 ${value} ⊗ ${b} = ${a}`,
  nimPowerSoManyFactors: ({ text, value }) => `${text} = ${value}：Nim 幂，即相应个数的因数之积。`,
  nimPowerPowersRepeatAfter: ({ text, value, base, circle, least }) =>
    `${text} = ${value}：Nim 幂；${base} 的幂每 ${circle} 次重复，故等于指数为 ${least} 的幂。`,
  nothingTimesAnythingNothing: ({ text }) => `${text}：0 乘任何数得 0。`,
  changesNothing: ({ text }) => `${text}：1 乘任何数不变。`,
  title: ({ x, y, d, parts }) => `${x} ⊗ ${y}，取 D = ${d}：${parts.join("，")}`,
};

export const rules: Sentences<M.Rules> = {
  divisionZero: "除数为零",
  powerNegativeExponent: "指数为负的幂",
  squareRootNegativeNumber: "负数的平方根",
  valuationBaseBelow: "valuation 的底小于 2",
  primesOfNegative: "负数的质因数",
  digitsBaseBelow: "digits 的进制小于 2",
  bitWidth: ({ most }) => `1 到 ${most} 的位数`,
  digitsNegativeNumber: "负数的二进制数字",
  digitsNegativeNumber2: "负数的各位数字",
  mostCharacters: ({ longest }) => `至多 ${longest} 个字符`,
  system: ({ mostBase }) =>
    `记数系统：${`2 到 ${mostBase}`} 的进制、zeckendorf、ostrowski(a)（a 为 1 到 ${mostBase - 1}），或 ostrowski(a,b,…)（连分数 [1; a, b, …] 的循环节）`,
  periodWhoseDigitsTakenTogether: ({ mostBase, digitsFor }) =>
    `循环节各位合起来至多 ${mostBase} 个数字，而此处为 ${digitsFor} 个`,
  whole: "分号前为 1，如 [1; a, b, …]，其后为连分数的循环节",
  numberFrom: ({ least, most }) => `${least} 到 ${most} 之间的数`,
  digitOfPattern: ({ most }) => `数字模式中的数字 0 到 ${most}、\`.\`、\`[\` 或 \`(\``,
  digitsAscending: "从小到大的数字，如 `[0-2]`",
  columnsEnd: "若干个数、进制和模数，例如 `columns(x,y,z,2) % 3 = 0`",
  endOfPattern: "数字模式中的数字、`*`、`+`、`?`、`|` 或 `)`",
  oneRoot: "只含一种平方根，如 phi 或 sqrt(2)",
  knownDivisor: "与平方根同用的除数须为不含字母的非零数",
  plainRoot: "不含平方根的数",
  integers: "整数",
  squareRootWhatNotNegative: "非负数的平方根",
  number: "一个数：数字、字母，或 min(a,b) 这样的调用",
  lawNumber:
    "一个数：数字、字母，或 min(a,b)、floor(phi*k)、valuation(n,2)、popcount(n)、zeros(n,zeckendorf) 这样的调用",
  condition: "一个条件，如 n > 0",
  ceilOfQuotient: "除以正整数的商，例如 ceil(n/2)",
  lastIsANumber: "字母；上一步取的数应写成局面中的一个数，例如 [n,l: n-k,k if k != l]",
  aSet: "一个集合：squares、primes、fibonacci、powers(b)、divisors(n)、digits(n)、{1,3,4} 或 {1..9}",
  numberNotCondition: "数，而不是条件",
  or: "`,`、`..` 或 `}`",
  variable: "表示局面坐标的字母，如 n",
  clause: "`legal:`、`lost:`、`won:` 或 `block:`",
  commaNextValueBecausePosition: ({ variable, variables }) =>
    `逗号与 ${variable} 的新值，因为局面是 ${variables.join(",")}`,
  expressionsBetweenCommasSplitLeaves: ({ variables }) =>
    `以逗号分隔的 ${variables.length} 个式子：\`split\` 只留下单个的数，而局面是 ${variables.join(",")}`,
  splitN: "`..`，如 split(n, 2..4)",
  what: ({ least, mostParts }) => `${least} 到 ${mostParts} 之间的份数`,
  words: ({ what }) => `\`distinct\`、\`mixed\`、\`equal\`，或${what}，如 split(n, 2..4)`,
  becausePosition: ({ afterPart, variables, n }) =>
    `${afterPart}，因为局面是 ${variables.join(",")}：${n} 个数`,
  conditionAloneWithoutLetter: ({ variables, stranger }) =>
    `只含 ${variables.join("、")} 的条件，不含字母 ${stranger}`,
  anotherLetterThan: ({ each }) => `与 ${each} 不同的字母`,
  commaOrColon: "`,` 或 `:`",
  one: ({ word }) => `只有一个 \`${word}:\``,
  moveLeavesOneComponentGame: ({ clause }) => `只留下一个子游戏的走法：含 \`${clause}\` 的游戏只能单独进行`,
  blockedMoves: ({ most }) => `1 到 ${most} 的数，即对手可禁止几种走法`,
  turnsBesideBlock: "不带 `again:`、`answer:` 的走法：规则中有 `block`",
  blockHere: "规则的结尾：只有作为单独游戏的规则才能含 `block:`",
  opponentForbids: ({ blocked }) => `每次走之前，对手可禁止至多 ${blocked} 种走法。`,
  barBetweenMoves: "两种走法之间的 `|`",
  misereIsNoClause: "`legal:`、`lost:`、`won:` 或 `block:`（反常规则用选项 --misere）",
  afterPart: "运算符、`&`、`if`、`|`、`;` 或 `]`",
  afterCondition: "运算符、`and`、`or`、`|`、`;` 或 `]`",
  afterClause: "运算符、`and`、`or`、`;` 或 `]`",
  endRule: "规则到此结束",
  letterNoUpperBound: ({ letter, shown }) => `\`${shown}\` 中的字母 ${letter} 没有上界`,
  perfectSquare: ({ of }) => `${of} 是完全平方数`,
  primeNumber: ({ of }) => `${of} 是质数`,
  fibonacciNumber: ({ of }) => `${of} 是斐波那契数`,
  power: ({ of, base }) => `${of} 是 ${base} 的幂`,
  divides: ({ of, multiple }) => `${of} 整除 ${multiple}`,
  digitOf: ({ of, number, base }) =>
    base === "10" ? `${of} 是 ${number} 的一位数字` : `${of} 是 ${number} 的 ${base} 进制的一位数字`,
  oneOfListed: ({ of, printSet }) => `${of} 是 ${printSet} 中的数`,
  and: ({ chain, said }) => `${chain} 且 ${said}`,
  notSo: ({ of }) => `（${of}）不成立`,
  allOf: ({ of }) => of.join(" 且 "),
  anyOf: ({ of }) => of.join(" 或 "),
  bracketed: ({ text }) => `（${text}）`,
  more: ({ least }) => `至少 ${least} 个`,
  exactly: ({ least }) => ` ${least} 个`,
  to: ({ least, most }) => ` ${least} 到 ${most} 个`,
  positiveNumbersSum: ({ number, sum }) => `和为 ${sum} 的${number}正整数`,
  positiveNumbersSumNotAll: ({ number, sum }) => `和为 ${sum} 的${number}不全相等的正整数`,
  equalPositiveNumbersSum: ({ number, sum }) => `和为 ${sum} 的${number}相等的正整数`,
  differentPositiveNumbersSum: ({ number, sum }) => `和为 ${sum} 的${number}互不相同的正整数`,
  times: ({ count, position }) => `${count} 个 ${position}`,
  followedBy: ({ told, next }) => `${told}${next}`,
  again: "（然后由同一方再走一次）",
  answer: "（对手必须在那里应对）",
  components: ({ left }) => `子游戏 ${left.join(" 与 ")}`,
  if: ({ where, holds }) => `${where}（当 ${holds} 时）`,
  any: ({ where, names }) => `${where}（${names} 为任意正整数）`,
  anyHolding: ({ where, names, holds }) => `${where}（${names} 为任意正整数，满足 ${holds}）`,
  fromMoveLeads: ({ from, all }) => `从 ${from} 可以走到：${all.join("；或 ")}。`,
  divisionRoundsDown: "除法向下取整。",
  noNumberMayBecomeNegative: "任何数都不得为负。",
  legalPositions: ({ holds }) => `只有满足 ${holds} 的局面合法，不能走到其他局面。`,
  legalNeedsComponents: "写明每个子游戏的选项，如 a & n-a：`legal:` 无法检查 `split` 留下的数",
  turnsBesideOthers: "本规则的子游戏：带 `again:` 或 `answer:` 的走法不能留下别的游戏",
  numbersAfterGame: ({ game }) => `游戏名后的局面，如 \`${game} 1\``,
  boundOfLetter: ({ letter, variable }) => `字母 ${letter} 的上界，如 \`if ${letter} <= ${variable}\``,
  otherGameHere: "本规则的子游戏：只有作为单独游戏的规则才能含别的游戏",
  lost: "负",
  won: "胜",
  inARow: ({ sentences }) => sentences.join(""),
  playEndsPlayerMove: ({ holds, how }) => `当 ${holds} 时对局结束，轮到走的一方已${how}。`,
  noKey: "局面为对象时须给出 `key`：一个函数，返回数或字符串，相等的局面返回值相等",
  expectedOptionsListGeneratorGot: ({ shown }) => `后继应为数组或生成器，但得到 ${shown}`,
  expectedEachOptionPositionSplit: ({ shown }) => `每个后继应为局面、split(…) 或 { at, to }，但得到 ${shown}`,
  rules: "这套规则",
  wholeWholeNumberLeast: "不小于 0 的整数",
  nextMoveTakingEntersHeap: ({ taken, heap }) =>
    `下一种走法（取走 ${taken}）从 ${heap} 起才出现；对更大的堆不作断言`,
  nextMoveEntersHeapNothing: ({ to, heap }) =>
    `下一种走法（走到 ${to}）从 ${heap} 起才出现；对更大的堆不作断言`,
  conditionRuleChangesHeapNothing: ({ heap }) => `规则的一个条件在 ${heap} 处改变；对更大的堆不作断言`,
};

export const graph: Sentences<M.Graph> = {
  nM: ({ magic }) => `${magic}、n 与 m`,
  bytes: ({ length }) => `${length} 字节`,
  placesAscendFromM: "从 0 递增到 m 的位置",
  verticesBelowN: "小于 n 的顶点",
  otherContentByte: ({ at }) => `第 ${at} 字节处的其他内容`,
  vertex: "顶点",
  target: "箭头之后的顶点",
  shownEndLine: ({ shown }) => shown ?? "行尾",
  graphDirected: "->（图是有向的）",
  end: "结尾",
  vertexOrEnd: "顶点、-> 或 ;",
  noLineNMBeginning: "开头没有 `n m` 一行",
  headerBeforeLines: ({ vertices, lines, following, ends }) =>
    `${vertices} ${lines}，其后有 ${following} 行，顶点最大为 ${ends}`,
  headerNMMNumber: "首行 `n m`：m 为其后的行数，顶点为 1 到 n，或 0 到 n − 1",
  expected: '{"edges": [["u", "v"], …], "vertices": ["u", …], "won": ["v", …]} 或 {"u": ["v", …], …}',
  otherJson: "其他 JSON",
  whatNoJson: "非 JSON 内容",
  utf: "UTF-16 编码",
  noMovesMex: "没有走法：mex {} = 0。",
  moves: ({ each }) => `可走到 ${each}`,
  playerMoveWon: "轮到走的一方已获胜。",
  noMoves: "没有走法。",
  answeredByValueAgain: ({ name, valueText, back, value }) =>
    `走到 ${name}（${valueText}）时，应走到 ${back}，其值仍为 ${value}。`,
  finiteValuesAmongThemMex: ({ set, least, name, spoiling, value }) =>
    `其中有限的值为 {${set}}，mex 为 ${least}。但从 ${name}（${spoiling}）走不到值 ${least}，${least} 无法保持，故值为 ${value}。`,
  addedComponentFiniteValueM:
    "与 SG 值为有限数 m 的子游戏相加时，若 m 属于此集合则先手必胜，否则双方都无法必胜。",
  everyMoveLosesLongestPlay: ({ remoteness }) => `任何走法都输；最长可拖 ${remoteness} 步。`,
  winningMovesMovesUntilEnd: ({ each }) => `必胜走法（括号内为到终局的步数）：${each}`,
  noMoveWinsMovesDraw: ({ each }) => `没有必胜走法。可保持平局的走法：${each}`,
  listed: ({ shown, more }) => `${shown.join("、")}${more > 0 ? `，另有 ${more} 个` : ""}。`,
};

export const judge: Sentences<M.Judge> = {
  long: ({ digits }) => `一个 ${digits} 位的数`,
  utf: "UTF-16 编码",
  endInput: "输入结束",
  from: ({ expected, least, most }) => `${expected}（${least} 到 ${most}）`,
  integer: "整数",
  count: "个数",
  heap: "堆的大小",
  take: "可取的石子数",
  numberOfLetter: ({ name }) => `${name} 处的自然数`,
  wordOfLetter: ({ name }) => `${name} 处由格式中的字符组成的字符串`,
  noFormOfLines: ({ id }) => `不写格式，因为 ${id} 的输入是每行一个局面`,
  lineOfGame: ({ id }) => `${id} 的局面（每行一个）`,
  positionOfForm: ({ id, legal }) => `能组成 ${id} 的局面的数${legal === undefined ? "" : `，且 ${legal}`}`,
  drawn: "对局可能永不结束而成平局，但程序只能输出胜负两种答案",
  noPositionsDrawn: ({ box, tries }) =>
    `读入的数能构成 ${box.join(",")} 以内局面的格式；随机试了 ${tries} 组都不行`,
  soFirstPlayerWins: "所以先手必胜。",
  soSecondPlayerWins: "所以后手必胜。",
};

export const automata: Sentences<M.Automata> = {
  notToldDigits: ({ what, id }) => `在记数系统 ${id} 中，无法由各位数字判定${what}`,
  howOftenDividesNumber: ({ base }) => `数被 ${base} 整除的次数`,
  numberBinaryDigits: "二进制中 1 的个数",
  lastDigitBase: ({ base }) => ` ${base} 进制的末位非零数字`,
  notToldByDigits: ({ what, id }) => `在记数系统 ${id} 中，无法由各位数字判定${what}`,
  nimSums: "异或和",
  powers: ({ of }) => ` ${of} 的幂`,
  fibonacciNumbers: "斐波那契数",
  digitsNotToldThose: ({ nameOf, id }) => `记数系统 ${id} 中的数字无法判定记数系统 ${nameOf} 中的数字`,
  multiplesSquareRootNotTold: ({ radicand, id }) =>
    `在记数系统 ${id} 中，无法由各位数字判定 √${radicand} 的倍数`,
  walnutNoSystemPlacesOne: ({ quotients, id }) =>
    `Walnut 没有把 ${quotients} 位合为一个数字的记数系统（此处为 ${id}）`,
};

export const law: Sentences<M.Law> = {
  rulerRegularity: ({ claim }) =>
    `${claim}其中 2**valuation 依次为 1、2、1、4、1、2、1、8……，如同尺子的刻度（ruler regularity）。`,
  whereOfLists: "关于所有各组数的规律，不带 `where`",
  growingTakes: "docs/theory/period.zh-CN.md，逐次增多的取法",
  squareTakes: "docs/theory/cycles.zh-CN.md，取平方数",
  componentsWithPeriods: "docs/theory/period.zh-CN.md，别的游戏的堆",
  listValue: ({ order, says, used }) =>
    `${order === "any" ? "" : order === "ascending" ? "从小到大排列的" : "从大到小排列的"}一组数的 SG 值为 ${inChinese(says)}${used.length === 0 ? "" : `，其中 ${used.join("，")}`}。`,
  listOutcome: ({ order, player, says, used }) =>
    `${order === "any" ? "" : order === "ascending" ? "从小到大排列的" : "从大到小排列的"}一组数为${player === "P" ? "必败态" : "必胜态"}，当且仅当 ${inChinese(says)}${used.length === 0 ? "" : `，其中 ${used.join("，")}`}。`,
  listNimsum: "nimsum 为各数的异或和",
  listSum: "sum 为各数之和",
  listCount: "count 为正数的个数",
  listLargest: "largest 为最大的数",
  listSmallest: "smallest 为最小的正数",
  listOdds: "odds 为奇数的个数",
  listOnes: "ones 为各数中 1 的个数",
  listKinds: "kinds 为不同正数的个数",
  listUnpaired: "unpaired 为出现奇数次的不同正数的个数",
  listEqual: "equal 为同一正数最多出现的次数",
  listsFromStart: ({ id, start, count }) =>
    `${id} 的走法由程序给出，只能逐个局面验证；从 ${start.join()} 出发能到的 ${count} 个局面都符合这条规律`,
  noLawOfLists: "关于和、个数、异或和、相等的数的条件都与最小的几组数不符",
  argumentsOfValue: ({ variables }) =>
    `依次写字母 ${variables.join()}，或在其位置写数，例如 sg(${variables.map((each, i) => (i === variables.length - 1 ? "0" : each)).join()})`,
  whereOfEquations: "不带 `where` 的等式，因为它联系的是所有堆的 SG 值",
  noPositionWhere: ({ where }) => `有小局面满足的条件，因为检查过的局面都不满足 ${where}`,
  movesLeaveDomain: ({ where }) => `有走法离开满足 ${where} 的局面，且所有局面的规律未得到证明`,
  lettersWithoutNumber: ({ where }) => `至少留下一个未定字母的条件，而不是 ${where}`,
  witnessesDoNotCoverAll: "见证未覆盖所有局面",
  noAutomatonTells: ({ shown, what }) => `自动机无法表示 \`${shown}\`：${what}`,
  numberDigitsOnlyRemaindersBounds: "位数本身，而自动机只能判定位数的余数与上下界",
  productVariables: "变量的乘积",
  powerVariable: "含变量的幂",
  divisionVariable: "除数为变量",
  divisionZero: "除数为零",
  rootVariable: "变量的平方根",
  primeFactors: "质因数的函数",
  commonDivisorVariables: "变量的公因数",
  squares: "平方数无法由数字判定",
  primes: "质数无法由数字判定",
  setNumbersBothSigns: "其中的数有正有负",
  setDependsVariable: "该集合依赖于变量",
  turns: "有走法规定下一步由谁走（again、answer），无法用自动机表示",
  provedByTheorem: ({ source }) => `已证明：${source}`,
  provedFiniteTheoremPeriods: "已由周期的有限判定定理证明",
  provedMisReQuotientWhose: "已由反常商证明：各堆的元素周期重复",
  provedAllPositionsAutomaton: ({ heaps, count, isPart, hasDraws }) =>
    `已对${isPart ? "这些局面全部" : `所有${heaps === undefined ? "" : ` ${heaps} 堆的`}局面`}证明，所用自动机有 ${count} 个状态${hasDraws ? "；既非必胜也非必败的局面为平局" : ""}`,
  anyNumberComponents: "子游戏的个数没有上限",
  noPositionLegal: "有局面满足的条件",
  byProgram: "可取的数目由程序给出，无法用自动机表示",
  movesGivenProgramNoAutomaton: ({ id }) => `${id} 的走法由程序给出，无法用自动机表示`,
  observed: ({ range, claim }) => `仅在 ${range} 内验证，未证明：${claim}`,
  noSumCoordinatesNoOrder: "没有哪个坐标之和或坐标次序在每一步之后都变小",
  otherGameWithoutLaw: ({ id, most }) =>
    `走法留下 ${id} 的局面，其 SG 值没有公式，也没有已证明的、连同前段不超过 ${most} 的周期`,
  allAreDraws: "没有必胜态，也没有必败态：所有局面都是平局。",
  onlyPlayTests: ({ grows, draws }) =>
    `${grows ? "对局能走到越来越大的局面" : "局面可能重复出现"}，只能用对局检验规律${draws ? "；既非必胜也非必败的局面为平局" : ""}`,
  cyclesHaveOutcomes: "胜负的规律，如 `P iff n = 0`：局面可能重复出现",
  checkerReadsNoNotation: ({ id }) => `检验程序无法读取 ${id} 的记法`,
  law: "规律，如 `P iff n % 3 = 0` 或 `sg = n xor 1`",
  digitsSeveralSystems: "多种记数系统的数字",
  rootsSeveralNumbers: "多个数的平方根",
  noSystemTellsDigits: ({ what }) => `没有记数系统能由各位数字判定${what}`,
  multiplesSquareRootNeedMore: ({ radicand, mostDigits }) =>
    `判定 √${radicand} 的倍数需要多于 ${mostDigits} 个数字：该数域中每个连分数的循环节合起来都超过此数`,
  caseOfValue: "`if` 与条件：只有最后一种情形不写条件",
  latexOtherwise: "其他",
  latexObserved: "已验证",
  otherwiseOfValue: "末尾的 `; else` 与一个值",
  casesWithoutLetters: "只含局面字母的情形",
  equationsOfValues:
    "SG 值之间的等式，如 `sg(n + 12) = sg(n) for n >= 4`、`sg(0..2) = 0,1,2` 或 `sg(2*q+1) = sg(q)`",
  oneLetterOfEquation: ({ name }) => `整个等式都使用字母 ${name}`,
  periodWithin: ({ most }) => `至少为 1 的周期，周期与起点之和不超过 ${most}，跃差也不超过 ${most}`,
  splitResidues: ({ period }) =>
    `周期 ${period} 的余数（小于 ${period}），且 \`else\` 之后有跃差，如 \`sg(n + 4) = sg(n) if n % 4 in {1}; else sg(n) + 2\``,
  valuesOfHeaps: ({ first, last }) => `从 ${first} 到 ${last} 的每一堆各一个值`,
  equationForEachDigit: ({ base }) =>
    base >= 2 && base <= 36 ? `从 ${base}*q 到 ${base}*q+${base - 1} 各一个等式` : "2 到 36 的进制",
  valueOfHeapZero: "空堆的值，如 `sg(0) = 0`",
  smallerHeap: "较小且不小于 0 的堆的 SG 值",
  stepOfRecurrence: "q、n 与一个较小的堆的 SG 值（如 sg(q)、sg(2*q+1)）的表达式",
  equationsOfOneHeap: ({ id }) => `单堆游戏（SG 值之间的等式只适用于单堆），而 ${id} 不是`,
  automatonIsNoText: "用文字写出的规律：自动机只能用 `nimber law GAME --export` 打印",
  letterNoUpperBoundLaw: ({ letter, variables }) =>
    `规律中的字母 ${letter} 没有上界，该游戏的字母为 ${variables.join("、")}`,
  smallerNumberLargerProved: ({ first, second, text }) =>
    `若以 ${first} 为较小数、${second} 为较大数，则已证明：${text}`,
  moveLeavesSeveralComponentsSo: "一步会留下多个子游戏，仅凭胜负的规律不足以推出游戏之和的胜负",
  gameWonOutcomesNoValues: "含 `won` 或 `block` 的游戏只有胜负，没有 SG 值",
  extrasOfRule: "含 `block` 或别的游戏的规则，不能逐一去掉走法",
  lawAloneMovesMayLeave: ({ own, id }) => `只含 ${own} 的规律，因为 ${id} 的走法可能留下不止一堆`,
  noNumbers: "该游戏的局面不是数或一组数",
  lawOfRuns: ({ letter, says }) => `对一段连续的 ${letter}，n 为其长度：${says}`,
  noRun: ({ letter, at }) => `走法 ${at} 得到的不只是连续的 ${letter}`,
  noLaw: "没有找到给出其必败态的自动机",
  noneInBase: ({ radix }) => `${radix} 进制下没有小自动机与穷举一致`,
};

export const session: Sentences<M.Session> = {
  failed: ({ message }) => `操作失败：${message}`,
  heaps: "单堆游戏，例如 kayles",
  numbers: "局面是数或一组数的游戏",
  stopped: "已停止。",
  late: "未能在限时内得到答案。",
};

export const userRules: Sentences<M.UserRules> = {
  notErasable: "只支持可直接抹去的类型，不支持 `enum` 和 `namespace`",
  noImports: "不能 import，常用函数已经可以直接使用",
  noDefault: "请按名称导出：`export const start`、`export function* moves`",
  boardExpectedLinesLettersList: ({ shown }) => `\`board\`：应为若干行文字或单元格列表，但得到 ${shown}`,
  formatExpectedString: ({ found, position }) => `\`format\`：此处应为字符串，但对 ${position} 得到 ${found}`,
  valueTypeNeedsKey: ({ path, kind }) => `\`${path}\`：类型为 ${kind} 的值需要写明 \`key\``,
  noPosition: ({ path, part }) => `\`${path}\` 为 ${part}，这不是局面`,
  positionNestsDeeperThanLevels: ({ deepestPosition }) =>
    `局面的嵌套超过 ${deepestPosition} 层，或包含其自身：需要写明 \`key\``,
  movesLedNoPosition: ({ shown }) => `\`moves\` 走到了 ${shown}，这不是局面`,
  keyExpectedStringNumberFound: ({ shown, position }) =>
    `\`key\`：此处应为字符串或数，但对 ${position} 得到 ${shown}`,
  tooDeep: ({ deepestPosition }) => `局面中的列表嵌套超过 ${deepestPosition} 层，或包含其自身`,
  movesExpectedPositionListPositions: ({ format, shown }) =>
    `\`moves\`，局面 ${format}：应为局面、局面列表或 { at, to }，但得到 ${shown}`,
  movesExpectedNextAgainAnswer: ({ format, shown }) =>
    `\`moves\`，局面 ${format}：\`next\` 应为 "again" 或 "answer"，但得到 ${shown}`,
  movesExpectedGeneratorListFound: ({ format, shown }) =>
    `\`moves\`，局面 ${format}：应为生成器或列表，但得到 ${shown}；是否应写 \`function*\`？`,
  movesMoreThanMoves: ({ format, mostMoves }) => `\`moves\`，局面 ${format}：走法超过 ${mostMoves} 种`,
  unsaid: "`next`：走法规定下一步由谁走的文件须写 `export const entails = true;`",
  noStartWriteExampleExport: "缺少 `start`，例如可写 `export const start = 12;`",
  noMovesWriteExportFunction: "缺少 `moves`，请写 `export function* moves(n: number) { … }`",
  notExportRulesFileLeave: ({ name, parts }) =>
    `规则文件没有名为 \`${name}\` 的导出：请去掉 \`export\`，或使用 ${parts.join("、")} 之一`,
  notExportRulesFileDid: ({ name, near }) => `规则文件没有名为 \`${name}\` 的导出。是否想写 \`${near}\`？`,
  allLegal: "`legal` 用于 `nimber --rules`；实验室的表不能有空缺，请在这里去掉它",
  startNotLegal: ({ start }) => `\`start\` 应为合法局面；\`legal\` 排除了 ${start}`,
  expectedLegalPosition: ({ notation }) => `${notation}，且 \`legal\` 为 true`,
  expectedTrueFalseFound: ({ part, format, shown }) =>
    `\`${part}\`，局面 ${format}：应为 true 或 false，但得到 ${shown}`,
  noWins: "`won`：由局面判定胜者的游戏请用 `nimber solve --rules`，此命令不支持",
  notInTurn: "`won`：走法规定下一步由谁走的文件不能有 `won`",
  movesMoveLeavesOtherThan: ({ position, at }) =>
    `\`moves\`，局面 ${position}：走法 ${at} 应恰好留下一个局面，因为含 \`won\` 的游戏只能单独进行`,
  partsExpectedListPositionsFound: ({ format, shown }) =>
    `\`parts\`，局面 ${format}：应为局面列表，但得到 ${shown}`,
  expectedFunctionFound: ({ part, shown }) => `\`${part}\`：此处应为函数，但得到 ${shown}`,
  entailsMovesSayWhoMoves: "`entails`：走法规定下一步由谁走的游戏请用 `nimber solve --rules`，此命令不支持",
  entailsExpectedTrueFalseFound: ({ shown }) => `\`entails\`：此处应为 true 或 false，但得到 ${shown}`,
  expectedMostFound: ({ part, furthest, shown }) => `\`${part}\`：至多为 ${furthest}，但得到 ${shown}`,
  expectedNaturalNumberFound: ({ part, shown }) => `\`${part}\`：此处应为自然数，但得到 ${shown}`,
  leastMoreThanMost: ({ least, most }) => `\`least\` 为 ${least}，大于 \`most\` 的 ${most}`,
  positionExpectedFunctionOneTwo: ({ position }) =>
    `\`position\`：应为一个或两个数的函数，但它有 ${position} 个参数`,
  word: "一个词",
  integer: "整数",
  ended: "输入结束",
  function: "函数",
  generatorLinesFunction: "逐行产出的生成器（`function*`）",
  linesTextNumbers: "文字或数",
  judgeExpectedFound: ({ expected, shown }) => `\`judge\`：此处应为${expected}，但得到 ${shown}`,
  position: ({ example }) => `局面，如 ${example}`,
  claim: ({ id }) => `${id} 中的规律`,
  lawExpectedTrueFalseNumber: ({ got, at }) =>
    `\`law\`：此处应为 true、false 或数，但对 ${at.join("、")} 得到 ${got}`,
};

export const codegen: Sentences<M.Codegen> = {
  sgNEveryNTheorem: ({ formula }) => `sg(n) = ${formula}，对一切 n ≥ 0 成立（定理）。`,
  proved: ({ by }) => `已证明：${by}。`,
  noHeap: "此处应为局面为单堆的游戏",
  noValue: "只知胜负，没有 SG 值",
  endless: "此处应为对局必定结束的局面",
  positionLetterCountsNothingN: "局面：不用作个数的字母，如 n a*n 中的 a",
  oneSet: "只有一个集合 `{…}`",
  anotherLetterThanCountsSomething: ({ nameOf }) => `与 ${nameOf} 不同的字母：它已用作个数`,
  arrowEnd: "另一个坐标（前面加逗号）、另一个局面（前面加 `&`）或结尾",
  arrowSize: ({ size }) => `箭头后每个局面写 ${size} 个数`,
  arrowHeld: "不超过 64 位的表达式",
  formReadTwoWays: ({ name, all, repeated }) =>
    `用箭头写明哪些数是局面：${name} 也是局面写 \`-> ${all}\`，不是则写 \`-> ${repeated}\``,
  arrowLetter: "箭头前读入过的字母",
  limitLetter: ({ letters }) => `格式中的字母（${letters.join("、")}），如 n <= 1e9`,
  limitSign: "<=，如 n <= 1e9",
  limitNumber: "小于 2^63 的数，如 n <= 1e9",
  limitLeast: "不超过上界的数，如 1 <= n <= 1e9",
  limits: ({ text }) => `数据范围：${text}。`,
  arrowTwo: ({ name }) => `不同的数用不同的字母：${name} 表示了两个数`,
  rowsOfWords: "此处应结束：同一行的各个答案只能是一个词",
  moveField: ({ fields, isEach }) =>
    `必胜走法的一个数：${fields.filter((field) => !isEach || field !== "all").join("、")}${isEach ? "；all 只能跟在 first 之后" : ""}`,
  movesNone: ({ id, print }) =>
    `${id}：没有能输出 ${print} 的程序：它的走法既不是可取集合或一行石子上的走法，也写不成一行规则；请给出两个词，如 Yes/No`,
  movesMisereSplit: ({ id }) =>
    `${id}：反常规则下不能输出必胜走法：有的走法留下几个局面，各自的胜负不能决定它们之和的胜负`,
  movesFar: ({ id, most }) =>
    `${id}：在此数据范围内没有能输出必胜走法的程序，因为走法要逐一尝试；数不超过 ${most} 时可以`,
  movesSame: ({ id }) =>
    `${id}：有的走法会留下几个局面，不同的选择可能是同一种走法，程序不能计数或逐一列出；可只输出第一种，如 Yes | first place/No`,
  rangeTests: "不含测试组的格式：范围中的每个数各算一组测试",
  movesSets: "一组测试的所有局面共用的一个集合：答案要列出走法",
  movesWhole: ({ id }) => `${id}：只能输出胜负，如 Yes/No；局面是数时才能输出必胜走法`,
  movesCopies: "答案要列出走法，每个局面只能有一份",
  movesParts: ({ id, field }) =>
    `${id}：有的走法会留下几个局面，不能输出 ${field}；可用 place、from 或 count`,
  movesTake: ({ id }) => `${id}：局面不是一个数，不能输出 take；可用 from 和 to`,
  winningMoves: ({ isSum }) => (isSum ? "必胜走法使各局面 SG 值的异或和变为 0。" : "必胜走法走到必败态。"),
  foldWithin: "不再含列表函数的表达式",
  foldList: "只含同一列表中的字母和此前读入的数的列表函数",
  foldKept: ({ name }) => `与 ${name} 的列表在同一括号内的数`,
  arrowNothing: "与读入的字母有关的局面",
  setRepeated: "集合写在重复部分之外，或与使用它的局面写在同一重复部分内",
  listsOneCount: "一个局面的坐标取自长度相同的列表，如 w*n b*n",
  letterCountsSomethingPositionsStand: "用作个数的字母：局面应写在测试之内",
  expected: ({ size, variables }) => `每个局面 ${variables.join(",")} 为相邻的 ${size} 个字母`,
  remark: ({ step }) =>
    `先手必败当且仅当局面为 (x, x + ${step === 1 ? "n" : `${step}n`})，x = floor(n a)，其中 a 为连分数 [1; ${step}, ${step}, ...]（Fraenkel，1982）。`,
  remarkPlayerMoveLosesXY:
    "设 0 ≤ x ≤ y：先手必败当且仅当 x = 0，或 x < y 且 y/x 小于黄金比，即 (y - x)/x < x/y（Cole & Davie，1969）；分数按连分数比较大小。",
  remarkValueFloorYXX: "当 0 < x ≤ y 时 SG 值为 floor(y/x - x/y)（Nivasch，2006）；分数按连分数比较大小。",
  noDigitSet: ({ printSet }) => `${printSet} 无法写成程序：请写一个不会为负的数在固定进制下的数字`,
  noPattern: "matches(…) 和 columns(…) 本身无法写成程序；证明所用的自动机可以",
  noDigits: "该规律无法写成程序：它所用的记数系统有多个部分商",
  lawNoProgramAutomatonMore: ({ most }) => `该规律无法写成程序：其自动机超过 ${most} 个状态`,
  lawNoProgramValuesGo: ({ most }) => `该规律无法写成程序：其自动机以末状态区分各值，而值超过 ${most}`,
  sgValues: ({ id }) => `${id} 的 SG 值`,
  whoWinsUnderMiserePlay: ({ id }) => `${id} 在反常规则下的胜负（1 表示先手必胜）`,
  gaps: "不构成局面的数在表中填 0，没有意义。",
  whoWinsLostPlayerMove: ({ id }) => `${id} 的胜负：先手必败时 lost 为 1，否则为 0。`,
  text: ({ title }) => `${title}。`,
  sgFromComputedFromRules: ({ title, names, most }) =>
    `${title}：sg(${names})，从 0 到 ${most}，按规则算出。`,
  sgNNFromComputed: ({ title, last }) => `${title}：sg(n)，n 从 0 到 ${last}，按规则算出。`,
  sgNEveryN: ({ title }) => `${title}：sg(n)，对一切 n ≥ 0 成立。`,
  text2: ({ word }) => `；${word}`,
  instanceOf: ({ known, theorem }) => `${known}（${theorem} 的特例）`,
  provedNumberItself: ({ theorem, checked }) => `已证明：sg(n) = n，定理：${theorem}${checked}。`,
  provedPreperiodPeriodTheorem: ({ preperiod, period, saltus, theorem, checked }) =>
    `已证明：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，跃差 ${saltus}`}，定理：${theorem}${checked}。`,
  outcomes: "won[i]：轮到的一方必胜时为 1；i 必败时，能走到 i 的 i + take 都必胜",
  rules: "sg[i]：i 的走法到达不了的最小值，可到达的值在 seen 中标记为 i",
  law: "大堆的 SG 值与某个小堆相同",
  noProvedLaw: ({ alone, id, seen, because }) =>
    `${id} 没有已证明的${alone ? "" : " SG 值"}规律${seen === undefined ? "" : `，只有未证明的 ${seen}`}${because === undefined ? "" : `（${because}）`}`,
  triedFactors: ({ most }) => `该规律需要质因数，程序只能分解到 ${most} 的数`,
  triedSlow: ({ options, most }) =>
    `按规则填表的程序约需检查 ${options.toExponential(0)} 个后继，超过 ${most}`,
  triedSearch: ({ most }) => `搜索中的数至多为 ${most}`,
  triedTable: ({ most }) => `表至多有 ${most} 个局面`,
  misereWhole: ({ id }) => `反常规则：${id} 的程序所依据的定理只适用于正常规则`,
  misereAdjacent: ({ read }) =>
    `反常规则：没有按 ${read} 读入一行或一圈石子的取法的程序；请写明取法，如 row{2}`,
  wholeMisere: "反常规则：不能走者胜。",
  misereSums: ({ id, because }) =>
    `反常规则下 SG 值不能判定 ${id} 的和：${because}，也没有找到元素不多、且涵盖这些堆的反常商；请用较小的堆（减小 --to），或每组一个局面的格式，如 'T (n)*'`,
  limitsBeyond: ({ id, limits, tried }) => `${id}：没有适用于 ${limits} 的程序：${tried.join("；")}`,
  limitsLetter: ({ letter }) => `缺少 ${letter} 的范围（局面由它构成），如 ${letter} <= 1000`,
  rangeMoves: ({ most }) =>
    `已对不超过 ${most} 的堆证明：后继是一段连续的堆，两端随堆增大而不减，SG 值只在某一端越过变化处时改变。`,
  lostHeaps: ({ count, last }) =>
    `由 Nimber 算出：大小不超过 ${last} 的堆中恰有 ${count} 个必败。更大的堆未证明。`,
  heapsUp: ({ box }) => `堆的大小不超过 ${box}。`,
  positionsUp: ({ box }) => `局面不超过 ${box.join(",")}。`,
  adjacentFar: ({ most }) => `读入可取个数的取相邻石子程序，一排至多 ${most} 个石子`,
  adjacentTakes: ({ isCircle, mostTakes }) =>
    `${isCircle ? "环" : "排"}：每次取走相邻的 s 个石子${isCircle ? "（环取过后变为一排）" : ""}，s 属于读入的集合（至多 ${mostTakes} 个数）。`,
  sNimTakeSTokens: ({ mostTakes }) =>
    `S-Nim：从一堆中取走 s 个石子，s 属于读入的集合（至多 ${mostTakes} 个数）。`,
  values: "sg[i]：i 的走法到达不了的最小值，可到达的值在 seen 中标记为新的 stamp",
  heapsUp2: ({ last }) => `堆的大小不超过 ${last}。`,
  winner: "Sprague–Grundy 定理：各局面 SG 值的异或和（^）为 0 时，先手必败。",
  alone: "先手必胜时值为 1，必败时为 0。",
  quotientWinner:
    "反常规则：每堆对应一个有限幺半群的元素，所有元素之积决定先手是否必败（Plambeck & Siegel 2008）。",
  quotientFound: ({ order, heaps, preperiod, period }) =>
    heaps === undefined
      ? `已证明：所有堆的反常商有 ${order} 个元素；各堆的元素从 ${preperiod} 起以 ${period} 为周期。`
      : `不超过 ${heaps} 的堆的反常商有 ${order} 个元素，已验证。`,
  quotientCopies: "不带份数的局面，因为反常规则下的和是乘积",
  quotientMoves: ({ id, print }) =>
    `${id}：用反常商判定的和，没有输出 ${print} 的程序；请用两个词，如 Yes/No`,
  "editorial.ideaQuotient":
    "这里 SG 值不能判定和的胜负。任何和都区分不开的堆视为同一元素，全体构成一个幺半群，即反常商；堆相加就是元素相乘。",
  "editorial.whyQuotient":
    "Nimber 已对每堆验证：各后继与各乘积同必败的元素相符；更大的堆由反常商的周期定理保证。",
  "editorial.costQuotient": ({ order, values }) =>
    `程序自带 ${order} 个元素与堆的乘法表，以及 ${values} 个堆的元素；每堆查表两次。`,
  antiSgWinner: ({ because }) =>
    `反常规则：各局面 SG 值的异或和（^）为 0 时先手必败；SG 值都不超过 1 时，异或和为 1 则先手必败。${because}。`,
  ruleTable: "sg：走法到达不了的最小值，可到达的值在 seen 中标记为新的 stamp",
  playsFar: ({ most }) => `对弈的程序，一排至多 ${most} 个石子`,
  playsForm: "由单个数给出的一个局面，如 'n l r'",
  playsOther: ({ id }) =>
    `${id}：没有能对弈的程序；有的是从一排中取相邻石子的规则，如 '[n,l,r: a-1,l,r & b-1,l,r if l <= n-a-b+2 <= r]'`,
  playsInput: ({ text, wins, loses }) =>
    `与 OJ 的程序对弈。输入：${text}，然后是对方的走法（第一个石子、取的个数），到第一个数不大于 0 为止。输出：先走输出 ${wins}，后走输出 ${loses}，然后轮流输出走法。`,
  playsRow: ({ most }) =>
    `一排至多 ${most} 个石子。若能取中间、留下相等的两半，就先这样走，此后对称模仿；否则由各段的 SG 值决定。`,
  playsValues: "sg[i]：i 个石子取走一段后，两侧 SG 值异或的 mex",
  playsFields: "`start take`，即一步的两个数",
  share: "已证明：k 整除 n 时 SG 值为 n/k，否则等于 n - n/k - 1 的 SG 值；相同的步长一次走完。",
  filling: "已证明：设 q 是一步装不满的最大的 c。c > q 时 SG 值为剩余空间，否则等于容量为 q 的盒子的 SG 值。",
  search: "state：已遇到的局面，值为 SG 值加 3；须先求出的局面排在其上等待",
  noSetTakesOwn: ({ id }) => `不含集合的格式：${id} 可取的石子数由规则给出`,
  setTakes: "（{} 内为可取的石子数）",
  rows: "，同组写在一行",
  each: "",
  inputLines: ({ text, set, won, lost }) => {
    const named: Readonly<Record<string, string>> = {
      place: "局面的序号",
      from: "走前的局面",
      to: "走后的局面",
      take: "取走的个数",
      all: "走后的全部局面",
    };
    const lines = won.map(({ kind, word, fields = [] }) => {
      const numbers = fields.map((field) => named[field] ?? field).join("、");
      if (kind === "count") return "必胜走法的个数";
      if (kind === "each") return `每种必胜走法一行，含${numbers}`;
      return kind === "first" ? `第一种必胜走法的${numbers}` : (word ?? "");
    });
    const words = lost.join("，再输出 ");
    return `输入：${text}${set}。每组输出：${lines.join("，再输出")}；必败时输出 ${words}。`;
  },
  inputPlaces: ({ text, set }) => `输入：${text}${set}。输出：先手必胜的各组的序号，同组写在一行。`,
  inputOutput: ({ text, set, wins, loses, row }) => `输入：${text}${set}。输出：${wins} 或 ${loses}${row}。`,
  title: ({ id, rule }) => `${id}：${rule}`,
  testsOnePositionEachT:
    "每组测试只有一个局面的格式，如 T (x y)*，因为含 `won` 的或反常规则的游戏只能单独进行",
  halves: "2^64 以下各数的 Nim 积，按高低两半计算：设 D = 2、4、16、……、2^32，则 D * D = D ^ D/2。",
  belowLogarithmsGeneratorImagesI:
    "2^16 以下用以生成元 258 为底的对数表；images[i] = 258 * 2^i；logs[0] 大于其余各数，指向 0。",
  halvesTimesDTimesTwo: "halves：乘以 2^15，即 D/2；乘以 2^31 = 2^15 * 2^16 只需查此表两三次。",
  planesBitIAllNumbers: "planes：把 64 x 64 位的块转置，使所有数的第 i 位成为一个整数；numbers：转置回来。",
  halfTimesDDSo: "half：乘以 D/2，其中 D = 2、4、16、……、2^32；这样同时计算成千上万对数的积。",
  form: "输入：T (a b)*。输出：每组一行，为两数的 Nim 积。",
  item: "代表一个数的字母、`(` 或 `{`",
  count: "一个数，或先前读入的字母",
  letter: "代表一个数的字母",
  vertices: "前面读入的数，即顶点数",
  alphabet: ({ as, example }) => `串中的各个字符，不可重复，如 \`${as}(${example})\``,
  sameWord: "同一个串的另一种读法，如 `c*counts(RB)=` 之后的 `r*alternating(RB)`",
  letterNumberEnd: "代表一个数的字母、`*`、`(`、`{` 或结尾",
  anotherLetterThan: ({ name }) => `与 ${name} 不同的字母`,
  nothingAfterTestsGo: "以 `*` 重复的测试之后没有内容",
  letterNumber: "代表一个数的字母，或 `)`",
  numberFrom: ({ most }) => `1 到 ${most} 之间的数`,
  noTestsWithinPartTest: "测试的一部分中不能再有测试：`*` 与次数",
  numberAfterTestsLieMost: ({ deepest }) => `\`*\` 之后的次数：测试至多嵌套 ${deepest} 层`,
  untilUntil: "`0`，如 until 0 或 until 0 0",
  endSaysHowManyTests: ({ before }) => `到此结束：${before} 已给出测试组数`,
  testsBeginTheirEndKnown: ({ numbers }) => `以 ${numbers} 个字母开头的测试，据此判断是否结束`,
  expectedTwoWordsBetweenThemYes: "以 `/` 分隔的两个词，如 Yes/No 或 W/L rows，或者 count、`each place rows`",
  plain: "英文字母与数字",
  anotherWordThan: ({ wins }) => `与 ${wins} 不同的词`,
  noLine: "此处应为一行 ASCII 文字写成的局面",
  noStart: "`parse` 不能读回 `format` 写成的起始局面，应给出局面，但只有起始局面",
  inputPositionLineOutputEach: ({ wins, loses }) => `输入：每行一个局面。输出：${wins} 或 ${loses}。`,
  sgPositionCanReachedFrom: ({ title, size, starts }) =>
    `${title}：sg(position)，适用于从 ${starts.join("、")} 可到达的 ${size} 个局面，按规则算出；其余为 -1。`,
  afterStateSymbolStateAutomaton: ({ end }) =>
    `after(state, symbol)：逐字读入局面的自动机的状态；${end} 表示结束。`,
  subsets: "对剩余部分的每个子集，取全部走法的 mex",
  letters: ({ most }) => `r 行 c 列，至多 ${most} 格`,
  lettersNVerticesFromMostM: ({ most }) => `n 个顶点（从 1 编号，至多 ${most} 个）与 m 条边（至多 400 条）`,
  lettersNVerticesFromMostM2: "n 个顶点（从 1 编号，至多 16 个）与 m 条边",
  lettersNRowsMostTheirLengths: ({ side }) => `n 行（至多 ${side} 行）及各行的长度（至多 ${side}，由长到短）`,
  by: "按编号次序，对每个形状取全部走法的 mex",
  lettersNVerticesFromMostM3: ({ both }) =>
    `n 个顶点（从 1 编号，至多 15 个）、m 条${both ? "边" : "有向边"}与棋子所在的顶点 s`,
  byEverySetVerticesLeftEvery: "枚举剩余顶点的每个子集与棋子的每个位置",
  lettersNVerticesFromMostM4: ({ vertices, edges }) =>
    `n 个顶点（从 1 编号，至多 ${vertices} 个）、m 条有向边（至多 ${edges} 条，无环）与 k 枚棋子所在的顶点 s`,
  byMexOverEdgesLeadAway: "按拓扑逆序，对每个顶点取其后继的 mex",
  lettersNVerticesFromMostGround: ({ vertices, edges }) =>
    `n 个顶点（从 1 编号，至多 ${vertices - 1} 个，地面为 0）与 m 条边（至多 ${edges} 条）`,
  byFusionColonPrinciplesBridgeCounts:
    "融合原理与克朗原理（Colon Principle）：桥计其上端的值加 1，其余的边各计 1",
  squares: "n 枚硬币，以及从左到右的格号，第一格为 0",
  theorem: "目录中的定理",
  lettersNStepsTokensEach: "n 级台阶，以及每级上的石子数",
  byNimSumOddSteps: "奇数级台阶的异或和",
  byMisere: "有大于 1 的数时与正常规则相同，否则看 1 的个数",
  byNimSumSquares: "格号的异或和",
  byNimSumEveryOtherGap: "从右起每隔一个的间隔的异或和",
  lettersNCoinsMostTheirSquares: "n 枚硬币（不超过 5000）及其格号",
  byWelterSFunction: "Welter 函数",
  lettersNRowsColumnsTwoPieces: "n 行，以及每行两枚棋子的列号",
  byNimSumGaps: "间隔的异或和",
  lettersNHeapsTheirSizes: "n 堆，以及各堆的石子数",
  lettersNPairsCellsWhitePiece: "n 对棋子，以及每对中白棋与其右侧黑棋的格号",
  lettersNTokensMostFirstMove: "n 个石子（不超过 10^9），第一步不能取完",
  lettersTokensFactor: "n 个石子（不超过 10^9）和倍数（不超过 10^5），以读入的倍数为准",
  byLostNHBeginsLast:
    "必败当且仅当 n 属于数列 h：首项为 1，其后每项为前一项加上数列中最小的、乘以倍数后不小于前一项的项",
  lettersNHeapsTheirSizesSmallest: "n 堆，以及由小到大的各堆石子数",
  byNimSumEveryOtherDifference: "从右起每隔一个的相邻两堆之差的异或和",
  lettersNHeapsLeastTheirSizes: "n 堆（至少 1 堆）及各堆的石子数，第一步所在的堆写在最前",
  byLostNimSumOthersNo: "其余各堆的异或和不小于第一步所在的堆时必败",
  lettersNHeapsMostTheirSizes: "n 堆（至多 1000 堆）及这一排各堆的石子数（1 到 10^9）",
  byOneHeapEachEndMakes:
    "对每一排，使其必败的左端堆与右端堆各至多一个，由较短的各排递推（Albert & Nowakowski，2001）",
  lettersNCoinsCircle: "圈上的 n 枚硬币",
  bySymmetrySecondPlayerAnswersRow: "对称：圈断开成一行后，后手总走对称位置",
  lettersNMatchesLeftOWho: "剩余 n 根火柴；轮到的一方已取奇数根时 o 为 1，否则为 0",
  byRemainder: "除以 8 的余数",
  lettersNCrosses: "n 个十字",
  byEulerSFormulaPlayLasts: "欧拉公式：对局恰好进行 5n - 2 步",
  inputWhole: ({ read, letters, isCounted }) => `输入：${read}${isCounted ? "，T 组" : ""}；${letters}。`,
  wholeForm: ({ id, forms }) =>
    `${id} 的程序能读的格式之一：${forms.join("、")}，字母任取；也可只有一组，或写 (…)* 读到结束或 until 0`,
  lettersRooted: ({ vertices, edges }) =>
    `g 个图；每个图有 n 个顶点（编号 1 到 n，至多 ${vertices} 个，顶点 1 为地面）与 m 条边（至多 ${edges} 条）`,
  lettersEachVertex: ({ vertices, edges }) =>
    `n 个顶点，从 1 编号，至多 ${vertices} 个；m 条从 a 到 b 的边，至多 ${edges} 条，无环；每个顶点各答一次`,
  lettersDownhill: ({ vertices }) =>
    `n 个顶点，从 1 编号，至多 ${vertices} 个，h 为各点高度；n-1 条边 a b 构成树，只能沿边走向更低的顶点；每个顶点各答一次`,
  lettersJumps: ({ places }) =>
    `n 个互不相同的数 a，取自 1 到 n，n 至多 ${places}：从数 a 可走到相距 a 的倍数格、更大的数；每格各答一次`,
  lettersTokenOnTree: ({ vertices }) =>
    `n 个顶点，从 1 编号，至多 ${vertices} 个；棋子起于顶点 s；n-1 条边 a b 构成树`,
  lettersMaze: ({ squares }) =>
    `r 行 c 列，至多 ${squares} 格：. 可走，# 不可走；第一步把棋子放在任一可走的格上`,
  lettersRows: ({ most }) => `n 行，顺序任意，至多 ${most} 行；各行的长度`,
  byDiagonal: "沿对角线胜负不变，其最后一格之外只剩一行与一列",
  lettersCoprime: ({ most }) => `n 个没有公因数的正整数，至多 ${most} 个`,
  byParityOfEvens: "偶数有奇数个则必胜；否则只有唯一的奇数值得一试",
  lettersCards: ({ most }) =>
    `n 张牌，至多 ${most} 张，两面的数为 a 与 b；某一面上的数相同的两张牌可一起取走`,
  lettersAllTokens: "n 个石子（不超过 10^18），第一步可以取完",
  byMatchings: "最大匹配：某个最大匹配未覆盖的起点必胜",
  lettersTree: ({ vertices }) =>
    `n 为顶点数，编号 1 到 n，至多 ${vertices}；随后是树的 n-1 条边，根 1 为地面`,
  lettersTreeOfRoot: ({ vertices }) =>
    `n 为顶点数，编号 1 到 n，至多 ${vertices}；r 为根，即地面；随后是树的 n-1 条边`,
  lettersGraphOfRoot: ({ vertices, edges }) =>
    `n 为顶点数，编号 1 到 n，至多 ${vertices}；m 为边数，至多 ${edges}；顶点 r 为地面；随后是 m 条边`,
  output: ({ wins, loses }) => `输出：${wins} 或 ${loses}。`,
  outputPlaces: "输出：先手必胜的各组的序号，写在一行。",
  known: ({ by }) => `依据：${by}。`,
  "editorial.adjacentRead": "读入集合的取相邻石子游戏",
  "editorial.setRead": "读入集合的取石子游戏（S-Nim）",
  "editorial.task": "题意",
  "editorial.normal": "双方轮流操作，无法操作者输。",
  "editorial.misere": "双方轮流操作，无法操作者赢（反常规则，misère）。",
  "editorial.reading": ({ reading }) => `转化：${reading}。`,
  "editorial.idea": "思路",
  "editorial.winners":
    "双方的走法相同，对局必在有限步内结束，因此每个局面要么是必败态（P-position，每一步都走到必胜态），要么是必胜态（N-position，有一步能走到必败态）。",
  "editorial.sums":
    "这是公平组合游戏，且必在有限步内结束。每个局面都有 SG 值：各后继局面 SG 值的 mex，即其中没有出现的最小自然数。由 Sprague–Grundy 定理，若干局面之和的 SG 值等于各 SG 值的异或和；正常规则下，异或和为 0 时先手必败，否则先手必胜。因此只需求出单个局面的 SG 值。",
  "editorial.antiSg": ({ because }) =>
    `本题无法操作者赢，用 Anti-SG（SJ 定理）判定：异或和为 0 且有 SG 值大于 1，或异或和为 1 且 SG 值都不超过 1 时，先手必败。${because}。`,
  "editorial.ideaFormula": "它可由下面的规律直接算出，数再大也不需要打表。",
  "editorial.ideaPeriod": ({ values }) =>
    `SG 值呈周期变化，只需求出 0 到 ${values - 1} 的各堆，更大的堆与其中某一堆的值相同。`,
  "editorial.ideaTable": "数据范围不大，可以对所有局面打表。",
  "editorial.ideaLost": "范围内必败的堆很少，列出它们即可判断胜负。",
  lineLosses: "losing：每条线上必败态的数加 1，没有时为 0；line：线上有必败态时为 1",
  "editorial.ideaLines":
    "相差同一种走法若干倍的局面排成一条线；每条线上至多一个必败态，因为其后的局面都能一步走到它。因此程序只需标记线，不必记录每个局面。",
  "editorial.whyLines":
    "从小到大枚举局面时，能走到的局面都已枚举过。若其中有必败态，它所在的线已被标记，当前局面必胜；否则走不到任何必败态，当前局面必败。",
  "editorial.costLines": ({ lines }) =>
    `按顺序扫一遍局面，在 ${lines} 条线上各扫到必败态为止；之后每组查表一次。`,
  "editorial.ideaSieve": "它由该数的质因数决定；用筛法一次求出所有数的质因数即可。",
  "editorial.costSieve": ({ last }) => `对不超过 ${last} 的数筛一次，之后每堆查表一次。`,
  "editorial.ideaSearch": "对局中会遇到的局面不多，记忆化搜索即可。",
  "editorial.ideaSet": "可取的数由输入给出，因此每读入一个集合就重新打表。",
  "editorial.law": "结论",
  "editorial.why": "证明",
  "editorial.whyFormula":
    "对走法作归纳，假设规律对所有更小的局面成立。此时没有一步走到值相同的局面，而每个更小的值都有一步能走到。于是后继局面的 mex 正是规律给出的值，规律处处成立。若结论只论胜负，则这两条分别是：必败态的每一步都不走到必败态；其余局面总有一步走到必败态。",
  "editorial.whyPeriod":
    "一堆的 SG 值只取决于较小的堆。有限判定定理给出：只要在足够长的一段内重复，就会永远重复下去。这一段已按规则逐个算出，并且确实重复。",
  "editorial.whyTheorem": "上述定理适用于这个游戏，给出了所有堆的 SG 值。",
  "editorial.whyMex": "无须另证：程序按定义计算每个 SG 值，即后继局面 SG 值的 mex。",
  "editorial.cost": "复杂度",
  "editorial.costFormula": "每个局面的运算次数至多与位数成正比，不需要打表。",
  "editorial.costPeriod": ({ values }) => `预处理 ${values} 个值，之后每堆查表一次。`,
  "editorial.whyLost":
    "范围内的全部 SG 值已由 Nimber 按规则算出，程序只列出其中值为 0 的堆；对更大的堆不作结论。",
  "editorial.costLost": ({ lost, last }) =>
    `程序列出 ${lost} 个必败的堆，标记在 ${last + 1} 项的表中，每组查表一次。`,
  "editorial.costBrought": ({ positions }) => `程序自带 ${positions} 个局面的值，输入的每个局面查表一次。`,
  "editorial.costTable": ({ positions }) =>
    `预处理 ${positions} 个局面，每个局面的步数与走法数成正比；之后输入的每个局面查表一次。`,
  "editorial.costSearch": "每个可能遇到的局面只计算一次，步数与走法数成正比。",
  "editorial.costSet": ({ last }) =>
    `对每个集合，不超过 ${last} 的各堆的步数与集合大小成正比；之后每堆查表一次。`,
  "editorial.program": ({ name }) => `程序（${name}）`,
};

export const games: Sentences<M.Games> = {
  natural: "自然数",
  numberMost: ({ most }) => `不超过 ${most} 的数`,
  board: "行数与列数，如 4x7；或逐行写出，如 ..#/...，# 为洞；对边相连写作 torus(4x5)",
  rowSquaresFirst: ({ columns }) => `与第一行同长的一行（${columns} 格）`,
  boardMostSquaresSides: ({ mostSquares, mostSide }) =>
    `不超过 ${mostSquares} 格、边长 1 到 ${mostSide} 的棋盘`,
  comma: "逗号",
  expected: ({ sign }) => `两个顶点，如 0${sign}1`,
  graph:
    "一个图：各边如 0-1,1-2，孤立顶点如 5；或 path(9)、cycle(9)、complete(4)、star(2,3,4)、grid(3x4)、grid(..#/...)、torus(3x4)",
  graphMostVertices: ({ mostVertices }) => `不超过 ${mostVertices} 个顶点的图`,
  numberFrom: ({ least, most }) => `${least} 到 ${most} 之间的数`,
  numberFrom2: ({ least }) => `${least} 到 10^1000 之间的数`,
  game: "游戏：名称（如 kayles）、代码（如 0.77）、可取集合（如 {2,5}）或一行规则（如 [n: n-1 | n/2]）",
  numberLeast: "不小于 1 的数",
  finiteSet: "有限集",
  numbersOne: ({ names }) => `数字，或 ${names.join("、")} 之一`,
  oneRangeOnlyMostNumbers: ({ mostMembers, mostMember }) =>
    `单独一个区间，或至多 ${mostMembers} 个不超过 ${mostMember} 的数`,
  numbers: ({ mostAdjacent }) => `不超过 ${mostAdjacent} 的数`,
  aDigit: "数位：0–9、A–Z 或 &64; 这样的数",
  mostDigits: ({ mostDigits }) => `至多 ${mostDigits} 位`,
  splits: "以 0、4、8 或 C 开头的代码，因为不取石子的一步必须分堆",
  octal: "数位 0–7：走法添加石子的代码只有这些数位",
  short: ({ mostAdded }) => `走法添加石子时，小数点两侧各至多 ${mostAdded} 位`,
  stays: "小数点前一位是 0 或 4 的代码，因为既不取也不加的一步必须分堆",
  numberX: "&64; 或 &x40; 这样的数",
  digit: ({ mostDigit }) => `不超过 ${mostDigit} 的数位`,
  digitsRepeated: "循环的数位",
  name: ({ code }) => `取石分堆游戏 ${code}`,
  coinRule: ({ coinRules }) => `一行硬币的规则（如 ${coinRules}）或单堆游戏`,
  withRule:
    "Sympler 以外的翻硬币规则（见《稳操胜券》第三卷第十四章；我们所据的文献均未写明其走法；Sym 写作 sym）",
  numbers2: ({ mostCuts }) => `不超过 ${mostCuts} 的数`,
  edge: "以逗号分隔的若干组堆，每堆为 1 到 9 的数字，如 12,23,31",
  twoSided: ({ names }) => `双方走法不同的游戏：${names.join("、")}`,
  plain: "无法操作者输的游戏，不含 `lost`、`won`、`again` 与 `answer`",
  endBeforeClause: "游戏的记法到此结束（`legal:` 等子句写在 `]` 之前；反常规则用选项 --misere）",
  endBeforeWhere: "游戏的记法到此结束（给 `nimber law` 的条件用 --where 写）",
  endGameSNotation: "游戏的记法到此结束",
  position: ({ id, notation }) => `${id} 的局面：${notation}`,
  mixedNotation: ({ numbers, names }) => `${numbers}；或 ${names} 的局面，写作名称加冒号`,
  otherGameOfNumbers: ({ numbers }) =>
    numbers === 1 ? "局面为一个数的游戏，如 nim、kayles" : `局面为 ${numbers} 个数的游戏，如两个数的 wythoff`,
  ordinalNotation: ({ base, top, below, above }) =>
    `${base} 的局面、冒号与 ${top} 的局面，含冒号者加括号：${below}；${above}`,
  tokenNotation: ({ graph }) => `${graph}；其后写 @ 与棋子所在的顶点，不写则可放在任一顶点`,
  countersNotation: ({ graph }) => `${graph}；其后写 : 与各顶点上的棋子数，如 path(3):2,1,2`,
};
