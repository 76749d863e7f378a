import en from '../../strings/en/diagnosis.json';
import es from '../../strings/es/diagnosis.json';
import portuguese from '../../strings/pt-BR/diagnosis.json';
import type { Translate } from '../../strings/translate.ts';

export type Word = keyof typeof portuguese;
export type Words = Translate<Word>;

/** The values for which the panel has a label, by their category. */
type Named<Of extends string> = Word extends infer Key
  ? Key extends `diagnosis${Of}${infer Value}`
    ? Uncapitalize<Value>
    : never
  : never;

/** The key of a value's label: `wordOf('Waits', 'idle')` returns `diagnosisWaitsIdle`. States, purposes and outcomes of calls have no category in the key. */
export const wordOf = <Of extends '' | 'Waits' | 'Policy'>(of: Of, value: Named<Of>): Word =>
  `diagnosis${of}${value.charAt(0).toUpperCase()}${value.slice(1)}` as Word;

/** The panel has its messages in every language: the language of the page is for its visitors, who never see the panel. */
export const messagesOf = (language: string): typeof portuguese => ({ en, es })[language] ?? portuguese;
