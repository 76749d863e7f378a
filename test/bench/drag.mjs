import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { counters } from './galleries/counters.mjs';
import { DRAG_PEERS, dragFiles } from './galleries/drag-peers.mjs';
import { watchPictures } from './galleries/in-page.mjs';
import { openPage } from './galleries/open-page.mjs';
import { pictureFiles, pictures } from './galleries/pictures.mjs';

const COUNT = 20;
/** A drag of one second, with as many moves as a mouse tells in it, and how far it goes, in px. */
const MOVES = 60;
const FAR = 700;
/** A frame that takes longer than this is seen as a jerk, in ms. */
const LATE = 25;

/** In the page: notes how long every frame takes, until told to stop. */
function watchFrames() {
  bench.frames = [];
  let before = null;
  const look = (now) => {
    if (before !== null) bench.frames.push(now - before);
    before = now;
    bench.looking = requestAnimationFrame(look);
  };
  bench.looking = requestAnimationFrame(look);
}

const leftOfFirst = () => Math.min(...bench.all().map((picture) => picture.getBoundingClientRect().left));

/** Drags to the left as a hand does: moves are told when they are due, not when the page has taken the one before. */
async function drag(session, { x, y }) {
  const mouse = (type, at, buttons) =>
    session.send('Input.dispatchMouseEvent', { type, x: at, y, button: 'left', buttons, clickCount: 1 });
  await mouse('mousePressed', x, 1);
  const sent = [];
  const began = performance.now();
  for (let move = 1; move <= MOVES; move++) {
    const wait = began + (move * 1_000) / MOVES - performance.now();
    if (wait > 0) await new Promise((due) => setTimeout(due, wait));
    sent.push(mouse('mouseMoved', x - (FAR * move) / MOVES, 1));
  }
  await Promise.all(sent);
  await mouse('mouseReleased', x - FAR, 0);
}

/**
 * Dragging a carousel of 20 pictures for a second, until it rests again.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runDrag({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(await pictureFiles());
  server.put(await dragFiles(dist, pictures(COUNT)));
  for (const condition of conditions.filter((name) => name !== 'slow')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = async (name) => {
      const { page, session, errors, slowDown, close } = await openPage(browser, [watchPictures]);
      try {
        await page.goto(`${origin(slow)}/drag/${name}`, { waitUntil: 'load' });
        await page.evaluate(async () => {
          await bench.shown();
          await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 500)));
        });
        const box = await page.locator('#place').boundingBox();
        const before = await page.evaluate(leftOfFirst);
        const counted = await counters(session);
        await slowDown(cpu);
        // What the first move of a mouse over the page costs is not a drag's.
        await page.mouse.move(box.x + box.width - 120, box.y + 150, { steps: 5 });
        await page.evaluate(watchFrames);
        await counted.begin();
        await drag(session, { x: box.x + box.width - 120, y: box.y + 150 });
        await page.evaluate(() => new Promise((rested) => setTimeout(rested, 1_000)));
        const { script, style, layout } = await counted.since();
        const frames = await page.evaluate(() => {
          cancelAnimationFrame(bench.looking);
          return bench.frames;
        });
        const moved = before - (await page.evaluate(leftOfFirst));
        const works = moved > FAR / 2;
        return {
          broken: errors[0] ?? (works ? null : `moved by ${Math.round(moved)} px`),
          worked: Number(works),
          tried: 1,
          figures: { late: frames.filter((ms) => ms > LATE).length, dragged: script, style, layout },
        };
      } finally {
        await close();
      }
    };
    const samples = await rounds({ names: DRAG_PEERS, runs, random, sample });
    await keep({ n: COUNT, condition, runs, ...compared(samples, ['vitrine']) });
  }
}
