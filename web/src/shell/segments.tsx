import type { JSX } from "preact";

interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChange(value: T): void;
}

/** Choice of one of a few words side by side. */
export function Segments<T extends string>(props: SegmentsProps<T>): JSX.Element {
  const { name, label, options, value, onChange } = props;
  return (
    <fieldset class="segments" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
