import { readPeer } from './read-peer.mjs';

const item = ({ title, text }, index) =>
  `<div><h3><button type="button" aria-expanded="false" :aria-expanded="open === ${index}" @click="open = open === ${index} ? -1 : ${index}">${title}</button></h3><div x-show="open === ${index}" style="display: none"><p>${text}</p></div></div>`;

/** Alpine as published for a script tag. */
export const alpine = {
  name: 'alpine',
  title: 'Alpine',
  package: 'alpinejs',
  mountsAll: true,
  block: '.accordion',
  signal: { listener: 'click' },
  scripts: [{ src: '/alpine.js', defer: true }],
  html: (blocks) =>
    blocks.map((items) => `<div class="accordion" x-data="{ open: -1 }">${items.map(item).join('')}</div>`).join('\n'),
  files: () => ({ '/alpine.js': readPeer('alpinejs/dist/cdn.min.js') }),
};
