import en from '../../strings/en/diagnosis.json';
import es from '../../strings/es/diagnosis.json';
import type messages from '../../strings/pt-BR/diagnosis.json';
import portuguese from '../../strings/pt-BR/diagnosis.json';
import type { Translate } from '../../strings/translate.ts';

export type Word = keyof typeof messages;
export type Words = Translate<Word>;

/** The values that the panel has a word for, by what they are values of. */
type Named<Of extends string> = Word extends infer Key
  ? Key extends `diagnosis${Of}${infer Value}`
    ? Uncapitalize<Value>
    : never
  : never;

/** The key of a value's word: `wordOf('Waits', 'idle')` gives `diagnosisWaitsIdle`. States, purposes and outcomes of calls stand without a word before them. */
export const wordOf = <Of extends '' | 'Waits' | 'Policy'>(of: Of, value: Named<Of>): Word =>
  `diagnosis${of}${value.charAt(0).toUpperCase()}${value.slice(1)}` as Word;

/** The panel brings its words in every language: those of the page's own are for its visitors, who never see it. */
export const messagesOf = (language: string): typeof portuguese => ({ en, es })[language] ?? portuguese;
