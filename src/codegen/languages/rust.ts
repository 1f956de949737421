import type { Type } from "../program.ts";
import { BARE, call, type Input, type Syntax } from "../syntax.ts";
import { joined } from "./braces.ts";
import { tight } from "./operators.ts";

// Rust as a language of generated programs: its syntax, its reserved words and its reading of input.

/** Words of Rust 2024, and the names that the lines below use. */
const RESERVED = `Self abstract as async await become box break const continue crate do dyn else enum extern false final fn
  for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true
  try type typeof union unsafe unsized use virtual where while yield
  String bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize std
  main natural next_number out symbols text words`;

const TYPES: Readonly<Record<Type, string>> = { narrow: "usize", long: "i64", signed: "i64", text: "&str" };
const word = ({ changes }: { readonly changes: boolean }) => (changes ? "let mut" : "let");
/** Casts get brackets inside any other expression: `x as usize < y` would open a generic argument. */
const CAST = { level: 0.5, args: [12] };
const UNCOMPARED = { level: 11, args: [12] };

const NUMBERS = [
  "    let mut words = text.split_ascii_whitespace();",
  "    let mut next_number = || -> i64 { words.next().map_or(-1, natural) };",
];

const TOKENS = [
  "    let words = std::cell::RefCell::new(text.split_ascii_whitespace());",
  "    let next_number = || -> i64 { words.borrow_mut().next().map_or(-1, natural) };",
];

const SYMBOLS = [
  '    let symbols = std::cell::RefCell::new("".bytes());',
  "    let nextSymbol = || symbols.borrow_mut().next().map_or(0usize, usize::from);",
  "    let firstSymbol = || {",
  '        *symbols.borrow_mut() = words.borrow_mut().next().unwrap_or("").bytes();',
  "        nextSymbol()",
  "    };",
];

const NATURAL = [
  "#![allow(non_snake_case)]",
  "",
  "fn natural(word: &str) -> i64 {",
  '    word.parse().ok().filter(|&x| x >= 0).expect("expected a number of at least 0, below 2^63")',
  "}",
];

const WORDS = [
  "    let mut words = text.split_ascii_whitespace();",
  "    let word = std::cell::Cell::new(0u64);",
  "    let mut nextWord = || {",
  "        let next = words.next();",
  "        word.set(next.map_or(0, |text| text.parse().unwrap()));",
  "        usize::from(next.is_some())",
  "    };",
  "    let digit = |i: usize| (word.get() >> (16 * i) & 65535) as usize;",
];

const TEXT = "    let text = std::io::read_to_string(std::io::stdin()).unwrap();";

const TURNS = [
  "    let mut words = std::collections::VecDeque::new();",
  "    let mut next_number = || -> i64 {",
  "        let mut line = String::new();",
  "        while words.is_empty() && std::io::stdin().read_line(&mut line).unwrap() > 0 {",
  "            words.extend(line.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap()));",
  "            line.clear();",
  "        }",
  "        words.pop_front().unwrap_or(-1)",
  "    };",
];

const READING: Readonly<Record<Input, readonly string[]>> = {
  numbers: [TEXT, ...NUMBERS],
  tokens: [TEXT, ...TOKENS],
  symbols: [TEXT, TOKENS[0]!, ...SYMBOLS],
  mixed: [TEXT, ...TOKENS, ...SYMBOLS],
  words: [TEXT, ...WORDS],
  lines: [TEXT],
  turns: TURNS,
};

/** Buffer of answers, printed at the end. */
const OUT = "    let mut out = String::new();";

/** Rust: narrow integers are `usize`, a constant is a byte string. */
export const rust: Syntax = {
  id: "rust",
  name: "Rust",
  aliases: ["rs"],
  extension: "rs",
  step: "    ",
  comment: "//",
  reserved: RESERVED,
  operators: tight({ or: "||", and: "&&", quotient: "/" }),
  narrow: { ...CAST, write: (value) => `${value} as usize` },
  wide: { ...CAST, write: (value) => `${value} as i64` },
  signed: { ...UNCOMPARED, write: (value) => `${value} as i64` },
  index: call((array, at) => `${array}[${at}]`),
  code: (name, at) => `usize::from(${name}[${at(0)}])`,
  number: (digits) => digits,
  escapes: '"\\',
  escape: (text) => text.replace(/["\\]/g, "\\$&"),
  piece: Number.POSITIVE_INFINITY,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) => joined(`static ${name}: &[u8] = b`, pieces, "", ";"),
  let: (variable, value) =>
    variable.type === "signed"
      ? `${word(variable)} ${variable.name} = ${value};`
      : `${word(variable)} ${variable.name}: ${TYPES[variable.type]} = ${value};`,
  set: (target, value) => `${target} = ${value};`,
  array: ({ name, type, size }) => `let mut ${name} = vec![0${TYPES[type]}; ${size}];`,
  indexedByLong: false,
  nextNumber: "next_number()",
  skip: "words.borrow_mut().next();",
  sort: (array, count) => `${array}[..${count}].sort();`,
  update: (target, operator, value) =>
    /^(and|or|[=!<>].*)$/.test(operator) ? undefined : `${target} ${operator.slice(0, 1)}= ${value};`,
  list: ({ name, numbers }) => `let ${name}: [usize; ${numbers.length}] = [${numbers.join(", ")}];`,
  return: (value) => `return ${value};`,
  literal: (word, newline) => `"${word}${newline ? "\\n" : ""}"`,
  either: (test, yes, no) => `if ${test} { ${yes} } else { ${no} }`,
  write: (text) => `out.push_str(${text});`,
  writeNumber: (value) => `out.push_str(&${value.includes(" ") ? `(${value})` : value}.to_string());`,
  writeWord: ([d3, d2, d1, d0]) =>
    `writeln!(out, "{}", ${d3} << 48 | ${d2} << 32 | ${d1} << 16 | ${d0}).unwrap();`,
  flush: ['print!("{out}");', "out.clear();", "std::io::stdout().flush().unwrap();"],
  fail: (word) => `panic!("${word}");`,
  if: (test) => `if ${test} {`,
  elseIf: (test) => `} else if ${test} {`,
  else: "} else {",
  while: (test) => `while ${test} {`,
  for: ({ name, from, to, end, isBefore, used }) =>
    `for ${used ? name : "_"} in ${from}..${isBefore ? end : `=${to}`} {`,
  loop: "loop {",
  break: "break;",
  inline: (heading, statement, fails) => (fails ? `${heading} ${statement} }` : undefined),
  end: "}",
  function: ({ name, parameters, returns }) => [
    "",
    `fn ${name}(${parameters.map((each) => `${each.changes ? "mut " : ""}${each.name}: ${TYPES[each.type]}`).join(", ")}) -> ${TYPES[returns]} {`,
  ],
  endFunction: ["}"],
  each: (text, step) => [`for symbol in ${text}.bytes() {`, `    ${step("usize::from(symbol)")}`, "}"],
  lines: (name, body) => [
    `for ${name} in text.lines() {`,
    `    if ${name}.trim().is_empty() {`,
    "        continue;",
    "    }",
    ...body(`${name}.trim()`).map((line) => `    ${line}`),
    "}",
  ],
  main: ({ input }) => ["", "fn main() {", ...READING[input], OUT],
  endMain: ['    print!("{out}");', "}"],
  table: BARE,
  inCapitals: "#[allow(non_snake_case)]",
  program: {
    numbers: { ...BARE, before: NATURAL },
    tokens: { ...BARE, before: NATURAL },
    symbols: { ...BARE, before: ["#![allow(non_snake_case)]"] },
    mixed: { ...BARE, before: NATURAL },
    words: { ...BARE, before: ["#![allow(non_snake_case)]", "", "use std::fmt::Write as _;"] },
    lines: BARE,
    turns: { ...BARE, before: ["#![allow(non_snake_case)]", "", "use std::io::Write as _;"] },
  },
};
