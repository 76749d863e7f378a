// The self-check of days and lists, and of what is drawn over and around the page's own texts.
import { pressKey } from './self-check-content.js';
import { $, buttonIn, check, drawn, equal, shadowOf, turn, until, visible } from './self-check-tools.js';

const named = (root, label) => root.querySelector(`[aria-label="${label}"]`);

async function calendars() {
  const title = (root) => root.querySelector('[part=month]').textContent;
  const events = (root) => [...root.querySelectorAll('[part=event]')].map(({ textContent }) => textContent);
  await check('a calendar has the weeks of its month, and its events [BLOCK-008]', async () => {
    const root = await shadowOf('month');
    equal('the month', title(root), 'dezembro de 2026');
    equal('weeks', root.querySelectorAll('[role=grid] [role=row], [role=grid] tbody tr').length >= 5, true);
    equal('events', events(root).length, 1);
    if (!/Sábado, 5 de dezembro, 14:00–18:00/.test(events(root)[0])) throw new Error(events(root)[0]);
  });
  await check('it goes to the next month and back', async () => {
    const root = $('month').shadowRoot;
    named(root, 'Próximo mês').click();
    await until('january', () => title(root) === 'janeiro de 2027' && /Primeira fornada/.test(events(root).join()));
    named(root, 'Mês anterior').click();
    await until('december', () => title(root) === 'dezembro de 2026');
  });
  await check('the keys go through its days [COLL-003]', async () => {
    const root = $('month').shadowRoot;
    const day = (name) =>
      [...root.querySelectorAll('[part=day]')].find(({ textContent }) => textContent.includes(name));
    day(', 30 de dezembro').focus();
    await turn();
    pressKey('ArrowDown');
    await until('the next week', () => root.activeElement === day(', 6 de janeiro'));
    equal('the month', title(root), 'janeiro de 2027');
  });
}

async function lists() {
  await check('past events wait behind a button [COLL-002]', async () => {
    const root = await shadowOf('events');
    equal('the past one', visible($('event-past')), false);
    buttonIn(root, 'Mostrar 1 evento passado').click();
    await until('the past one', () => visible($('event-past')));
  });
  await check('an event can be taken to a calendar, and Esc closes the menu', async () => {
    const root = $('events').shadowRoot;
    const add = named(root, 'Adicionar à agenda: Começa a turma de quinta') ?? buttonIn(root, 'Adicionar à agenda');
    add.focus();
    add.click();
    const link = await until('the ways', () =>
      [...root.querySelectorAll('a')].find((one) => /Google/.test(one.textContent)),
    );
    await until('them to be drawn', () => drawn(link));
    if (!link.href.includes('dates=21350215T220000Z')) throw new Error(link.href);
    pressKey('Escape');
    await until('them to go', () => !link.isConnected || !drawn(link));
  });
  await check('dates of a tour have their tickets, or are sold out [BLOCK-007]', async () => {
    const root = await shadowOf('tour');
    const [first, second] = await until('both', () => {
      const all = root.querySelectorAll('[part=event]');
      return all.length === 2 && all;
    });
    if (!/5 de dezembro.*20:00/.test(first.textContent)) throw new Error(first.textContent);
    equal('the tickets', new URL(first.querySelector('a').href).pathname, '/atelie/agenda');
    if (!/Esgotado/.test(second.textContent)) throw new Error(second.textContent);
  });
  await check('a summary is filtered in the page, and Back shows all of it again [BLOCK-004]', async () => {
    await shadowOf('diary');
    $('diary-oven').click();
    await until('one item', () => drawn($('diary-1')) && !drawn($('diary-2')));
    equal('the address', new URLSearchParams(location.search).get('category'), 'Forno');
    history.back();
    await until('both items', () => drawn($('diary-1')) && drawn($('diary-2')));
  });
}

async function texts() {
  await check('a shape is drawn at each line of a text [HILITE-302]', async () => {
    const text = $('marked');
    text.scrollIntoView();
    const words = text.textContent;
    const paths = () => [...(text.querySelector('[data-block-added]')?.shadowRoot?.querySelectorAll('svg path') ?? [])];
    await until('the shape', () => paths().length > 0);
    const lines = [...text.getClientRects()].filter(({ width }) => width > 1);
    if (lines.length < 2) throw new Error('the text has one line only');
    equal('shapes', paths().length, lines.length);
    await until('each to be below its line, as wide as it', () =>
      paths().every((path, at) => {
        const [shape, line] = [path.getBoundingClientRect(), lines[at]];
        return (
          Math.abs(shape.left - line.left) < 4 &&
          Math.abs(shape.width - line.width) < 8 &&
          shape.top > (line.top + line.bottom) / 2 &&
          shape.bottom < line.bottom + line.height / 2
        );
      }),
    );
    equal('the words', text.textContent, words);
  });
  await check('a scaled text fills its container in one line [SCALE-301]', async () => {
    const text = $('headline');
    text.scrollIntoView();
    await until('its size', () => text.classList.contains('loaded'));
    const range = new Range();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (width < 310 || width > 320.5) throw new Error(`it is ${width} px wide`);
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (height > 1.9 * size) throw new Error(`it is ${height} px high, its letters ${size} px`);
  });
  await check('a part of the page comes in once it is seen [ANIM-002]', async () => {
    const part = $('rising');
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    await until('its class', () => part.classList.contains('animation-loaded'));
    await until('it to be there', () => getComputedStyle(part).opacity === '1');
  });
}

/** Needs the server, which a page from the disk does not have. */
export async function days() {
  await calendars();
  await lists();
  await texts();
}
