import "./style/base.css";
import "./style/shell.css";
import "./style/play.css";
import "./style/board.css";
import "./style/moves.css";
import "./style/insight.css";
import "./style/start.css";
import "./style/editor.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { arrive } from "./shell/url.ts";

arrive();
render(<App />, document.getElementById("page")!);

if ("serviceWorker" in navigator && window.isSecureContext) {
  // Without it the page works too, but not without a network.
  navigator.serviceWorker.register("./sw.js").catch(() => undefined);
}
