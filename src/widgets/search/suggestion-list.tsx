import type { ReactNode } from 'react';
import type messages from '../../strings/pt-BR/search.json';
import type { Translate } from '../../strings/translate.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { clock, close, search as magnifier } from '../_shared/ui/icons/icons.ts';
import type { Choice } from './choices.ts';
import { matchPieces } from './match-pieces.ts';

interface Props {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly query: string;
  readonly t: Translate<keyof typeof messages>;
  choose(choice: Choice, event: Event): void;
}

/** The list of suggestions. The field has the focus and the keyboard, and names the active option. */
export const SuggestionList = ({ id, choices, active, query, t, choose }: Props) => (
  <div id={id} role="listbox" part="list" aria-label={t(query ? 'searchSuggestions' : 'searchRecent')}>
    {choices.map((choice, index) => (
      // The field hears every key.
      // biome-ignore lint/a11y/useKeyWithClickEvents: as said.
      // biome-ignore lint/a11y/useFocusableInteractive: as said.
      <div
        key={keyOf(choice)}
        id={`${id}-${index}`}
        className="suggestion"
        part="suggestion"
        role="option"
        data-kind={choice.kind}
        aria-selected={index === active}
        onClick={({ nativeEvent }) => choose(choice, nativeEvent)}
      >
        {contentOf(choice, query, t)}
      </div>
    ))}
  </div>
);

const keyOf = (choice: Choice): string =>
  choice.kind === 'item' ? choice.item.url : choice.kind === 'recent' ? `recent ${choice.text}` : choice.kind;

function contentOf(choice: Choice, query: string, t: Props['t']): ReactNode {
  if (choice.kind === 'forget') return iconRow(close, t('searchForget'));
  if (choice.kind === 'recent') return iconRow(clock, <Matches text={choice.text} query={query} />);
  if (choice.kind === 'all') return iconRow(magnifier, t('searchAll', { query: choice.text }));
  const { title, imageUrl, price, sku } = choice.item;
  return (
    <>
      {imageUrl ? (
        <img className="thumbnail" src={imageUrl} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        <span className="thumbnail" />
      )}
      <span className="words">
        <span className="title">
          <Matches text={title} query={query} />
        </span>
        {sku && (
          <span className="small">
            <Matches text={t('searchSku', { sku })} query={query} />
          </span>
        )}
        {price && <span className="price">{price}</span>}
      </span>
    </>
  );
}

const iconRow = (path: string, words: ReactNode): ReactNode => (
  <>
    <span className="sign">
      <Icon path={path} />
    </span>
    <span className="words">{words}</span>
  </>
);

/** A text in which what was searched for stands out. */
export const Matches = ({ text, query }: { readonly text: string; readonly query: string }) =>
  matchPieces(text, query).map(([piece, isMatch], index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and their order is what they are.
    isMatch ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
