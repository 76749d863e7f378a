import { bundle } from '../bundle.mjs';
import { readPeer } from './read-peer.mjs';
import { inAttribute, rendered } from './rendered.mjs';

/** What a site writes once: how an island of the type `react` starts. */
const START = `import { Island } from './is-land.js';
Island.addInitType('react', async (island) => (await import('./react.js')).start(island));`;
const REACT = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Accordion from './peers/react-accordion.mjs';
export const start = (island) =>
  hydrateRoot(island.firstElementChild, createElement(Accordion, { items: JSON.parse(island.dataset.items) }));`;

/** is-land as published; React comes when the first island is in view, and hydrates the server's markup. */
export const isLand = {
  name: 'is-land',
  title: 'is-land with React',
  package: '@11ty/is-land',
  mountsAll: false,
  block: '.accordion',
  signal: { attribute: 'data-stands', value: '' },
  scripts: [{ src: '/is-land/start.js', type: 'module' }],
  html: async (blocks) => {
    const html = await Promise.all(blocks.map(rendered));
    return blocks
      .map(
        (items, at) =>
          `<is-land on:visible type="react" style="display: block" data-items="${inAttribute(JSON.stringify(items))}"><div>${html[at]}</div></is-land>`,
      )
      .join('\n');
  },
  files: async () => ({
    '/is-land/is-land.js': readPeer('@11ty/is-land/dist/is-land.min.js'),
    '/is-land/start.js': START,
    '/is-land/react.js': (await bundle({ 'react.js': REACT }))['react.js'],
  }),
};
