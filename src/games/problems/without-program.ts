import type { LocalizedText } from "../../types.ts";

const because = (ids: string, en: string, zh: string): readonly (readonly [string, LocalizedText])[] =>
  ids.split(" ").map((id) => [id, { en, zh }]);

/** Reasons why listed problems have no program for their input, by their first names. */
const REASONS: ReadonlyMap<string, LocalizedText> = new Map([
  ...because(
    "hdu-4155",
    "the answer repeats the cards of the input, and depends on whose turn it is",
    "答案要重复输入的牌，且取决于轮到谁",
  ),
  ...because(
    "luogu-p2594",
    "the values of its cells are powers of 2 up to 2^198, beyond 64 bits",
    "各格的 SG 值是 2 的幂，可达 2^198，超出 64 位",
  ),
  ...because(
    "luogu-p2490 luogu-p5363 luogu-p5675 luogu-p5970",
    "the answer is a number of positions, and programs say who wins one",
    "答案是局面的个数，而程序只判断一个局面的胜负",
  ),
  ...because(
    "luogu-p3185",
    "the answer is a move among three bottles, and how many such moves win",
    "答案是涉及三个瓶子的走法，以及必胜走法的个数",
  ),
  ...because(
    "luogu-p3235",
    "a table up to 10^5 must try equal quotients at once, which programs of rules do not",
    "打表到 10^5 须按商分块枚举，由规则生成的程序做不到",
  ),
  ...because("luogu-p7589", "the form of its input is not known", "输入格式未知"),
  ...because(
    "codeforces-317d",
    "the powers of each base are a game of their own, and there are up to 10^9 bases",
    "每个底数的各次幂自成一局，而底数可达 10^9 个",
  ),
  ...because(
    "codeforces-850c",
    "a prime with its exponents in all numbers is a position, so all numbers are factored together",
    "一个素数在各数中的指数合成一个局面，须把所有数一起分解",
  ),
  ...because(
    "codeforces-1312f",
    "castles have up to 10^18 soldiers, and the period of their values depends on the input",
    "士兵数可达 10^18，SG 值的周期随输入而变",
  ),
  ...because(
    "atcoder-abc255g",
    "piles have up to 10^18 stones, and the input forbids takes of some of them",
    "石子数可达 10^18，且输入禁止其中某些取法",
  ),
  ...because(
    "atcoder-arc168b",
    "the answer is the largest bound of the takes, and programs say who wins for one",
    "答案是取法上限的最大值，而程序只判断一个上限下的胜负",
  ),
  ...because(
    "poj-2068",
    "a position has the limits of up to 20 players, and positions have few numbers",
    "局面含至多 20 人各自的上限，坐标太多",
  ),
  ...because(
    "euler-301 euler-306 euler-325 euler-260 euler-509 euler-665",
    "the question has no input; its answer is one number",
    "题目没有输入，答案是一个数",
  ),
]);

/** Reason why a listed problem, of that first name, has no program for its input. */
export const withoutProgram = (id: string): LocalizedText | undefined => REASONS.get(id);
