import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** The panel's content is the page's report; its element only determines the place. */
export type DiagnosisContent = Readonly<Record<string, never>>;

export const readDiagnosis = (): ParsedMarkup<DiagnosisContent> => ({ content: {}, lend: [] });
