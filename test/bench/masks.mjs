import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { counters } from './galleries/counters.mjs';
import { FIELDS, MASK_PEERS, maskFiles } from './masks/mask-peers.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { median } from './statistics.mjs';

/** In the page: the next key or paste that begins notes when the frame is painted that shows it. */
function watchKeys() {
  const painted = () =>
    new Promise((told) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          told(performance.now());
        };
        port2.postMessage(0);
      });
    });
  globalThis.bench = { waitsFor: null, took: null };
  const note = ({ type, timeStamp, isTrusted }) => {
    if (!isTrusted || bench.waitsFor !== type) return;
    bench.waitsFor = null;
    bench.took = painted().then((at) => at - timeStamp);
  };
  for (const type of ['keydown', 'paste']) addEventListener(type, note, { capture: true });
}

/** Presses a key and returns the milliseconds from it to the painted frame. */
async function strike(page, key, type = 'keydown') {
  await page.evaluate((waited) => {
    bench.waitsFor = waited;
  }, type);
  await page.keyboard.press(key);
  return page.evaluate(() => bench.took);
}

/** Types into an empty field, digit by digit. */
async function type(page, field, digits) {
  await field.focus();
  const times = [];
  for (const digit of digits) times.push(await strike(page, digit));
  return times;
}

/** Copies the digits elsewhere on the page, and pastes them into the emptied field. */
async function paste(page, field, digits) {
  const source = page.locator('#source');
  await source.fill(digits);
  await source.press('Control+a');
  await source.press('Control+c');
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  return strike(page, 'Control+v', 'paste');
}

/**
 * Typing and pasting into masked fields of a settled page: from a key to the painted frame.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runMasks({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(maskFiles(dist));
  for (const condition of conditions.filter((name) => name !== 'slow')) {
    const { cpu } = CONDITIONS[condition];
    const sample = async (name) => {
      const { page, session, errors, counted, close } = await openPhone(browser, cpu);
      try {
        await page.addInitScript(watchKeys);
        await page.goto(`${origin(false)}/masks/${name}`);
        if (name === 'vitrine') await page.locator('[data-block-state=ready]').waitFor();
        await settled(page);
        const { bytes, react } = counted();
        const keys = [];
        const pasted = [];
        const wrong = [];
        const check = async ({ name: id, digits, shown }, field) => {
          const value = await field.inputValue();
          if (value !== (name === 'no-mask' ? digits : shown)) wrong.push(`${id} is ${value}`);
        };
        const field = ({ label }) => page.getByRole('textbox', { name: label });
        const used = await counters(session);
        await used.begin();
        for (const one of FIELDS) {
          keys.push(...(await type(page, field(one), one.digits)));
          await check(one, field(one));
        }
        const { script } = await used.since();
        for (const one of FIELDS) {
          pasted.push(await paste(page, field(one), one.digits));
          await check(one, field(one));
        }
        const figures = {
          key: median(keys),
          typing: script / keys.length,
          paste: median(pasted),
          bytes,
          ...(react && { react }),
        };
        const tried = FIELDS.length * 2;
        return { broken: errors[0] ?? wrong[0] ?? null, worked: tried - wrong.length, tried, figures };
      } finally {
        await close();
      }
    };
    await sample('vitrine');
    const samples = await rounds({ names: MASK_PEERS, runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ['vitrine']) });
  }
}
