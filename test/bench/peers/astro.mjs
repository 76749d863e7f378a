import { bundle } from '../bundle.mjs';
import { inAttribute, rendered } from './rendered.mjs';

const ENTRIES = {
  'client.js': `export { default } from '@astrojs/react/client.js';`,
  'accordion.js': `export { default } from './peers/react-accordion.mjs';`,
};

/** Astro's way of writing props: each value in a pair with the number of its kind. */
const coded = (value) => {
  if (Array.isArray(value)) return [1, value.map(coded)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, coded(inner)]))];
};

const prebuilt = async (path) =>
  (await import(new URL(`../node_modules/astro/dist/runtime/${path}`, import.meta.url).href)).default;

/**
 * Astro's React island: its element and directive as Astro writes them into a page, its React client, hydrated over the server's markup.
 *
 * @param {'visible' | 'load'} when the directive
 */
export const astro = (when) => ({
  name: `astro-${when}`,
  title: `Astro React island, ${when}`,
  package: 'astro',
  mountsAll: when === 'load',
  block: '.accordion',
  signal: { attribute: 'data-stands', value: '' },
  scripts: [{ src: `/astro/${when}.js` }, { src: '/astro/island.js' }],
  html: async (blocks) => {
    const html = await Promise.all(blocks.map(rendered));
    const options = inAttribute(JSON.stringify({ name: 'Accordion', value: true }));
    return blocks
      .map((items, at) => {
        const props = inAttribute(JSON.stringify({ items: coded(items) }));
        return `<astro-island uid="a${at}" prefix="r${at}" component-url="/astro/accordion.js" component-export="default" renderer-url="/astro/client.js" props="${props}" ssr client="${when}" opts="${options}">${html[at]}</astro-island>`;
      })
      .join('\n');
  },
  files: async () => {
    const made = await bundle(ENTRIES);
    return {
      [`/astro/${when}.js`]: await prebuilt(`client/${when}.prebuilt.js`),
      '/astro/island.js': await prebuilt('server/astro-island.prebuilt.js'),
      ...Object.fromEntries(Object.entries(made).map(([name, text]) => [`/astro/${name}`, text])),
    };
  },
});
