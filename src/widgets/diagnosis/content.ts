import type { Reading } from '../../runtime/blocks/door.ts';

/** The panel says what the page's report says; its element only says where. */
export type DiagnosisContent = Readonly<Record<string, never>>;

export const readDiagnosis = (): Reading<DiagnosisContent> => ({ content: {}, lend: [] });
