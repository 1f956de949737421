// Runs in a separate frame with an opaque origin, whose Workers can access neither network nor storage.
window.addEventListener("message", ({ data: { source, orders }, ports: [port] }) => {
  if (port === undefined) return;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  worker.addEventListener("error", ({ message, lineno }) => {
    window.parent.postMessage({ failed: message, line: lineno }, "*");
  });
  worker.postMessage(orders, [port]);
});
window.parent.postMessage("ready", "*");
