import { withAllWords } from '../runtime/blocks/all-words.ts';
import type { Entry, Registry } from '../runtime/blocks/registry.ts';

/** Every block: when it is fetched, how published platform pages name it (words, then the type code), and its chunk. */
export const widgets: Registry = withAllWords<Entry>({
  accordion: {
    when: 'visible',
    platform: ['accordion', 69],
    load: () => import('./accordion/index.ts'),
    reader: () => import('./accordion/platform.ts'),
  },
  'cookie-banner': { when: 'load', host: 'page', load: () => import('./cookie-banner/index.ts') },
  diagnosis: { when: 'load', host: 'page', load: () => import('./diagnosis/index.ts') },
  dialog: { when: 'load', host: 'page', load: () => import('./dialog/index.ts') },
  form: {
    when: 'visible',
    platform: ['form', 9],
    load: () => import('./form/index.ts'),
    reader: () => import('./form/platform.ts'),
  },
  marquee: {
    when: 'visible',
    platform: ['scrolling', 'marquee', 70],
    load: () => import('./marquee/index.ts'),
    reader: () => import('./marquee/platform.ts'),
  },
});
