import type { Command, CommandEntry } from "../src/cli/command.ts";
import type { Language, LocalizedText, Text } from "../src/types.ts";

interface Words {
  readonly say: (text: Text, language: Language) => string;
  readonly usageText: (usage: string) => LocalizedText;
  readonly placeholder: (word: string) => Text;
}

export function commandReference(command: Command, language: Language, words: Words): string;
export function commandList(
  commands: readonly CommandEntry[],
  language: Language,
  words: Pick<Words, "say">,
): string;
