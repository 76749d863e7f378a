// The self-check of what a page shows: films, maps, sound, what comes from elsewhere, code and charts.
import { $, buttonIn, check, drawn, equal, shadowOf, until } from './self-check-tools.js';

const named = (root, label) => root.querySelector(`[aria-label="${label}"]`);
const text = (element) => element?.textContent.trim();
/** As a visitor's key: what has the focus hears it, in whichever shadow root it is. */
export function pressKey(key) {
  let target = document.activeElement;
  while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, cancelable: true }),
  );
}

async function films() {
  await check('the cover of a film asks nobody for the player, and a click does [VIDEO-001] [VIDEO-303]', async () => {
    const root = await shadowOf('film');
    const cover = await until('the cover', () => root.querySelector('[part=video-play]'));
    if (!cover.textContent.includes('2:35')) throw new Error('the duration is missing');
    equal('players', root.querySelectorAll('iframe').length, 0);
    cover.click();
    const player = await until('the player', () => root.querySelector('iframe[src]'));
    equal('its address', player.src, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
    window.Vitrine.unmount($('film'));
    await until('it to be gone', () => !player.isConnected);
  });
}

/** Where the library of maps draws: in a shadow root of its own. */
const canvas = () => $('place').querySelector('[slot=canvas]')?.firstElementChild?.shadowRoot;

async function maps() {
  const zooms = () =>
    [...(canvas()?.querySelectorAll('img.leaflet-tile-loaded') ?? [])].map(({ src }) => /mapa\/(\d+)\//.exec(src)?.[1]);
  await check('a map of the site is drawn from its tiles, and a button brings it nearer', async () => {
    const root = await shadowOf('place');
    await until('the tiles', () => zooms().includes('15'));
    (await until('the button', () => named(root, 'Aproximar'))).click();
    await until('those of the next zoom', () => zooms().includes('16'));
  });
  await check('its marker shows the address, and Esc hides it', async () => {
    const marker = canvas().querySelector('.leaflet-marker-icon');
    marker.focus();
    pressKey('Enter');
    // Its content has a shadow root, too.
    const address = () => canvas().querySelector('.leaflet-popup-content')?.firstElementChild?.shadowRoot;
    await until('the address', () => address()?.textContent.includes('Estrada da Pedra Redonda'));
    pressKey('Escape');
    await until('it to go', () => !canvas().querySelector('.leaflet-popup-content'));
    equal('the focus is on the marker', canvas().activeElement, marker);
  });
}

async function sounds() {
  await check('sound can be put to another place before a byte of it is fetched [BLOCK-005]', async () => {
    const root = await shadowOf('sound');
    const seek = named(root, 'Posição');
    equal('the place', seek.getAttribute('aria-valuetext'), '0:00 de 0:09');
    seek.focus();
    pressKey('ArrowRight');
    await until('the next place', () => seek.getAttribute('aria-valuetext') === '0:05 de 0:09');
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wav'));
    equal('files', asked.length, 0);
    if (!drawn(named(root, 'Reproduzir'))) throw new Error('the button is not drawn');
  });
}

async function elsewhere() {
  for (const [id, title] of [
    ['radio', 'Episódio 12: a noite do forno'],
    ['booking', 'Reservar um lugar na oficina'],
  ])
    await check(`what another site gives waits for a click, in ${$(id).dataset.block} [BLOCK-002]`, async () => {
      const root = await shadowOf(id);
      const load = await until('the button', () => buttonIn(root, 'Carregar uma vez'));
      equal('iframes', root.querySelectorAll('iframe').length, 0);
      load.click();
      const inside = await until('the iframe', () => root.querySelector('iframe[src]'));
      equal('its name', inside.title, title);
      equal('its address', new URL(inside.src).pathname, new URL($(id).dataset.src, location.href).pathname);
      if (!inside.sandbox.contains('allow-scripts') || inside.sandbox.contains('allow-top-navigation'))
        throw new Error(`its rights: ${inside.sandbox}`);
    });
  await check('more posts are shown by the button, and the focus goes to the first of them [BLOCK-011]', async () => {
    const root = await shadowOf('wall');
    equal('the second post', drawn($('wall-second')), false);
    buttonIn(root, 'Mostrar mais').click();
    await until('the second post', () => drawn($('wall-second')));
    await until('the focus', () => root.activeElement === root.querySelectorAll('[part=post]')[1]);
  });
}

/** Puts another clipboard in the place of the browser's, whose rules for pages without a hand on them differ. */
const withClipboard = (writeText) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

async function codes() {
  const SOURCE = '42,0  feldspato\n26,5  sílica';
  await check('code is copied without its numbers', async () => {
    const root = await shadowOf('recipe');
    let copied;
    withClipboard(async (source) => {
      copied = source;
    });
    buttonIn(root, 'Copiar').click();
    await until('the word', () => buttonIn(root, 'Copiado'));
    equal('what was copied', copied, SOURCE);
  });
  await check('code is selected where the browser refuses the clipboard', async () => {
    const root = await shadowOf('recipe');
    await until('the first word', () => buttonIn(root, 'Copiar'));
    withClipboard(() => Promise.reject(new Error('refused')));
    buttonIn(root, 'Copiar').click();
    await until('the word', () => /Texto selecionado/.test(text(root.querySelector('[role=status]'))));
    // Each engine tells of a selection in a shadow root in its own way.
    const selection = root.getSelection?.() ?? getSelection();
    const [range] = selection.getComposedRanges?.({ shadowRoots: [root] }) ?? [];
    const inside = range
      ? root.contains(range.startContainer) && !range.collapsed
      : `${selection}`.includes('feldspato');
    equal('selected', inside, true);
    delete navigator.clipboard;
    getSelection().removeAllRanges();
  });
}

async function charts() {
  await check('a chart is drawn, and its table is there for who wants numbers [BLOCK-006]', async () => {
    const root = await shadowOf('curve');
    await until('its lines', () => root.querySelectorAll('path.line').length >= 2);
    const [line] = root.querySelectorAll('.drawing path.line');
    if (line.getBBox().width < 100) throw new Error(`the line is ${line.getBBox().width} px wide`);
    const table = $('curve').querySelector('table');
    const high = () => root.querySelector('[part=table]').clientHeight;
    if (high() > 5) throw new Error('the table is shown beside its drawing');
    buttonIn(root, 'Ver como tabela').click();
    await until('the table', () => high() > 60 && drawn(table) && !drawn(root.querySelector('.drawing')));
    buttonIn(root, 'Ver como gráfico').click();
    await until('the drawing', () => drawn(root.querySelector('.drawing')));
  });
  await check('the keys go from point to point of a chart [BLOCK-006]', async () => {
    const root = $('curve').shadowRoot;
    const plot = root.querySelector('[role=slider]');
    plot.focus();
    pressKey('End');
    await until('the last point', () => /6h.*1\.240/.test(plot.getAttribute('aria-valuetext')));
    await until('its values', () => /1\.240/.test(text(root.querySelector('[part=tooltip]'))));
    plot.blur();
  });
}

/** Needs the server, which a page from the disk does not have. */
export async function content() {
  await films();
  await maps();
  await sounds();
  await elsewhere();
  await codes();
  await charts();
}
