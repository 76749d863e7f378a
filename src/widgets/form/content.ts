import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { type FormContent, readOwnForm, whileRendered } from '../_shared/form/engine/content.ts';

export type { FormContent };

/** Reads own markup: a form as a server renders it, which works without scripts. */
export const readOwn = (source: Element): ParsedMarkup<FormContent> => whileRendered(source, readOwnForm);
