import type { ServiceRegistry } from '../../src/runtime/stage/registry.ts';

/** One service of the demo's own: it starts by a setting of the page's context, also on a page without a block. */
export const services: ServiceRegistry = {
  greeting: {
    starts: [{ setting: 'website.greeting', opens: 'stacked' }],
    load: () => import('./greeting.ts'),
  },
};
