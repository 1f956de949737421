import type { JSX } from "preact";
import { Icon } from "../../shell/icon.tsx";
import { say } from "../../shell/language.ts";
import { Editor } from "./editor.tsx";
import { change, compose, entries, type Form, matching, OWN, write } from "./form.ts";
import { S } from "./text.ts";

export function Position({
  form: { entry, fields, sum, read, drawn, wrong },
}: {
  readonly form: Form;
}): JSX.Element {
  const known = entries.value.find(({ id }) => id === entry);
  const own = OWN.find(({ id }) => id === entry);
  const game = read?.games[0];
  const set = (name: string, value: string) => {
    change({ fields: { ...fields, [name]: value } });
    void compose();
  };
  return (
    <fieldset>
      <legend>{say(S.position)}</legend>
      {game && <p class="rule">{say(game.rule)}</p>}
      {own && (
        <label class="field inline gap-12">
          <span>{say(own.label)}</span>
          <input
            value={fields[own.field]}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => set(own.field, event.currentTarget.value)}
          />
        </label>
      )}
      {known !== undefined && known.parameters.length > 0 && (
        <div class="parameters tray">
          {known.parameters.map(({ name, least }) => (
            <label class="field inline gap-12" key={name}>
              <span>{name}</span>
              <input
                type="number"
                min={least}
                required
                value={fields[name]}
                onInput={(event) => set(name, event.currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
      <div class="row">
        <input
          class="sum mono"
          aria-label={say(S.position)}
          aria-describedby="sum-help"
          aria-invalid={wrong !== undefined}
          value={sum}
          spellcheck={false}
          autocomplete="off"
          maxLength={2000}
          onInput={(event) => {
            // An empty field is no other game: the chosen one stays, and can be given a random start.
            if (event.currentTarget.value.trim() !== "") change(matching(event.currentTarget.value));
            void write(event.currentTarget.value);
          }}
        />
        <button type="button" onClick={() => void compose(true)}>
          <Icon name="dice" />
          {say(S.random)}
        </button>
      </div>
      <p id="sum-help" class={wrong === undefined ? "quiet" : "trouble"} role={wrong && "alert"}>
        {wrong === undefined ? say(S.positionHelp(game ? say(game.notation) : "…")) : say(wrong)}
      </p>
      {drawn !== undefined && <Editor drawn={drawn} />}
    </fieldset>
  );
}
