import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import { type FormContent, readOwnForm, whileRendered } from '../_parts/form/content.ts';

export type { FormContent };

/** Reads own markup: a form as a server renders it, which works without scripts (NEWS-001). */
export const readOwn = (source: Element): ParsedMarkup<FormContent> => whileRendered(source, readOwnForm);
