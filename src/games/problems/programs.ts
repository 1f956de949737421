/** The program for the input of a judge, in the words of `nimber template`. */
export interface ContestProgram {
  /** The game; none where the input has the set of takes. */
  readonly game?: string;
  /** Form of the input, and the words of the answers. */
  readonly read: string;
  readonly print: string;
  /** Limits of the numbers that make positions. */
  readonly limits?: string;
}

/** Programs of contest problems, by the first of the problem's names. */
export const contestPrograms: Readonly<Record<string, ContestProgram>> = {
  "acwing-893": { read: "k {s*k} n a*n", print: "Yes/No", limits: "a <= 10000" },
  "acwing-894": {
    game: "[n: a & b if a < n and b < n | n-k]",
    read: "n a*n",
    print: "Yes/No",
    limits: "a <= 100",
  },
  "atcoder-dp-k": { read: "n K {a*n}", print: "First/Second", limits: "K <= 1e5" },
  "codeforces-451a": {
    game: "[x,y: x-1,y-1]",
    read: "n m",
    print: "Akshat/Malvika",
    limits: "n <= 100, m <= 100",
  },
  "hackerrank-a-chessboard-game": {
    game: "[x,y: x-2,y+1 if y < 14 | x-2,y-1 | x+1,y-2 if x < 14 | x-1,y-2]",
    read: "T (x y)* -> x-1,y-1",
    print: "First/Second",
    limits: "x <= 15, y <= 15",
  },
  "hdu-1517": {
    game: "[n: (n+k-1)/k if k in {2..9} and n > 1]",
    read: "n*",
    print: "Stan wins./Ollie wins.",
    limits: "n < 2^32",
  },
  "hdu-1525": { game: "euclid", read: "(a b)* until 0 0", print: "Stan wins/Ollie wins" },
  "hdu-1527": { game: "wythoff", read: "(a b)*", print: "1/0", limits: "a <= 1e9, b <= 1e9" },
  "hdu-1536": { read: "(k {s*k} m (l h*l)*)* until 0", print: "W/L rows", limits: "h <= 10000" },
  "hdu-1847": { game: "{powers(2)}", read: "n*", print: "Kiki/Cici", limits: "n <= 1000" },
  "hdu-1848": {
    game: "{fibonacci}",
    read: "(m n p)* until 0 0 0",
    print: "Fibo/Nacci",
    limits: "m <= 1000, n <= 1000, p <= 1000",
  },
  "hdu-1849": { game: "nim", read: "(m k*m)* until 0", print: "Rabbit Win!/Grass Win!" },
  "hdu-2147": {
    game: "[x,y: x-1,y | x,y-1 | x-1,y-1]",
    read: "(n m)* until 0 0 -> n-1,m-1",
    print: "Wonderful!/What a pity!",
    limits: "n <= 2000, m <= 2000",
  },
  "hdu-2188": {
    game: "[n,m: n-k,m if k <= m]",
    read: "C (n m)*",
    print: "Grass/Rabbit",
    limits: "n <= 10000, m <= 10",
  },
  "hdu-2516": {
    game: "[n,m: n-k,2*k if k <= m]",
    read: "n* until 0 -> n,n-1",
    print: "First win/Second win",
    limits: "n < 2^31",
  },
  "hdu-3032": { game: "lasker", read: "T (n s*n)*", print: "Alice/Bob", limits: "s < 2^31" },
  "hdu-5011": {
    game: "[n: n-k | a & b if a+b < n]",
    read: "(n a*n)*",
    print: "Win/Lose",
    limits: "a < 2^31",
  },
  "hdu-5795": {
    game: "[n: n-k | a & b & n-a-b if a+b < n]",
    read: "T (n s*n)*",
    print: "First player wins./Second player wins.",
    limits: "s <= 1e9",
  },
  "lightoj-1199": {
    game: "grundys-game",
    read: "T (n a*n)*",
    print: "Case i: Alice/Bob",
    limits: "a <= 10000",
  },
  "lightoj-1315": {
    game: "[x,y: x+1,y-2 | x-1,y-3 | x-1,y-2 | x-2,y-1 | x-3,y-1 | x-2,y+1]",
    read: "T (n (x y)*n)*",
    print: "Case i: Alice/Bob",
    limits: "x < 500, y < 500",
  },
  "luogu-p2197": { game: "nim", read: "T (n a*n)*", print: "Yes/No" },
  "luogu-p4018": { game: "{1..5}", read: "T n*T", print: "October wins!/Roy wins!", limits: "n <= 5e7" },
  "poj-1067": { game: "wythoff", read: "(a b)*", print: "1/0", limits: "a <= 1e9, b <= 1e9" },
  "poj-2311": {
    game: "[x,y: a,y & x-a,y if 1 < a and 1 < x-a | x,a & x,y-a if 1 < a and 1 < y-a]",
    read: "(w h)*",
    print: "WIN/LOSE",
    limits: "w <= 200, h <= 200",
  },
  "poj-3537": { game: "0.007", read: "n -> n+2", print: "1/2", limits: "n <= 2000" },
  "uva-10404": { read: "(n m {s*m})*", print: "Stan wins/Ollie wins", limits: "n <= 1e6" },
};
