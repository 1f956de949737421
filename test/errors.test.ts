import { expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { localizedIn } from "../src/locale/message.ts";

test.each([
  [new LimitError("seconds", 1), "stopped at the limit of 1 second", "已达到限制：1 秒"],
  [new LimitError("bytes", 1), "stopped at the limit of 1 byte of memory", "已达到限制：1 字节内存"],
  [
    new LimitError("value", 1),
    "stopped at the limit of 1 (largest SG value in a search by possible values)",
    "已达到限制：1（按可能取值搜索时 SG 值的上限）",
  ],
  [
    new LimitError("heap", 7, 10n ** 18n),
    "stopped at the limit of 7 tokens in a heap, needed 1000000000000000000",
    "已达到限制：7 个石子（单堆），需要 1000000000000000000",
  ],
  [
    new LimitError("bytes", 8, 1.1e30),
    "stopped at the limit of 8 bytes of memory, needed about 10^30",
    "已达到限制：8 字节内存，约需 10^30",
  ],
  [
    new LimitError("positions", 8, Number.POSITIVE_INFINITY),
    "stopped at the limit of 8 positions",
    "已达到限制：8 个局面",
  ],
])("the limit %s is told in numbers that one can read", ({ text }, en, zh) => {
  expect(localizedIn(text)).toEqual({ en, zh });
});
