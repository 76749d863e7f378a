import type { FrameLocator, Page } from '@playwright/test';
import { blockOf } from './video-page.ts';

/** What YouTube's player and the page say to each other: texts, and only to the origin that the address names. */
const YOUTUBE = `<!doctype html><title>Player</title><body data-state="-1"><button>Tocar</button><script>
const asked = new URL(location.href).searchParams;
const page = asked.get('origin');
let listener = null;
const say = (event, info) => listener && parent.postMessage(JSON.stringify({ ...listener, event, info }), page);
const become = (playerState) => { document.body.dataset.state = playerState; say('infoDelivery', { playerState }); };
if (asked.get('enablejsapi') === '1') addEventListener('message', ({ data, origin }) => {
  if (origin !== page || typeof data !== 'string') return;
  const { event, func, id, channel } = JSON.parse(data);
  if (event === 'listening') { listener = { id, channel }; say('initialDelivery', { playerState: -1, muted: asked.get('mute') === '1' }); }
  if (event === 'command' && func === 'pauseVideo' && listener) become(2);
});
document.querySelector('button').onclick = () => become(1);
</script>`;

/** Vimeo's: it tells only what it was asked for. */
const VIMEO = `<!doctype html><title>Player</title><body data-state="-1"><button>Tocar</button><script>
const wanted = new Set();
const become = (event) => { document.body.dataset.state = event; if (wanted.has(event)) parent.postMessage(JSON.stringify({ event, data: { seconds: 1 } }), '*'); };
addEventListener('message', ({ data: { method, value } }) => {
  if (method === 'addEventListener') { wanted.add(value); parent.postMessage(JSON.stringify({ method, value }), '*'); }
  if (method === 'pause') become('pause');
});
document.querySelector('button').onclick = () => become('play');
</script>`;

/** Answers as the providers' players, with a button that plays. */
export async function players(page: Page, youTube = YOUTUBE): Promise<void> {
  const answer = (host: string, body: string) =>
    page.context().route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await answer('www.youtube-nocookie.com', youTube);
  await answer('player.vimeo.com', VIMEO);
}

export const insideOf = (page: Page, at = 0): FrameLocator => blockOf(page, at).locator('iframe').contentFrame();
export const playInside = (page: Page, at = 0): Promise<void> =>
  insideOf(page, at).getByRole('button', { name: 'Tocar' }).click();
