// Runs command lines in a thread, one after another. Separate processes would cost more than most of the
// commands.
import { workerData } from "node:worker_threads";

const { signal, port } = workerData;
// A missing or outdated build is reported to the waiting test.
const { run } = await import(workerData.run).catch((error) => ({ run: () => Promise.reject(error) }));

port.on("message", async ({ args, input, language }) => {
  const bytes = Buffer.from(input);
  const [stdout, stderr] = [[], []];
  let read = 0;
  const terminal = {
    write: (text) => void stdout.push(text),
    warn: (text) => void stderr.push(text),
    progress() {},
    style: (_, text) => text,
    interactive: false,
    columns: 80,
    read(buffer) {
      const count = bytes.copy(buffer, 0, read);
      read += count;
      return count;
    },
  };
  process.env.LANG = language;
  const status = await run(args, terminal).catch((error) => error.message);
  port.postMessage({ status, stdout: stdout.join(""), stderr: stderr.join("") });
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
