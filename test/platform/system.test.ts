import { describe, expect, test } from "vitest";
import { isDevice } from "../../src/cli/files.ts";
import { languageOn, typed, writesLetters } from "../../src/cli/platform.ts";
import { unquoted } from "../../src/cli/quoting.ts";
import { opener, startOf, treeEnd } from "../../src/cli/starting.ts";
import { width } from "../../src/cli/terminal/layout.ts";
import { drawsSigns, inAscii } from "../../src/cli/terminal/signs.ts";

const windows = (env: Readonly<Record<string, string>> = {}) => ({ platform: "win32" as const, env });
const linux = (env: Readonly<Record<string, string>> = {}) => ({ platform: "linux" as const, env });

describe("a program that is tested starts without a shell", () => {
  test.each([
    [["a.exe"], "a.exe", []],
    [["C:\\work\\a.exe", "two words", '"'], "C:\\work\\a.exe", ["two words", '"']],
    [["mine.py", "--fast"], "py.exe", ["-3", "mine.py", "--fast"]],
    [["MINE.PY"], "py.exe", ["-3", "MINE.PY"]],
    [["python", "mine.py"], "python", ["mine.py"]],
  ])("%j on Windows", (words, command, args) => {
    expect(startOf(words, windows())).toEqual({ command, args });
  });

  test("a batch file is quoted whole for cmd.exe, and keeps its backslashes", () => {
    expect(startOf(["./build/run.bat", "a b", "x&y", "50^"], windows())).toEqual({
      command: "cmd.exe",
      args: ["/d", "/s", "/c", '""build\\run.bat" "a b" "x&y" "50^""'],
      windowsVerbatimArguments: true,
    });
    const asked = startOf(["mine.CMD"], windows({ ComSpec: "D:\\Windows\\cmd.exe" }));
    expect(asked).toMatchObject({
      command: "D:\\Windows\\cmd.exe",
      args: ["/d", "/s", "/c", '""mine.CMD""'],
    });
  });

  test.each(["%PATH%", 'a"b', "wow!", "a\nb"])("cmd.exe would change %j, so it is refused", (unsafe) => {
    expect(startOf(["run.bat", unsafe], windows())).toEqual({ unsafe });
    expect(startOf(["run.exe", unsafe], windows())).toEqual({ command: "run.exe", args: [unsafe] });
    expect(startOf(["run.bat", unsafe], linux())).toEqual({ command: "run.bat", args: [unsafe] });
  });

  test("and ends with all that it started", () => {
    expect(treeEnd(4711, "win32")).toEqual({ command: "taskkill", args: ["/pid", "4711", "/T", "/F"] });
    expect(treeEnd(4711, "darwin")).toBeUndefined();
  });
});

describe("a terminal", () => {
  test.each([
    [windows(), false],
    [windows({ WT_SESSION: "2f9c" }), true],
    [windows({ TERM_PROGRAM: "vscode" }), true],
    [windows({ TERM: "xterm-256color", MSYSTEM: "MINGW64" }), true],
    [linux(), true],
    [linux({ LANG: "zh_CN.UTF-8" }), true],
    [linux({ LANG: "en_US.utf8", LC_ALL: "C" }), false],
    [linux({ LC_CTYPE: "C.UTF-8", LANG: "C" }), true],
    [linux({ TERM: "linux", LANG: "en_US.UTF-8" }), false],
    [{ platform: "darwin" as const, env: { LANG: "zh_CN.UTF-8" } }, true],
  ])("of %j draws signs: %j", (system, draws) => {
    expect(drawsSigns(system)).toBe(draws);
  });

  test("has ASCII for signs, as wide where lines are drawn, and keeps Chinese", () => {
    expect(inAscii("2 ⊕ 3 = 1 · n ≤ 4 → P …")).toBe("2 ^ 3 = 1 . n <= 4 -> P ...");
    const box = "┌──┬─┐│├┼┤└┴┘".replace(/[┬┴]/g, "");
    expect(inAscii(box)).toMatch(/^[-+|]+$/);
    expect(width(inAscii(box))).toBe(width(box));
    expect(inAscii("局面“必胜”—— 4 ⊗ 4")).toBe("局面“必胜”—— 4 (x) 4");
  });

  test("takes letters from Node's stream on a console of Windows, so that code page 936 changes none", () => {
    expect(writesLetters("win32", true)).toBe(true);
    expect(writesLetters("win32", false)).toBe(false);
    expect(writesLetters("linux", true)).toBe(false);
  });

  test.each([
    [windows(), "zh-CN", "zh"],
    [windows(), "de-DE", "en"],
    [windows({ LANG: "en_US.UTF-8" }), "zh-CN", "en"],
    [linux({ LANG: "zh_CN.GBK" }), "en-US", "zh"],
    [linux({ LC_ALL: "C", LANG: "zh_CN.UTF-8" }), "zh-CN", "en"],
    [linux(), "zh-CN", "en"],
  ])("of %j with settings of %s speaks %s", (system, settings, language) => {
    expect(languageOn(system, () => settings)).toBe(language);
  });
});

describe("a prompt", () => {
  test("shows the quotes that it understands, and reads back the words that were shown", () => {
    expect(typed("nimber solve '{2,5}' 2 4 7", "win32")).toBe('nimber solve "{2,5}" 2 4 7');
    expect(typed("nimber solve '{2,5}' 2 4 7", "linux")).toBe("nimber solve '{2,5}' 2 4 7");
    const cmd = "solve '{2,5} 3 + nim 3' --read='T n'".split(" ");
    expect(unquoted(cmd)).toEqual(["solve", "{2,5} 3 + nim 3", "--read=T n"]);
  });

  test("opens a browser without a shell that reads the address", () => {
    const url = "http://127.0.0.1:8000/";
    expect(opener(url, "win32")).toEqual(["cmd", "/d", "/c", "start", "", url]);
    expect(opener(url, "darwin")).toEqual(["open", url]);
    expect(opener(url, "linux")).toEqual(["xdg-open", url]);
  });
});

test.each([
  ["NUL", "win32", true],
  ["C:\\work\\con.txt", "win32", true],
  ["com1", "win32", true],
  ["console.txt", "win32", false],
  ["/dev/stdout", "win32", false],
  ["/dev/stdout", "linux", true],
  ["nul", "linux", false],
] as const)("%s on %s is a device: %j", (file, platform, device) => {
  expect(isDevice(file, platform)).toBe(device);
});
