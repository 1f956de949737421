import type { LawFound } from "nimber/session";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type EdgeMark, type GraphEdge, type GraphNode, GraphView, type NodeMark } from "../graph/view.tsx";
import { say } from "../shell/language.ts";
import { texts } from "./text.ts";

/** Picture of the automaton of a law: its states and the digits on its transitions. */
export interface AutomatonProps {
  readonly of: NonNullable<LawFound["automaton"]>;
  readonly kind: LawFound["kind"];
}

interface Drawn {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const SHOWN = { labels: true, values: true, outcomes: true };

/** Small automaton drawn as the graph of its DOT; its transitions have their digits. */
export function Automaton({ of, kind }: AutomatonProps): JSX.Element {
  const { nodes, edges } = useMemo(() => drawn(of.dot, kind), [of, kind]);
  const edgeMarks = useMemo(
    () => new Map(edges.map((_, i): [number, ReadonlySet<EdgeMark>] => [i, new Set(["option"])])),
    [edges],
  );
  const nodeMarks = useMemo(() => new Map<string, ReadonlySet<NodeMark>>([["0", new Set(["here"])]]), []);
  const help = kind === "values" ? texts.drawnValues : texts.drawnHelp;
  return (
    <>
      <GraphView
        label={say(texts.drawn)}
        nodes={nodes}
        edges={edges}
        shown={SHOWN}
        nodeMarks={nodeMarks}
        edgeMarks={edgeMarks}
        named
      />
      <p class="quiet">{say(help(of.system))}</p>
    </>
  );
}

const STATE = /^ {2}(\d+) \[shape=(doublecircle|circle)\];$/gm;
const EDGE = /^ {2}(\d+) -> (\d+) \[label="([^"]*)"\];$/gm;
/** Most digits shown on one edge. */
const DIGITS = 8;

function drawn(dot: string, kind: LawFound["kind"]): Drawn {
  const nodes = [...dot.matchAll(STATE)].map(([, id, shape]): GraphNode => {
    const accepts = shape === "doublecircle";
    const outcome = kind === "outcomes" ? (accepts ? "P" : "N") : undefined;
    return { id: id!, label: id!, outcome, ...(accepts && { value: kind === "values" ? "✓" : "P" }) };
  });
  const edges = [...dot.matchAll(EDGE)].map(([, from, to, label]): GraphEdge => {
    const digits = label!.split(" ");
    const shown = digits.slice(0, DIGITS).join(" ");
    return { from: from!, to: to!, label: digits.length > DIGITS ? `${shown} …` : shown };
  });
  return { nodes, edges };
}
