import type { Language } from "nimber";
import ts from "typescript";

// Language of the compiler's messages in the Lab: English or Chinese.

type Messages = Readonly<Record<string, string>>;

/** Chinese messages of the compiler, loaded on first use. */
const chinese = import.meta.glob<Messages>(
  "/../node_modules/typescript/lib/zh-cn/diagnosticMessages.generated.json",
  { import: "default" },
);

/** Function of the compiler that sets its messages, which its types omit. */
const { setLocalizedDiagnosticMessages: setMessages } = ts as unknown as {
  readonly setLocalizedDiagnosticMessages: (messages: Messages | undefined) => void;
};

let spoken: Language = "en";

/** Sets the language of the compiler; returns whether it has changed. */
export async function speak(language: Language): Promise<boolean> {
  if (language === spoken) return false;
  const [load] = Object.values(chinese);
  setMessages(language === "zh" ? await load?.() : undefined);
  spoken = language;
  return true;
}
