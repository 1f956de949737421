/** The program for the input of a judge, in the words of `nimber template`. */
export interface ContestProgram {
  /** Names of the problem at judges that give and want the same. */
  readonly ids: readonly string[];
  /** The game; none where the input has the set of takes. */
  readonly game?: string;
  /** Form of the input, and the words of the answers. */
  readonly read: string;
  readonly print: string;
  /** Whether whoever cannot move wins. */
  readonly misere?: true;
  /** Limits of the numbers that make positions. */
  readonly limits?: string;
  /** Page on which form and words were read; none where they are from memory. */
  readonly source?: string;
}

const program = (ids: string, words: Omit<ContestProgram, "ids">): ContestProgram => ({
  ids: ids.split(" "),
  ...words,
});

/** Statement of a task of AtCoder, as kept in a repository of them. */
const atcoder = (task: string): string =>
  `github.com/Molmin/atcoder-problems/blob/HEAD/data/statement/${task}/en.md`;

/** Statement of a problem of Codeforces, as kept in a repository that sorts contests by thousands, hundreds and tens. */
function codeforces(contest: number, letter: string): string {
  const folders = [1000, 100, 10].map((size) => {
    const first = contest - (contest % size);
    return `${first}-${first + size - 1}`;
  });
  return `github.com/dvaitam/codeforces/blob/HEAD/${folders.join("/")}/${contest}/problem${letter}.txt`;
}

/** Statement of CSES, as kept in a repository of them. */
const cses = (task: string): string =>
  `github.com/ntanthedev/CSES-Problems-set/blob/HEAD/Mathematics/${task}/statement_en.md`;

/** Description of a problem of LeetCode, as kept in a repository of them. */
const leetcode = (folder: string): string =>
  `github.com/doocs/leetcode/blob/HEAD/solution/${folder}/README_EN.md`;

/** Pages of judges, read there or in copies that name them. */
const acwing = (page: number): string => `acwing.com/problem/content/${page}/`;
const hackerrank = (name: string): string => `hackerrank.com/challenges/${name}/problem`;
const hdu = (number: number): string => `acm.hdu.edu.cn/showproblem.php?pid=${number}`;
const lightoj = (number: number): string => `lightoj.com/volume_showproblem.php?problem=${number}`;
const luogu = (number: string): string => `luogu.com.cn/problem/${number}`;
const poj = (number: number): string => `poj.org/problem?id=${number}`;

/** Statements of Baekjoon Online Judge, as kept beside solutions. */
const PHICIS = "github.com/PhiCis/Baekjoon";
const ONCSR = "github.com/oncsr/BOJ_log";

/** Pages about problems, as kept in a collection of mathematical text. */
const NEMOTRON = "huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1";

/** Programs of contest problems, in the order of their names. */
export const contestPrograms: readonly ContestProgram[] = [
  program("51nod-1066", {
    game: "[n,k: n-j,k if j <= k]",
    read: "T (n k)*",
    print: "A/B",
    limits: "n <= 1e9, k <= 1e9",
    source: "hzu-zuoxiong.gitbooks.io/my_algorithm_training/content/bo-yi-lun/bashyou-xi-v1.html",
  }),
  program("51nod-1067", {
    game: "{1,3,4}",
    read: "T (n)*",
    print: "A/B",
    limits: "n <= 1e9",
    source: "51nod.com/onlineJudge/questionCode.html#!problemId=1067",
  }),
  program("51nod-1069", {
    game: "nim",
    read: "n a*n",
    print: "A/B",
    limits: "a <= 1e9",
    source: "runxinzhi.com/kzbin-p-9205199.html",
  }),
  program("51nod-1070", {
    game: "[n,m: n-k,2*k if k <= m]",
    read: "T (n)* -> n,n-1",
    print: "A/B",
    limits: "n <= 1e9",
    source: "51nod.com/onlineJudge/questionCode.html#!problemId=1070",
  }),
  program("51nod-1072", {
    game: "wythoff",
    read: "T (a b)*",
    print: "A/B",
    limits: "a <= 2000000, b <= 2000000",
    source: "blog.csdn.net/wang_123_zy/article/details/80316386",
  }),
  program("51nod-1185", {
    game: "wythoff",
    read: "T (a b)*",
    print: "A/B",
    limits: "a <= 1e18, b <= 1e18",
    source:
      "hzu-zuoxiong.gitbooks.io/my_algorithm_training/content/bo-yi-lun/wei-zuo-fu-bo-yi/wei-zuo-fu-you-xi-v2.html",
  }),
  program("acwing-891", {
    game: "nim",
    read: "n a*n",
    print: "Yes/No",
    limits: "a <= 1e9",
    source: acwing(893),
  }),
  program("acwing-892", {
    game: "nim",
    read: "n a*n -> i%2 # a",
    print: "Yes/No",
    limits: "n <= 1e5, a <= 1e9",
    source: "cnblogs.com/littlehb/p/15391920.html",
  }),
  program("acwing-893", {
    read: "k {s*k} n a*n",
    print: "Yes/No",
    limits: "a <= 10000",
    source: acwing(895),
  }),
  program("acwing-894", {
    game: "[n: a & b if a < n and b < n | n-k]",
    read: "n a*n",
    print: "Yes/No",
    limits: "a <= 100",
    source: acwing(896),
  }),
  program("atcoder-abc297g", {
    game: "[a,l,r: a-k,l,r if l <= k and k <= r]",
    read: "n l r a*n -> a,l,r",
    print: "First/Second",
    limits: "a <= 1e9, l <= 1e9, r <= 1e9",
    source: atcoder("abc297_g"),
  }),
  program("atcoder-abc368f", {
    game: "[n: d if d in divisors(n) and d < n]",
    read: "n a*n",
    print: "Anna/Bruno",
    limits: "a <= 1e5",
    source: atcoder("abc368_f"),
  }),
  program("atcoder-agc020a", {
    game: "{1}",
    read: "n a b -> b-a-1",
    print: "Alice/Borys",
    limits: "n <= 100, a <= 100, b <= 100",
    source: atcoder("agc020_a"),
  }),
  program("atcoder-arc072b atcoder-abc059d", {
    game: "[x,y: x-2*k,y+k | x+k,y-2*k]",
    read: "x y",
    print: "Alice/Brown",
    limits: "x <= 1e18, y <= 1e18",
    source: atcoder("arc072_b"),
  }),
  program("atcoder-dp-k", {
    read: "n K {a*n}",
    print: "First/Second",
    limits: "K <= 1e5",
    source: atcoder("dp_k"),
  }),
  program("atcoder-typical90-ae", {
    game: "[w,b: w-1,b+w | w,b-k if k <= b/2]",
    read: "n w*n b*n",
    print: "First/Second",
    limits: "w <= 50, b <= 50",
    source: "github.com/E869120/kyopro_educational_90/blob/HEAD/problem-txt/031.txt",
  }),
  program("boj-4342", {
    game: "euclid",
    read: "(a b)* until 0 0",
    print: "A wins/B wins",
    limits: "a < 2^31, b < 2^31",
    source: PHICIS,
  }),
  program("boj-9655", {
    game: "{1,3}",
    read: "n",
    print: "SK/CY",
    limits: "n <= 1000",
    source: PHICIS,
  }),
  program("boj-9656", {
    game: "{1,3}",
    misere: true,
    read: "n",
    print: "SK/CY",
    limits: "n <= 1000",
    source: PHICIS,
  }),
  program("boj-9657", {
    game: "{1,3,4}",
    read: "n",
    print: "SK/CY",
    limits: "n <= 1000",
    source: PHICIS,
  }),
  program("boj-9658", {
    game: "{1,3,4}",
    misere: true,
    read: "n",
    print: "SK/CY",
    limits: "n <= 1000",
    source: PHICIS,
  }),
  program("boj-9659", {
    game: "{1,3}",
    read: "n",
    print: "SK/CY",
    limits: "n <= 1e12",
    source: PHICIS,
  }),
  program("boj-9660", {
    game: "{1,3,4}",
    read: "n",
    print: "SK/CY",
    limits: "n <= 1e12",
    source: PHICIS,
  }),
  program("boj-9661", {
    game: "{powers(4)}",
    read: "n",
    print: "SK/CY",
    limits: "n <= 1e12",
    source: PHICIS,
  }),
  program("boj-11867", {
    game: "[x,y: a,y-a if 0 < a and a < y | a,x-a if 0 < a and a < x]",
    read: "n m",
    print: "A/B",
    limits: "n <= 100, m <= 100",
    source: ONCSR,
  }),
  program("boj-11868", {
    game: "nim",
    read: "n p*n",
    print: "koosaga/cubelover",
    limits: "p <= 1e9",
    source: PHICIS,
  }),
  program("boj-11869", {
    game: "nim",
    read: "m p*m",
    print: "koosaga/cubelover",
    limits: "p <= 1e9",
    source: "steady-coding.tistory.com/152",
  }),
  program("boj-11872", {
    game: "lasker",
    read: "n p*n",
    print: "koosaga/cubelover",
    limits: "p <= 2e9",
    source: "github.com/kokoa-lab/boj-problems/blob/HEAD/orgainzed_problems/11800-11899/11872/problem.md",
  }),
  program("boj-12107", {
    game: "nim",
    read: "n -> n-1",
    print: "A/B",
    limits: "n <= 1000000",
    source: ONCSR,
  }),
  program("boj-13034", {
    game: "dawsons-kayles",
    read: "n",
    print: "1/2",
    limits: "n <= 1000",
    source: ONCSR,
  }),
  program("boj-16897", {
    game: "nim",
    read: "T (k n m)* -> (n+m+max((min(n,m)-1)/(k+1)%2+min(k-1,1)-1,0))%2+((min(n,m)-1)%(k+1)+1)/(k+1)",
    print: "koosaga/cubelover",
    limits: "k <= 1e9, n <= 1e9, m <= 1e9",
    source: ONCSR,
  }),
  program("boj-30455", {
    game: "{1}",
    read: "n -> n-1",
    print: "Duck/Goose",
    limits: "n <= 200000",
    source: PHICIS,
  }),
  program("boj-24553", {
    game: "{1..9}",
    read: "T (n)*",
    print: "0/1",
    limits: "n <= 1e18",
    source: ONCSR,
  }),
  program("codechef-expgame", {
    game: "{1,4,27,256,3125,46656}",
    read: "T (n a*n)*",
    print: "Little Chef/Head Chef",
    limits: "a <= 1e5",
    source: "codechef.com/problems/EXPGAME",
  }),
  program("boj-33902", {
    game: "[x,y: z,y if x < z and z <= y and gcd(x,z) = 1]",
    read: "x y",
    print: "khj20006/putdata",
    limits: "x <= 1000, y <= 1000",
    source: ONCSR,
  }),
  program("codeforces-120e", {
    game: "[n: n-1]",
    read: "T (n)*",
    print: "0/1",
    limits: "n <= 10000",
    source: codeforces(120, "E"),
  }),
  program("codeforces-1194d", {
    game: "nim",
    read: "T (n k)* -> min(k%3,1) # n%3 & 1-min(k%3,1) # n%(k+1)%3+n%(k+1)/k",
    print: "Alice/Bob",
    limits: "n <= 1e9, k <= 1e9",
    source: codeforces(1194, "D"),
  }),
  program("codeforces-1537d", {
    game: "[n: n-k if k in divisors(n) and 1 < k and k < n]",
    read: "T (n)*",
    print: "Alice/Bob",
    limits: "n <= 1e9",
    source: "codeforces.tamnd.com/1537/D/",
  }),
  program("codeforces-1672a", {
    game: "[n: a & n-a if a < n]",
    read: "T (n a*n)*",
    print: "errorgorn/maomao90",
    limits: "a <= 50",
    source: codeforces(1672, "A"),
  }),
  program("codeforces-1719a", {
    game: "[n,m: n-k,m if k % 2 = 1 | n,m-k if k % 2 = 1]",
    read: "T (n m)* -> n-1,m-1",
    print: "Burenka/Tonya",
    limits: "n <= 1e9, m <= 1e9",
    source: codeforces(1719, "A"),
  }),
  program("codeforces-1841a", {
    game: "nim",
    read: "T (n)* -> max(n-4,0)",
    print: "Alice/Bob",
    limits: "n <= 100",
    source: codeforces(1841, "A"),
  }),
  program("codeforces-1919a", {
    game: "[x,y: y,x-1 | x,y-1]",
    read: "T (a b)*",
    print: "Alice/Bob",
    limits: "a <= 1e9, b <= 1e9",
    source: codeforces(1919, "A"),
  }),
  program("codeforces-2004e", {
    game: "[n: n-k if gcd(k,n) = 1]",
    read: "T (n a*n)*",
    print: "Alice/Bob",
    limits: "a <= 1e7",
    source: codeforces(2004, "E"),
  }),
  program("codeforces-2055a", {
    game: "{1}",
    read: "T (n a b)* -> max(a,b)-min(a,b)-1",
    print: "YES/NO",
    limits: "n <= 100, a <= 100, b <= 100",
    source: codeforces(2055, "A"),
  }),
  program("codeforces-451a", {
    game: "[x,y: x-1,y-1]",
    read: "n m",
    print: "Akshat/Malvika",
    limits: "n <= 100, m <= 100",
    source: codeforces(451, "A"),
  }),
  program("codeforces-603c", {
    game: "[a,k: a-1,k | a/2,k if k = 1 and a > 0 and a % 2 = 0 | 0,k if k = 0 and a > 0 and a % 2 = 0]",
    read: "n k a*n -> a,k%2",
    print: "Kevin/Nicky",
    limits: "a <= 1e9, k <= 1e9",
    source: codeforces(603, "C"),
  }),
  program("codeforces-630r", {
    game: "[n: n-1]",
    read: "n",
    print: "1/2",
    limits: "n <= 1e18",
    source: codeforces(630, "R"),
  }),
  program("codeforces-768e", {
    game: "nim",
    read: "n s*n -> (sqrt(8*s+1)-1)/2",
    print: "NO/YES",
    limits: "s <= 60",
    source: codeforces(768, "E"),
  }),
  program("cses-1098", {
    game: "{1..3}",
    read: "T (n x*n)*",
    print: "first/second",
    limits: "x <= 1e9",
    source: cses("1098_Nim%20Game%20II"),
  }),
  program("cses-1099", {
    game: "nim",
    read: "T (n p*n)* -> (i+1)%2 # p",
    print: "first/second",
    limits: "n <= 2e5, p <= 1e9",
    source: cses("1099_Stair%20Game"),
  }),
  program("cses-1730", {
    game: "nim",
    read: "T (n x*n)*",
    print: "first/second",
    limits: "x <= 1e9",
    source: "cses.fi/problemset/task/1730",
  }),
  program("eolymp-5306", {
    game: "[n: n-1 | n-2 if n%3 != 1 | n-3 if n%3 != 0]",
    read: "n",
    print: "1/2",
    limits: "n <= 100",
    source: "site.ada.edu.az/~medv/acm/Docs%20e-olimp/Volume%2054/5306.htm",
  }),
  program("hackerrank-a-chessboard-game", {
    game: "[x,y: x-2,y+1 if y < 14 | x-2,y-1 | x+1,y-2 if x < 14 | x-1,y-2]",
    read: "T (x y)* -> x-1,y-1",
    print: "First/Second",
    limits: "x <= 15, y <= 15",
    source: hackerrank("a-chessboard-game-1"),
  }),
  program("hackerrank-a-chessboard-game-again", {
    game: "[x,y: x-2,y+1 if y < 14 | x-2,y-1 | x+1,y-2 if x < 14 | x-1,y-2]",
    read: "T (k (x y)*k)* -> x-1,y-1",
    print: "First/Second",
    limits: "x <= 15, y <= 15",
    source: hackerrank("chessboard-game-again-1"),
  }),
  program("hackerrank-bob-and-ben", {
    game: "[m: m-1 if m > 1 | 0 if m > 0 and m != 2]",
    read: "T (n (m k)*n)* -> m",
    print: "BOB/BEN",
    limits: "m <= 1e9",
    source: hackerrank("bob-and-ben"),
  }),
  program("hackerrank-game-of-stones", {
    game: "{2,3,5}",
    read: "T (n)*",
    print: "First/Second",
    limits: "n <= 100",
    source: hackerrank("game-of-stones-1"),
  }),
  program("hackerrank-manasa-and-prime-game", {
    game: "{2,3,5,7,11,13}",
    read: "T (n a*n)*",
    print: "Manasa/Sandy",
    limits: "a <= 1e18",
    source: "traceformula.blogspot.com/2015/12/hackerrank-manasa-and-prime-game.html",
  }),
  program("hackerrank-misere-nim", {
    game: "nim",
    misere: true,
    read: "T (n s*n)*",
    print: "First/Second",
    limits: "s <= 1e9",
    source: hackerrank("misere-nim-1"),
  }),
  program("hackerrank-nim-game", {
    game: "nim",
    read: "T (n s*n)*",
    print: "First/Second",
    source: hackerrank("nim-game-1"),
  }),
  program("hackerrank-nimble", {
    game: "nim",
    read: "T (n s*n)* -> s # i-1",
    print: "First/Second",
    source: hackerrank("nimble-game-1"),
  }),
  program("hackerrank-poker-nim", {
    game: "nim",
    read: "T (n k c*n)* -> c",
    print: "First/Second",
    limits: "c <= 1e9",
    source: hackerrank("poker-nim-1"),
  }),
  program("hackerrank-stone-piles", {
    game: "[n: split(n, distinct)]",
    read: "T (n x*n)*",
    print: "ALICE/BOB",
    limits: "x <= 50",
    source: hackerrank("stone-piles"),
  }),
  program("hackerrank-tower-breakers", {
    game: "[n: n/k if k in divisors(n) and k > 1]",
    read: "T (n m)* -> n # m",
    print: "1/2",
    limits: "n <= 1e6, m <= 1e6",
    source: "techopedi.com/tower-breakers-hacker-rank-solution-best-easiest/",
  }),
  program("hackerrank-tower-breakers-again", {
    game: "[n: k # n/k if k in divisors(n) and k > 1]",
    read: "T (n h*n)*",
    print: "1/2",
    limits: "h <= 1e5",
    source: hackerrank("tower-breakers-again-1"),
  }),
  program("hackerrank-tower-breakers-revisited", {
    game: "[n: n/k if k in divisors(n) and k > 1]",
    read: "T (n h*n)*",
    print: "1/2",
    limits: "h <= 1e6",
    source: hackerrank("tower-breakers-revisited-1"),
  }),
  program("hackerrank-vertical-rooks", {
    game: "nim",
    read: "T (n a*n b*n)* -> max(a,b)-min(a,b)-1",
    print: "player-2/player-1",
    source: "programs.programmingoneonone.com/2021/07/hackerrank-vertical-rooks-problem-solution.html",
  }),
  program("hackerrank-zero-move-nim", {
    game: "[n,p: n-k,p | n,p-1 if n > 0]",
    read: "T (n p*n)* -> p,1",
    print: "W/L",
    limits: "p <= 1e9",
    source: "programs.programmingoneonone.com/2021/07/hackerrank-zero-move-nim-problem.html",
  }),
  program("hdu-1079 poj-1082 uva-1557", {
    game: "{1}",
    read: "T (y m d)* -> m+d+1+max(min(m/9,1)+m%2+min(d/30,1)-2,0)",
    print: "YES/NO",
    limits: "m <= 12, d <= 31",
    source: poj(1082),
  }),
  program("hdu-1517 poj-2505 uva-847", {
    game: "[n: (n+k-1)/k if k in {2..9} and n > 1]",
    read: "n*",
    print: "Stan wins./Ollie wins.",
    limits: "n < 2^32",
    source: hdu(1517),
  }),
  program("hdu-1525 poj-2348", {
    game: "euclid",
    read: "(a b)* until 0 0",
    print: "Stan wins/Ollie wins",
    source: "tkcode.net/que/280b388d6caa11eeba6f34e6adfb30ff",
  }),
  program("hdu-1527 luogu-p2252", {
    game: "wythoff",
    read: "(a b)*",
    print: "1/0",
    limits: "a <= 1e9, b <= 1e9",
    source:
      "topic.alibabacloud.com/a/poj-1067--hdu-1527-font-colorredtakefont-the-stone-game-game-theory-wythoff-game_8_8_31346614.html",
  }),
  program("hdu-1536 poj-2960", {
    read: "(k {s*k} m (l h*l)*)* until 0",
    print: "W/L rows",
    limits: "h <= 10000",
    source: hdu(1536),
  }),
  program("hdu-1564", {
    game: "{1}",
    read: "n* until 0 -> n+1",
    print: "8600/ailyanlu",
    limits: "n <= 10000",
    source: "blog.csdn.net/UncleJokerly/article/details/89159177",
  }),
  program("hdu-1730", {
    game: "nim",
    read: "(n m (a b)*n)* -> max(a,b)-min(a,b)-1",
    print: "I WIN!/BAD LUCK!",
    source: "runxinzhi.com/littlehb-p-16403933.html",
  }),
  program("hdu-1846", {
    game: "[n,m: n-k,m if k <= m]",
    read: "C (n m)*",
    print: "first/second",
    limits: "n <= 1000, m <= 1000",
    source: "u72.net/daima/0ffh.html",
  }),
  program("hdu-1847", {
    game: "{powers(2)}",
    read: "n*",
    print: "Kiki/Cici",
    limits: "n <= 1000",
    source: hdu(1847),
  }),
  program("hdu-1848", {
    game: "{fibonacci}",
    read: "(m n p)* until 0 0 0",
    print: "Fibo/Nacci",
    limits: "m <= 1000, n <= 1000, p <= 1000",
    source: "runxinzhi.com/mjtcn-p-8480531.html",
  }),
  program("hdu-1849", {
    game: "nim",
    read: "(m k*m)* until 0",
    print: "Rabbit Win!/Grass Win!",
    source: "runxinzhi.com/upstart-p-6135331.html",
  }),
  program("hdu-1851", {
    game: "[m,l: m-k,l if k <= l]",
    read: "T (n (m l)*n)*",
    print: "No/Yes",
    limits: "m <= 20, l <= 20",
    source: hdu(1851),
  }),
  program("hdu-1907 poj-3480 luogu-p4279 spoj-mmmgame", {
    game: "nim",
    misere: true,
    read: "T (n a*n)*",
    print: "John/Brother",
    source: "cnblogs.com/TheRoadToTheGold/p/6744825.html",
  }),
  program("hdu-2147", {
    game: "[x,y: x-1,y | x,y-1 | x-1,y-1]",
    read: "(n m)* until 0 0 -> n-1,m-1",
    print: "Wonderful!/What a pity!",
    limits: "n <= 2000, m <= 2000",
    source: "runxinzhi.com/komet-p-13639596.html",
  }),
  program("hdu-2188", {
    game: "[n,m: n-k,m if k <= m]",
    read: "C (n m)*",
    print: "Grass/Rabbit",
    limits: "n <= 10000, m <= 10",
  }),
  program("hdu-2516", {
    game: "[n,m: n-k,2*k if k <= m]",
    read: "n* until 0 -> n,n-1",
    print: "First win/Second win",
    limits: "n < 2^31",
    source: "blog.nowcoder.net/n/e7fb67550b88462184af8c23678f5baa",
  }),
  program("hdu-2509", {
    game: "[n: n-k | a & b if a+b < n]",
    misere: true,
    read: "(n a*n)*",
    print: "Yes/No",
    limits: "a <= 100",
  }),
  program("hdu-3032", {
    game: "lasker",
    read: "T (n s*n)*",
    print: "Alice/Bob",
    limits: "s < 2^31",
    source: NEMOTRON,
  }),
  program("hdu-3389", {
    game: "nim",
    read: "T (n a*n)* -> i%3/2+1-min(i%6,1) # a",
    print: "Case i: Alice/Bob",
    limits: "n <= 10000, a <= 100",
    source: hdu(3389),
  }),
  program("hdu-3951", {
    game: "nim",
    read: "T (n k)* -> 2*max(k-n+1,0) & n%2 # max(2-k,0)",
    print: "Case i: first/second",
    limits: "n <= 1e9, k <= 10",
    source: hdu(3951),
  }),
  program("hdu-4664", {
    game: "dawsons-kayles",
    read: "T (n a*n)*",
    print: "Carol/Dave",
    limits: "a <= 1e9",
    source: NEMOTRON,
  }),
  program("hdu-4764", {
    game: "[n,k: n-j,k if j <= k and j < n]",
    read: "(n k)* until 0 0",
    print: "Tang/Jiang",
    limits: "n <= 1e8, k <= 100",
    source: "miaokee.com/1267629.html",
  }),
  program("hdu-5011", {
    game: "[n: n-k | a & b if a+b < n]",
    read: "(n a*n)*",
    print: "Win/Lose",
    limits: "a < 2^31",
    source: hdu(5011),
  }),
  program("hdu-5795", {
    game: "[n: n-k | a & b & n-a-b if a+b < n]",
    read: "T (n s*n)*",
    print: "First player wins./Second player wins.",
    limits: "s <= 1e9",
    source: "cnblogs.com/fightfordream/p/5757171.html",
  }),
  program("hdu-6892", {
    game: "[n: k # n/k if k in divisors(n) and k > 1]",
    read: "T (n l*n)*",
    print: "W/L",
    limits: "l <= 1e9",
  }),
  program("hihocoder-1163", {
    game: "nim",
    read: "n a*n",
    print: "Alice/Bob",
    limits: "a <= 10000",
    source: "hihocoder.com/contest/hiho44/problem/1",
  }),
  program("leetcode-292", {
    game: "{1..3}",
    read: "n",
    print: "true/false",
    limits: "n < 2^31",
    source: leetcode("0200-0299/0292.Nim%20Game"),
  }),
  program("leetcode-1025", {
    game: "[n: n-k if k in divisors(n) and k < n]",
    read: "n",
    print: "true/false",
    limits: "n <= 1000",
    source: leetcode("1000-1099/1025.Divisor%20Game"),
  }),
  program("leetcode-1510", {
    game: "{squares}",
    read: "n",
    print: "true/false",
    limits: "n <= 1e5",
    source: leetcode("1500-1599/1510.Stone%20Game%20IV"),
  }),
  program("leetcode-3222", {
    game: "[x,y: x-1,y-4]",
    read: "x y",
    print: "Alice/Bob",
    limits: "x <= 100, y <= 100",
    source: leetcode("3200-3299/3222.Find%20the%20Winning%20Player%20in%20Coin%20Game"),
  }),
  program("leetcode-3360", {
    game: "[n,k: n-k,k-1 if k > 0]",
    read: "n -> n,10",
    print: "true/false",
    limits: "n <= 50",
    source: leetcode("3300-3399/3360.Stone%20Removal%20Game"),
  }),
  program("lightoj-1186", {
    game: "nim",
    read: "T (n w*n b*n)* -> b-w-1",
    print: "Case i: white wins/black wins",
    source: lightoj(1186),
  }),
  program("lightoj-1192", {
    game: "nim",
    read: "T (k (a b)*k)* -> b-a-1",
    print: "Case i: Alice/Bob",
    source: lightoj(1192),
  }),
  program("lightoj-1199", {
    game: "grundys-game",
    read: "T (n a*n)*",
    print: "Case i: Alice/Bob",
    limits: "a <= 10000",
    source: "lightoj.com/volume_showproblem.php?contest_id=2&problem=J",
  }),
  program("lightoj-1253", {
    game: "nim",
    misere: true,
    read: "T (k n*k)*",
    print: "Case i: Alice/Bob",
    limits: "n <= 1e9",
    source: lightoj(1253),
  }),
  program("lightoj-1296", {
    game: "[n: n-k if 2*k <= n]",
    read: "T (n a*n)*",
    print: "Case i: Alice/Bob",
    limits: "a <= 1e9",
    source: "796t.com/content/1544490435.html",
  }),
  program("lightoj-1315", {
    game: "[x,y: x+1,y-2 | x-1,y-3 | x-1,y-2 | x-2,y-1 | x-3,y-1 | x-2,y+1]",
    read: "T (n (x y)*n)*",
    print: "Case i: Alice/Bob",
    limits: "x < 500, y < 500",
    source: lightoj(1315),
  }),
  program("luogu-p1290", {
    game: "euclid",
    read: "C (a b)*",
    print: "Stan wins/Ollie wins",
    limits: "a < 2^31, b < 2^31",
    source: luogu("P1290"),
  }),
  program("luogu-p1512", {
    game: "{1}",
    read: "T (y m d)* -> m+d+1+max(min(m/9,1)+m%2+min(d/30,1)-2,0)",
    print: "YES/NO",
    limits: "m <= 12, d <= 31",
    source: luogu("P1512"),
  }),
  program("luogu-p2197", {
    game: "nim",
    read: "T (n a*n)*",
    print: "Yes/No",
    limits: "a <= 10000",
    source: luogu("P2197"),
  }),
  program("luogu-p4018", {
    game: "{1..5}",
    read: "T n*T",
    print: "October wins!/Roy wins!",
    limits: "n <= 5e7",
    source: "blog.csdn.net/liangzihao1/article/details/78886857",
  }),
  program("luogu-p4136", {
    game: "{1}",
    read: "n* until 0 -> n+1",
    print: "Alice/Bob",
    limits: "n <= 10000",
    source: luogu("P4136"),
  }),
  program("luogu-p4860", {
    game: "{1..3}",
    read: "T n*T",
    print: "October wins!/Roy wins!",
    limits: "n <= 5e7",
    source: "q779.cn/2022/10/09/luo-gu-p4860-roy-october-zhi-qu-shi-zi-ii-ti-jie",
  }),
  program("nyoj-23", {
    game: "[n,m: n-k,m if k <= m]",
    read: "t (n m)*",
    print: "Win/Lose",
    limits: "n <= 1e6, m <= 1e6",
    source: "553668.com/manong/389042.html",
  }),
  program("nyoj-135", {
    game: "[m,l: m-k,l if k <= l]",
    read: "T (n (m l)*n)*",
    print: "Win/Lose",
    limits: "m < 2^31, l < 2^31",
    source: "t.zoukankan.com/emptyCoder-p-5530438.html",
  }),
  program("nyoj-833", {
    game: "nim",
    read: "n* -> max(3-n,0)",
    print: "Hrdv/Yougth",
    limits: "n < 2^31",
    source: "796t.com/content/1550519841.html",
  }),
  program("poj-1067", {
    game: "wythoff",
    read: "(a b)*",
    print: "1/0",
    limits: "a <= 1e9, b <= 1e9",
    source:
      "topic.alibabacloud.com/a/poj-1067--hdu-1527-font-colorredtakefont-the-stone-game-game-theory-wythoff-game_8_8_31346614.html",
  }),
  program("poj-2234", {
    game: "nim",
    read: "(n a*n)*",
    print: "Yes/No",
    limits: "a <= 1e7",
    source: poj(2234),
  }),
  program("poj-2311", {
    game: "[x,y: a,y & x-a,y if 1 < a and 1 < x-a | x,a & x,y-a if 1 < a and 1 < y-a]",
    read: "(w h)*",
    print: "WIN/LOSE",
    limits: "w <= 200, h <= 200",
    source: "blog.youkuaiyun.com/ice__cookie/article/details/43985921",
  }),
  program("poj-2484", {
    game: "nim",
    read: "n* until 0 -> max(3-n,0)",
    print: "Alice/Bob",
    limits: "n <= 1000000",
    source: poj(2484),
  }),
  program("poj-3537", {
    game: "0.007",
    read: "n -> n+2",
    print: "1/2",
    limits: "n <= 2000",
    source: NEMOTRON,
  }),
  program("timus-1087", {
    misere: true,
    read: "n m {k*m}",
    print: "1/2",
    limits: "n <= 10000",
    source: "acm.timus.ru/problem.aspx?space=1&num=1087",
  }),
  program("uva-10165", {
    game: "nim",
    read: "(n a*n)* until 0",
    print: "Yes/No",
    limits: "a <= 2e9",
    source: "onlinejudge.org/external/101/p10165.pdf",
  }),
  program("uva-12293", {
    game: "[n: n-k if 2*k <= n]",
    read: "n* until 0",
    print: "Alice/Bob",
    limits: "n <= 1e9",
    source: NEMOTRON,
  }),
  program("uva-1482", {
    game: "[n: n-k if 2*k <= n]",
    read: "T (n a*n)*",
    print: "YES/NO",
    limits: "a <= 2e18",
    source: "luogu.com.cn/problem/UVA1482",
  }),
  program("uva-10404 kattis-bachetsgame", {
    read: "(n m {s*m})*",
    print: "Stan wins/Ollie wins",
    limits: "n <= 1e6",
    source: "mypaper.m.pchome.com.tw/zerojudge/post/1322986839",
  }),
];
