import { bundle } from '../bundle.mjs';

const ENTRY = `import { getContext, store } from '@wordpress/interactivity';
store('accordion', {
  state: { get open() { const context = getContext(); return context.opened === context.item; } },
  actions: { toggle() { const context = getContext(); context.opened = context.opened === context.item ? -1 : context.item; } },
});`;

const item = ({ title, text }, index) =>
  `<div data-wp-context='{"item":${index}}'><h3><button type="button" aria-expanded="false" data-wp-bind--aria-expanded="state.open" data-wp-on--click="actions.toggle">${title}</button></h3><div hidden data-wp-bind--hidden="!state.open"><p>${text}</p></div></div>`;

/** WordPress Interactivity with one copy of preact. */
export const wordpress = {
  name: 'wordpress',
  title: 'WordPress Interactivity',
  package: '@wordpress/interactivity',
  mountsAll: true,
  block: '.accordion',
  signal: { listener: 'click' },
  scripts: [{ src: '/wordpress.js', type: 'module' }],
  html: (blocks) =>
    blocks
      .map(
        (items) =>
          `<div class="accordion" data-wp-interactive="accordion" data-wp-context='{"opened":-1}'>${items.map(item).join('')}</div>`,
      )
      .join('\n'),
  files: async () => ({ '/wordpress.js': (await bundle({ 'wordpress.js': ENTRY }))['wordpress.js'] }),
};
