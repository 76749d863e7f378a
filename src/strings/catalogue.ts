import type { ProblemValues } from '../vocab/rules/text/problem-keys.ts';
import type { WordingValues } from '../vocab/rules/text/wording-keys.ts';
import type { EditorValues } from './editor-values.ts';
import enAccount from './en/account.json';
import enCart from './en/cart.json';
import enCheckout from './en/checkout.json';
import enEditor from './en/editor.json';
import enLightbox from './en/lightbox.json';
import enProblems from './en/problems.json';
import enReservation from './en/reservation.json';
import enSite from './en/site.json';
import enStore from './en/store.json';
import enTime from './en/time.json';
import enVideo from './en/video.json';
import enWorkflow from './en/workflow.json';
import esAccount from './es/account.json';
import esCart from './es/cart.json';
import esCheckout from './es/checkout.json';
import esEditor from './es/editor.json';
import esLightbox from './es/lightbox.json';
import esProblems from './es/problems.json';
import esReservation from './es/reservation.json';
import esSite from './es/site.json';
import esStore from './es/store.json';
import esTime from './es/time.json';
import esVideo from './es/video.json';
import esWorkflow from './es/workflow.json';
import ptAccount from './pt-BR/account.json';
import ptCart from './pt-BR/cart.json';
import ptCheckout from './pt-BR/checkout.json';
import ptEditor from './pt-BR/editor.json';
import ptLightbox from './pt-BR/lightbox.json';
import ptProblems from './pt-BR/problems.json';
import ptReservation from './pt-BR/reservation.json';
import ptSite from './pt-BR/site.json';
import ptStore from './pt-BR/store.json';
import ptTime from './pt-BR/time.json';
import ptVideo from './pt-BR/video.json';
import ptWorkflow from './pt-BR/workflow.json';
import type { VisitorValues } from './visitor-values.ts';

/** Every text outside of the blocks: its key, with the values that it uses. */
export interface TextValues extends ProblemValues, WordingValues, EditorValues, VisitorValues {}

/** The key of a text. */
export type TextKey = keyof TextValues;

/** A language that has texts. */
export type TextLocale = 'pt-BR' | 'en' | 'es';

/** The texts by language and key. No page's bundle contains this file: a block imports the Portuguese file that it needs. */
export const catalogue: Readonly<Record<TextLocale, Readonly<Record<TextKey, string>>>> = {
  'pt-BR': {
    ...ptAccount,
    ...ptCart,
    ...ptCheckout,
    ...ptEditor,
    ...ptLightbox,
    ...ptProblems,
    ...ptReservation,
    ...ptSite,
    ...ptStore,
    ...ptTime,
    ...ptVideo,
    ...ptWorkflow,
  },
  en: {
    ...enAccount,
    ...enCart,
    ...enCheckout,
    ...enEditor,
    ...enLightbox,
    ...enProblems,
    ...enReservation,
    ...enSite,
    ...enStore,
    ...enTime,
    ...enVideo,
    ...enWorkflow,
  },
  es: {
    ...esAccount,
    ...esCart,
    ...esCheckout,
    ...esEditor,
    ...esLightbox,
    ...esProblems,
    ...esReservation,
    ...esSite,
    ...esStore,
    ...esTime,
    ...esVideo,
    ...esWorkflow,
  },
};
