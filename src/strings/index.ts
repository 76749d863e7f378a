/** The entry `vitrine/strings`: the texts of editors and rules in three languages, and the rule on messages. Runs in Node; no page's bundle contains it. */

export type { TextKey, TextLocale, TextValues } from './catalogue.ts';
export * from './message-problem.ts';
export * from './text-in.ts';
