import { describe, expect, test } from "vitest";
import { address as census } from "../../web/src/census/address.ts";
import { address as graph, stateOf as graphOf, told as graphTold } from "../../web/src/graph/address.ts";
import { address as judge } from "../../web/src/judge/address.ts";
import { address as lab } from "../../web/src/lab/address.ts";
import { address as law } from "../../web/src/law/address.ts";
import { address as lesson } from "../../web/src/lesson/address.ts";
import { stateOf as gameOf, told as gameTold, address as play } from "../../web/src/play/address.ts";
import { address as program } from "../../web/src/program/address.ts";
import type { Codec } from "../../web/src/shell/fields.ts";
import { address as table } from "../../web/src/table/address.ts";
import { address as theory } from "../../web/src/theory/address.ts";
import { address as why } from "../../web/src/why/address.ts";

const queryOf = (text: string): Map<string, string> => new Map(new URLSearchParams(text));
const written = (query: ReadonlyMap<string, string>): string =>
  decodeURIComponent(`${new URLSearchParams([...query])}`);

const codecs: Readonly<Record<string, Codec<object>>> = {
  ...{ play, table, law, graph, why, program },
  ...{ lab, theory, judge, lesson, census },
};

/** Links of the page since its first version: each is read completely, and written again unchanged. */
const LINKS = [
  "play?sum=nim+3+4+5",
  "play?sum=wythoff+3,6&play=misere&rival=6&first=rival&show=values,hints&seed=12&moves=1:1,1;1:0,4&at=1",
  "play?sum=kayles+21+++lasker+7&rival=friend&moves=1:9;1:1%253B%2525",
  "play?sum=nim+1&rival=watch",
  "table?game=0.156&to=20000&at=357",
  "table?game=kayles&to=1000&view=60,130,-0.5,9&at=70&panel=histogram",
  "table?game=wythoff&to=150&at=3,5&law=wythoff(2):0&panel=export",
  "table?game=nim&to=20&law=none",
  "graph?sum=nim+2+3&play=misere&view=whole&do=compute&from=3&walk=1.12,2.4&done=7&hide=labels,values",
  "law?game=kayles&play=misere&law=P+iff+n+%25+3+=+0",
  "why?sum=nim+3+4+5&play=misere",
  "program?game=kayles&code=python&read=n*&print=Yes/No",
  "lab?example=kayles&law=n&claim=value&play=misere&to=60&from=3,4&view=play",
  "lab?code=bY9N-_w",
  "theory?page=wythoff&part=proof&figure=3,4,5",
  "judge?problem=hdu-1536&input=2+3&judged=yes",
  "lesson?steps=play?sum=kayles|why",
  "census?of=octal-3&text=0.1&verdict=proved&preperiod=3&period=12&sort=period:down&from=200",
  "census?of=subtraction-14&sort=maximum",
];

describe("an address", () => {
  test.each(LINKS)("%s is read whole, and written as it was", (link) => {
    const [route = "", query = ""] = link.split("?");
    const codec = codecs[route]!;
    const { state, damaged } = codec.read(queryOf(query));
    expect(damaged).toBe(false);
    expect(written(codec.write(state))).toBe(decodeURIComponent(query));
    expect(codec.read(codec.write(state))).toEqual({ state, damaged });
  });

  test.each(Object.entries(codecs))("of %s without a query is as usual", (_, codec) => {
    const { state, damaged } = codec.read(new Map());
    expect(damaged).toBe(false);
    expect(codec.read(codec.write(state)).state).toEqual(state);
  });

  test.each([
    "play?play=sideways",
    "play?rival=11",
    "play?first=me",
    "play?show=everything",
    "play?show=values,",
    "play?moves=1",
    "play?moves=0:1",
    "play?seed=1e3",
    "play?at=-1",
    `play?sum=${"9".repeat(2001)}`,
    "table?to=many",
    "table?sum=cram+4x5",
    "law?sum=cram+4x5",
    "play?game=kayles",
    "table?to=1e99",
    "table?view=1,2,3",
    "table?view=1,2,3,Infinity",
    "table?at=1,2,3",
    "table?at=",
    "table?law=wythoff",
    "table?panel=sum",
    "graph?view=half",
    "graph?do=sleep",
    "graph?walk=1",
    "graph?walk=0.1",
    "graph?done=x",
    "graph?hide=all",
    "lab?claim=truth",
    "lab?play=fair",
    "lab?to=99999",
    "lab?from=1,2,3",
    "lab?view=film",
    "theory?page=nothing",
    "theory?part=nothing",
    "theory?figure=1,,2",
    `theory?figure=${"1,".repeat(40)}1`,
    "judge?judged=maybe",
    "census?verdict=maybe",
    "census?sort=colour",
    "census?sort=game:up",
    "census?sort=game:down:down",
    "census?period=-1",
    "census?from=1234567890123",
  ])("%s is damaged, and the rest of it is read", (link) => {
    const [route = "", query = ""] = link.split("?");
    const { state, damaged } = codecs[route]!.read(queryOf(query));
    expect(damaged).toBe(true);
    expect(state).toEqual(codecs[route]!.read(new Map()).state);
  });

  test("with a field of another route, or one that is yet to come, is whole", () => {
    expect(play.read(queryOf("sum=nim+2&figure=3&new=1"))).toMatchObject({
      damaged: false,
      state: { sum: "nim 2" },
    });
  });

  test("names nothing that is too long for it", () => {
    expect(judge.write({ problem: "hdu-1536", input: "1 ".repeat(4000) })).toEqual(
      new Map([["problem", "hdu-1536"]]),
    );
    expect(graph.write({ edges: "a -> b\n".repeat(1000) }).size).toBe(0);
  });
});

describe("what an address tells", () => {
  test("of a game: as far as its moves go, and no further", () => {
    const of = (query: string) => gameOf(play.read(queryOf(query)).state);
    expect(of("moves=1:1;1:2")).toMatchObject({ damaged: false, state: { at: 2 } });
    expect(of("moves=1:1;1:2&at=1")).toMatchObject({ damaged: false, state: { at: 1 } });
    expect(of("moves=1:1;1:2&at=3")).toMatchObject({ damaged: true, state: { at: 2 } });
    const { state } = of("sum=nim+3&moves=1:1;1:2&seed=7&rival=3");
    expect(written(play.write(gameTold(state)))).toBe("sum=nim+3&rival=3&seed=7&moves=1:1;1:2");
    expect(play.write(gameTold({ ...state, rival: "friend" })).has("seed")).toBe(false);
  });

  test("of a graph: a sum or an edge list, of which only the latter is edited", () => {
    const of = (query: string) => graphOf(graph.read(queryOf(query)).state);
    expect(of("sum=nim+2&do=edit")).toMatchObject({ damaged: true, state: { activity: "walk" } });
    const { state, damaged } = of("edges=a+b&do=edit&view=whole");
    expect([state.source, state.text, damaged]).toEqual(["edges", "a b", false]);
    expect(written(graph.write(graphTold(state)))).toBe("edges=a+b&do=edit");
  });
});
