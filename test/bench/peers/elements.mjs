import { bundle } from '../bundle.mjs';

const ENTRY = `customElements.define('plain-accordion', class extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this);
    this.setAttribute('data-stands', '');
  }
  handleEvent({ target }) {
    const clicked = target.closest('button');
    if (!clicked) return;
    for (const button of this.querySelectorAll('button')) {
      const open = button === clicked && button.getAttribute('aria-expanded') === 'false';
      button.setAttribute('aria-expanded', open);
      button.parentElement.nextElementSibling.hidden = !open;
    }
  }
});`;

const item = ({ title, text }) =>
  `<div><h3><button type="button" aria-expanded="false">${title}</button></h3><div hidden><p>${text}</p></div></div>`;

/** The least a script can do: a custom element of our own with one listener, without a library. */
export const elements = {
  name: 'elements',
  title: 'Plain custom elements',
  mountsAll: true,
  block: '.accordion',
  signal: { attribute: 'data-stands', value: '' },
  scripts: [{ src: '/elements.js', defer: true }],
  html: (blocks) =>
    blocks
      .map(
        (items) =>
          `<plain-accordion class="accordion" style="display: block">${items.map(item).join('')}</plain-accordion>`,
      )
      .join('\n'),
  files: async () => ({ '/elements.js': (await bundle({ 'elements.js': ENTRY }, { format: 'iife' }))['elements.js'] }),
};
