import { Swatch } from './mark.tsx';

interface Props {
  readonly id: string;
  readonly line: boolean;
  readonly entries: readonly { readonly name: string; readonly text?: string }[];
}

/** Which mark is which. The table says the same to assistive technology. */
export const Legend = ({ id, line, entries }: Props) => (
  <ul className="legend" part="legend" aria-hidden="true">
    {entries.map(({ name, text }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name.
      <li key={at}>
        <Swatch id={id} at={at} line={line} />
        <span>
          {name}
          {text && <span className="share">{text}</span>}
        </span>
      </li>
    ))}
  </ul>
);
