import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/segments.css";
import "./style/type.css";
import "./style/shapes.css";
import "./style/tones.css";
import "./shell/shell.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { embedded } from "./shell/embedded.ts";
import { follow } from "./shell/url.ts";
import { keepVisited } from "./shell/visited.ts";

document.documentElement.toggleAttribute("data-embed", embedded);
if (!embedded) keepVisited();
follow();
// The code has run in this task; the drawing is the next one, because both together would take long on a
// phone.
setTimeout(() => render(<App />, document.getElementById("page")!));
