// Checks that run inside any browser against the built files. Results are shown as a table and posted to the server.
import { content } from './self-check-content.js';
import { days } from './self-check-days.js';
import { banner, forget, forms, typeEarly } from './self-check-forms.js';
import { framesOnce, prepareMoving, stateKept } from './self-check-moving.js';
import { consent, dialogs, masks, tabs } from './self-check-over.js';
import { shop } from './self-check-shop.js';
import {
  $,
  check,
  drawn,
  equal,
  expanded,
  items,
  LOCK,
  load,
  pageErrors,
  press,
  ready,
  report,
  seen,
  settle,
  still,
  triggers,
  turn,
  until,
} from './self-check-tools.js';

async function accordions() {
  const host = $('plain');
  await check('an accordion in the page is recognised and mounted [ACC-001]', () => ready(host).then(() => {}));
  await check('the mounted block has its own shadow root with its items', () =>
    equal('triggers', triggers(host).length, 3),
  );
  await check('all items start closed without the first-item flag [ACC-009]', () => {
    equal('aria-expanded', expanded(host), 'false,false,false');
    equal('data-is-open', items(host), 'false,false,false');
  });
  await check('the first item starts open with the first-item flag [ACC-009]', async () => {
    await ready($('multiple'));
    equal('aria-expanded', expanded($('multiple')), 'true,false');
  });
  await check('a click opens an item: data-is-open and aria-expanded are true [ACC-002] [ACC-003]', async () => {
    triggers(host)[0].click();
    await until('the item to open', () => expanded(host) === 'true,false,false');
    equal('data-is-open', items(host), 'true,false,false');
  });
  if (!still()) {
    await check('clicks during the animation are ignored on the whole accordion [ACC-008]', async () => {
      await settle();
      await press(host, 0, false);
      await settle();
      await press(host, 0, true);
      // In the task of the click that has opened it, so that no time has passed.
      triggers(host)[0].click();
      triggers(host)[1].click();
      await turn();
      equal('aria-expanded', expanded(host), 'true,false,false');
      equal('data-is-open', items(host), 'true,false,false');
    });
  }
  await check("the page's own content is slotted and visible in the open panel", async () => {
    await settle();
    const content = $('plain-1');
    if (!host.contains(content)) throw new Error('the content left its block');
    let node = content;
    while (node.parentElement && node.parentElement !== host) node = node.parentElement;
    if (!node.assignedSlot) throw new Error('the content is in no slot');
    await until('the content to be visible', () => drawn(content));
  });
  await check('after 250 ms a click closes it: both are false [ACC-002] [ACC-004]', async () => {
    await press(host, 0, false);
    equal('data-is-open', items(host), 'false,false,false');
    await settle();
  });
  if (!still()) {
    await check('the animation takes 250 ms: only then is a click heard again [ACC-007]', async () => {
      const start = performance.now();
      await press(host, 2, true);
      await press(host, 2, false);
      const took = Math.round(performance.now() - start);
      // A slow machine may take longer.
      if (took < LOCK) throw new Error(`it took ${took} ms`);
      await settle();
      return `${took} ms`;
    });
  }
  await check('opening an item closes the others [ACC-005]', async () => {
    await press(host, 0, true);
    await settle();
    await press(host, 1, true);
    await until('the first to close', () => expanded(host) === 'false,true,false');
    equal('data-is-open', items(host), 'false,true,false');
  });
  await check('with several allowed the others stay as they are [ACC-006]', async () => {
    await press($('multiple'), 1, true);
    equal('aria-expanded', expanded($('multiple')), 'true,true');
  });
  await check('a change is told by a page event with its index and state', () => {
    const event = seen.find(({ name, target }) => name === 'accordion-change' && target === host);
    if (!event) throw new Error('no vitrine:accordion-change');
    equal('index', event.detail.index, 0);
    equal('open', event.detail.open, true);
  });
  await check('wrong attributes fall back to their defaults', async () => {
    await ready($('wrong'));
    equal('aria-expanded', expanded($('wrong')), 'false,false');
  });
  await check('a block in a right-to-left page is right to left inside', async () => {
    await ready($('rtl'));
    equal('direction', getComputedStyle(triggers($('rtl'))[0]).direction, 'rtl');
  });
}

async function marquees() {
  await check('a marquee in the page is recognised and mounted', async () => {
    $('marquee').scrollIntoView();
    await ready($('marquee'));
    const text = $('marquee').shadowRoot.textContent;
    for (const word of ['Barro', 'Água', 'Fogo']) if (!text.includes(word)) throw new Error(`${word} is missing`);
  });
}

const MODEL = 'Um item';

function made() {
  const host = document.createElement('div');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const answer = document.createElement('p');
  summary.textContent = MODEL;
  answer.textContent = 'A sua resposta.';
  details.append(summary, answer);
  host.append(details);
  host.dataset.block = 'accordion';
  return host;
}

async function lateBlocks() {
  const host = made();
  await check('a block inserted later is mounted', async () => {
    $('late').append(host);
    host.scrollIntoView();
    await ready(host);
  });
  await check('a clone gets its own root and works alone', async () => {
    const clone = host.cloneNode(true);
    $('late').append(clone);
    clone.scrollIntoView();
    await until('the clone to be ready', () => clone.shadowRoot && triggers(clone).length === 1);
    await press(clone, 0, true);
    equal('the original', expanded(host), 'false');
    clone.remove();
  });
  await check('a removed block is unmounted', async () => {
    const earlier = seen.length;
    host.remove();
    await until('the event of its removal', () =>
      seen.slice(earlier).some(({ name, detail }) => name === 'block-removed' && detail.block === 'accordion'),
    );
    await until(
      'the report to forget it',
      async () => !(await window.Vitrine.report()).blocks.some(({ element }) => element === host),
    );
  });
}

async function ending(before) {
  await check('the page reports no failed block', async () => {
    const { blocks } = await window.Vitrine.report();
    const failed = blocks.filter(({ state }) => state === 'failed');
    equal('failed blocks', failed.map(({ element }) => element.id).join(), '');
  });
  await check("destroy gives the server's markup back as it was", () => {
    window.Vitrine.destroy();
    for (const [id, html] of before) equal(id, $(id).innerHTML, html);
  });
  await check('what was given back is visible', () =>
    until('the first title to be drawn', () => drawn($('plain').querySelector('summary'))).then(() => {}),
  );
  await check('no error reached the page', () => equal('errors', pageErrors.join('; '), ''));
}

/** Only where a test run asks: elsewhere a page has the faces of its machine. */
async function faces() {
  await check('a page is drawn with the faces of the tests', () => {
    const context = document.createElement('canvas').getContext('2d');
    const width = (family) => {
      context.font = `40px ${family}`;
      return context.measureText('Ateliê Serra, 1234').width;
    };
    const own = ['Tinos', 'Arimo', 'Cousine'].map((family) => width(family));
    equal('different widths', new Set(own).size, 3);
    for (const [at, generic] of ['serif', 'sans-serif', 'monospace'].entries()) equal(generic, width(generic), own[at]);
  });
}

async function run() {
  await prepareMoving();
  const before = [...$('fixtures').querySelectorAll('[data-block], .sqs-block')].map(({ id }) => [id, $(id).innerHTML]);
  forget();
  typeEarly();
  await check('the tag loads', () => load('/dist/vitrine.js').then(() => {}));
  await stateKept();
  $('fixtures').scrollIntoView();
  await accordions();
  await marquees();
  await forms();
  await banner();
  await dialogs();
  await tabs();
  await masks();
  if (location.protocol !== 'file:') for (const served of [shop, content, days]) await served();
  await consent();
  await lateBlocks();
  await framesOnce();
  if (new URLSearchParams(location.search).has('faces')) await faces();
  await ending(before);
  await report();
}

run();
