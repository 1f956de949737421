import type { Language } from "nimber";
import ts from "typescript";

type Messages = Readonly<Record<string, string>>;

/** The compiler's own Chinese, loaded when it is first spoken. */
const chinese = import.meta.glob<Messages>(
  "/../node_modules/typescript/lib/zh-cn/diagnosticMessages.generated.json",
  { import: "default" },
);

/** The compiler can be told its messages, as its own command line does, but its types do not say so. */
const { setLocalizedDiagnosticMessages: setMessages } = ts as unknown as {
  readonly setLocalizedDiagnosticMessages: (messages: Messages | undefined) => void;
};

let spoken: Language = "en";

/** Has the compiler speak a language; whether that is another than before. */
export async function speak(language: Language): Promise<boolean> {
  if (language === spoken) return false;
  const [load] = Object.values(chinese);
  setMessages(language === "zh" ? await load?.() : undefined);
  spoken = language;
  return true;
}
