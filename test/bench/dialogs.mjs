import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { DIALOGS, dialogFiles } from './dialogs/dialog-peers.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { press, watchPresses } from './watch-presses.mjs';

/** Cancels the dialog. An information has no button, and closes itself. */
async function close(page, dialog) {
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  if (await cancel.isVisible()) await cancel.click();
  await page.waitForFunction((gone) => bench.isDone({ gone }), dialog);
}

/**
 * From the press of a button to a dialog that is seen and has the focus, for the first time on a page and for the second, with what is fetched before and by
 * the press.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runDialogs({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(dialogFiles(dist));
  for (const condition of conditions.filter((name) => name !== '1x')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = async (name) => {
      const dialog = DIALOGS[name];
      const { page, errors, counted, close: end } = await openPhone(browser, cpu);
      try {
        await page.addInitScript(watchPresses, {});
        await page.goto(`${origin(slow)}/dialogs/${name}`);
        await settled(page);
        const before = counted();
        const due = { seen: dialog, focus: true };
        const opened = await press(page, page.locator('#open'), due);
        if (opened === null) return { broken: errors[0] ?? 'does not open', worked: 0, tried: 1, figures: {} };
        const { bytes, react } = counted();
        await close(page, dialog);
        const again = await press(page, page.locator('#open'), due);
        if (again === null) return { broken: errors[0] ?? 'does not open again', worked: 1, tried: 2, figures: {} };
        const figures = { opened, again, bytes, fetched: bytes - before.bytes, ...(react && { react }) };
        return { broken: errors[0] ?? null, worked: 2, tried: 2, figures };
      } finally {
        await end();
      }
    };
    await sample('vitrine');
    const samples = await rounds({ names: Object.keys(DIALOGS), runs, random, sample });
    const ours = Object.keys(DIALOGS).filter((name) => name.startsWith('vitrine'));
    await keep({ condition, runs, ...compared(samples, ours) });
  }
}
