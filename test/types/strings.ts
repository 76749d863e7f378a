// The texts as an editor or a site template asks for them: a text that does not exist, or lacks a value, has to be an error.
import {
  type MessageProblem,
  messageProblem,
  sentenceOf,
  type TextKey,
  type TextLocale,
  textIn,
} from 'vitrine/strings';
import { eventNotTracked, fillPlaceholders } from 'vitrine/vocab';

const text = textIn('pt-BR');

export const label: string = text('editorSortBy');
export const preview: string = text('editorFontPreviewNotLoaded', { fontName: 'Inter' });
export const seconds: string = textIn('en')('timeSeconds', { n: 5 });
export const sentence: string = sentenceOf({ key: 'problemOption', values: { val: 'x' } }, 'es');
export const wrong: MessageProblem | null = messageProblem('{n, plural, few {x} other {y}}', 'en');

export const logged: string = fillPlaceholders(eventNotTracked, { code: 500 });

// must not compile: a message that is not logged anywhere
export { everythingBroken } from 'vitrine/vocab';

// must not compile: a logged message without the value that it names
export const codeless = fillPlaceholders(eventNotTracked, { status: 500 });

// must not compile: a text that does not exist
export const missing = text('editorSortUp');

// must not compile: any word at all
export const word = text(label);

// must not compile: a text without the value that it names
export const nameless = text('editorFontPreviewNotLoaded');

// must not compile: a value of another name
export const misnamed = text('editorFontPreviewNotLoaded', { font: 'Inter' });

// must not compile: a value of another kind
export const fewSeconds = text('timeSeconds', { n: 'five' });

// must not compile: a value for a text that names none
export const tooMuch = text('editorSortBy', { by: 'name' });

// must not compile: a language that there is none of
export const french = textIn('fr');

// must not compile: a problem that no rule finds
export const unheard = sentenceOf({ key: 'problemWeather', values: {} }, 'en');

// must not compile: a problem without its value
export const bare = sentenceOf({ key: 'problemOption', values: {} }, 'en');

// must not compile: the values of another problem
export const other = sentenceOf({ key: 'problemTagLength', values: { val: 'x' } }, 'en');

// must not compile: a table of texts that lacks one
export const partial: Readonly<Record<TextKey, string>> = { editorSortBy: 'Classificar por' };

// must not compile: a language of one's own
export const mine: TextLocale = 'pt';
