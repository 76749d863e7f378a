import MiniSearch from 'minisearch';
import { find, SEARCH_OPTIONS } from '../search-options.mjs';

const MOST = 20;

const script = document.currentScript;

/** The index is a script, since a page from a disk can fetch no file. It is loaded when the search is opened first. */
function loadIndex() {
  return new Promise((resolve, reject) => {
    const loader = document.createElement('script');
    loader.src = new URL(script.dataset.index, document.baseURI).href;
    loader.onload = () => resolve(MiniSearch.loadJSON(window.vitrineSearchIndex, SEARCH_OPTIONS));
    loader.onerror = () => reject(new Error('the index did not load'));
    document.head.append(loader);
  });
}

function element(name, text, properties = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  return Object.assign(made, properties);
}

/** One result: the page, the part of it, and how that begins. */
function resultOf({ id, title, heading, start, lang }, base) {
  const link = element('a', '', { href: new URL(id, base).href, lang });
  link.append(element('strong', title));
  if (heading) link.append(element('span', heading, { className: 'part' }));
  link.append(element('span', start, { className: 'start' }));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The dialog that finds pages and parts of pages while one types. */
export function startSearch() {
  const dialog = document.getElementById('site-search');
  const opener = document.getElementById('site-search-open');
  const field = document.getElementById('site-search-field');
  const found = document.getElementById('site-search-found');
  const results = document.getElementById('site-search-results');
  const base = new URL('..', new URL(script.dataset.index, document.baseURI));
  const { lang } = document.documentElement;
  let index;

  async function show() {
    const text = field.value.trim();
    try {
      index ??= loadIndex();
      const all = find(await index, text, lang);
      // What was typed meanwhile has its own turn.
      if (text !== field.value.trim()) return;
      results.replaceChildren(...all.slice(0, MOST).map((one) => resultOf(one, base)));
      const { none, one, many } = dialog.dataset;
      if (text === '') found.textContent = '';
      else if (all.length === 0) found.textContent = none;
      else found.textContent = all.length === 1 ? one : many.replace('{n}', String(Math.min(all.length, MOST)));
    } catch {
      index = undefined;
      found.textContent = dialog.dataset.failed;
    }
  }

  function open() {
    if (dialog.open) return;
    dialog.showModal();
    field.select();
    show();
  }

  opener.hidden = false;
  opener.addEventListener('click', open);
  document.getElementById('site-search-close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('#site-search-results a')) dialog.close();
  });
  field.addEventListener('input', show);
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener('keydown', async (event) => {
    if (event.isComposing) return;
    // In a field with text the browser would only empty it.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
      return;
    }
    const links = [...results.querySelectorAll('a')];
    const at = links.indexOf(event.target.closest('a'));
    if (event.key === 'Enter' && event.target === field) {
      event.preventDefault();
      await show();
      results.querySelector('a')?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || (event.target !== field && at < 0)) return;
    event.preventDefault();
    (links[at + step] ?? (step < 0 ? field : links.at(-1)) ?? field).focus();
  });
}
