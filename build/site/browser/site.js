// What a page of the site does beside its blocks: colours, frames, what is in the demo only, and the search.
import { startSearch } from './search.js';

const root = document.documentElement;
const frames = [...document.querySelectorAll('iframe.live')];

const tell = (frame) => frame.contentWindow?.postMessage({ type: 'vitrine-theme', theme: root.dataset.theme }, '*');

for (const radio of document.querySelectorAll('input[name="theme"]')) {
  radio.checked = radio.value === (root.dataset.theme ?? 'auto');
  radio.addEventListener('change', () => {
    if (radio.value === 'auto') delete root.dataset.theme;
    else root.dataset.theme = radio.value;
    for (const frame of frames) tell(frame);
    try {
      localStorage.setItem('demo:theme', radio.value);
    } catch {
      // Storage is refused here; the choice lasts as long as the page.
    }
  });
}

addEventListener('message', ({ source, data }) => {
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (!frame || data?.type !== 'vitrine-live' || !(data.height > 0)) return;
  frame.style.height = `${data.height}px`;
  tell(frame);
});

// The demo serves these pages below this address, beside the shop and the pages of blocks.
if (/^\/documentos\//.test(location.pathname))
  for (const element of document.querySelectorAll('.demo-only')) element.hidden = false;

// The page that one is on may be far down in its list.
const list = document.getElementById('site-contents');
const current = list?.querySelector('[aria-current]');
if (current && list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 3;

startSearch();
