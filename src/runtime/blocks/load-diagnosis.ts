import { retryOnce } from './retry-once.ts';

/** Fetches what looks at a whole page: its report, and the words on its blocks that the stage cannot use. */
export const loadDiagnosis = (): Promise<typeof import('../diagnosis/gather.ts')> =>
  retryOnce(() => import('../diagnosis/gather.ts'));
