import type messages from '../../strings/pt-BR/form.json';
import type { Translate } from '../../strings/translate.ts';
import { hasOwn } from '../../vocab/has-own.ts';
import type { Told } from './logic.ts';

/** The words of the block, and a way to say what went wrong with them. */
export type Words = Translate<keyof typeof messages> & { say(told: Told): string };

/** Makes the words of a form. The server's own words are said as they are. */
export function wordsOf(translate: Translate<keyof typeof messages>): Words {
  const say = (told: Told): string =>
    hasOwn(told, 'text') ? told.text : translate(told.key, { email: translate('formEmailExample') });
  return Object.assign(((key, args) => translate(key, args)) as Translate<keyof typeof messages>, { say });
}
