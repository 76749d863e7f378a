import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** The panel says what the page's report says; its element only says where. */
export type DiagnosisContent = Readonly<Record<string, never>>;

export const readDiagnosis = (): ParsedMarkup<DiagnosisContent> => ({ content: {}, lend: [] });
