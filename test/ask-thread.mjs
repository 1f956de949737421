// Thread that answers questions of the library and reports its progress; long values are transferred.
import { parentPort } from "node:worker_threads";
import { begin } from "nimber";
import { answer } from "nimber/session";
import { serve } from "nimber/worker";

const line = {
  hear: (listener) => parentPort.on("message", listener),
  say: (said, handOver = []) => parentPort.postMessage(said, handOver),
};

serve(line, (question, { signal, tell }) => {
  const progress = (heaps) => tell?.(heaps);
  const found = answer(question, begin({ ...question.limits, signal, progress }));
  const { values } = found.value ?? {};
  return values === undefined ? found : { ...found, handOver: [values.buffer] };
});
