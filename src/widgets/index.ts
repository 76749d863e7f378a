import type { BlockEntry, Registry } from '../runtime/blocks/registry.ts';
import { withAllMessages } from '../runtime/blocks/with-all-messages.ts';

/** Every block: when it is fetched, how published platform pages name it (words, then the type code), and its chunk. */
export const widgets: Registry = withAllMessages<BlockEntry>({
  accordion: {
    when: 'visible',
    publishedNames: ['accordion', 69],
    load: () => import('./accordion/index.ts'),
    reader: () => import('./accordion/published.ts'),
  },
  'cookie-banner': { when: 'load', level: 'page', load: () => import('./cookie-banner/index.ts') },
  diagnosis: { when: 'load', level: 'page', load: () => import('./diagnosis/index.ts') },
  dialog: { when: 'load', level: 'page', load: () => import('./dialog/index.ts') },
  form: {
    when: 'visible',
    publishedNames: ['form', 9],
    load: () => import('./form/index.ts'),
    reader: () => import('./form/published.ts'),
  },
  marquee: {
    when: 'visible',
    publishedNames: ['scrolling', 'marquee', 70],
    load: () => import('./marquee/index.ts'),
    reader: () => import('./marquee/published.ts'),
  },
});
