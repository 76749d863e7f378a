import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { CONSENT_PEERS, CONTROLS, consentFiles } from './consent/consent-peers.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { press, watchPresses } from './watch-presses.mjs';

/** A button or link inside what is shown. */
const control = (page, selector, name) =>
  page
    .locator(selector)
    .locator('button, a')
    .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
    .locator('visible=true')
    .first();

/** Whether the frame has its page. */
const isLoaded = (page) =>
  page
    .waitForFunction(() => [...document.querySelectorAll('iframe')].some(({ src }) => src.endsWith('/consent/video')))
    .then(
      () => true,
      () => false,
    );

/**
 * A first visit to a page with a cookie banner and a framed video that waits: from navigation to both notices; from the press that accepts to the decision
 * saved and the banner gone. On a second page view the preferences are opened from the banner and everything is accepted there.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runConsent({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(consentFiles(dist));
  for (const condition of conditions.filter((name) => name !== '1x')) {
    const { cpu, slow } = CONDITIONS[condition];
    const visit = async (name, use) => {
      const { banner, placeholder } = CONSENT_PEERS[name];
      const { page, errors, counted, close } = await openPhone(browser, cpu);
      try {
        await page.addInitScript(watchPresses, { banner, placeholder });
        await page.goto(`${origin(slow)}/consent-page/${name}`);
        await page.waitForFunction(() => 'banner' in bench.seen && 'placeholder' in bench.seen);
        await settled(page);
        const { bytes, react } = counted();
        const seen = { ...(await page.evaluate(() => bench.seen)), bytes, ...(react && { react }) };
        return { seen, used: await use(page), loaded: await isLoaded(page), error: errors[0] ?? null };
      } finally {
        await close();
      }
    };
    const sample = async (name) => {
      const { banner, preferences, cookie } = CONSENT_PEERS[name];
      const quick = await visit(name, (page) =>
        press(page, control(page, banner, CONTROLS.accept), { gone: banner, saved: cookie }),
      );
      const careful = await visit(name, async (page) => {
        const opened = await press(page, control(page, banner, CONTROLS.manage), { seen: preferences });
        const accept = control(page, preferences, CONTROLS.acceptAll);
        return { opened, detailed: await press(page, accept, { gone: preferences, saved: cookie }) };
      });
      const { opened, detailed } = careful.used;
      const works = [quick.used, opened, detailed].every((time) => time !== null) && quick.loaded && careful.loaded;
      const broken = quick.error ?? careful.error ?? (works ? null : 'does not answer');
      const figures = works ? { ...quick.seen, preferences: opened, choice: quick.used, detailed } : {};
      return { broken, worked: Number(works), tried: 1, figures };
    };
    await sample('vitrine');
    const samples = await rounds({ names: Object.keys(CONSENT_PEERS), runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ['vitrine']) });
  }
}
