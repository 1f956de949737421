import type { Text } from "nimber";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { say } from "./language.ts";

interface Props {
  readonly says: Text;
  /** Names and types of the files offered; all by default. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** Button that asks for a file; the same file can be chosen again. */
export function ChooseFile({ says, accept, onFile }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {say(says)}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={say(says)}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
