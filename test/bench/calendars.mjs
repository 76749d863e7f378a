import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { CALENDARS, calendarFiles } from './content/calendar-peers.mjs';
import { openDesk, settled } from './open-phone.mjs';
import { press, watchPresses } from './watch-presses.mjs';

/**
 * A month with 40 events, from navigation until they are painted, and the next month, from the click.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runCalendars(parts, keep) {
  parts.server.put(await calendarFiles(parts.dist));
  await besidePeers(parts, keep, {
    names: Object.keys(CALENDARS),
    open: openDesk,
    async measure({ page, counted }, { name, origin }) {
      const { month, next, button } = CALENDARS[name];
      await page.addInitScript(watchPresses, { month });
      await page.goto(`${origin}/calendars/${name}`);
      await page.waitForFunction(() => 'month' in bench.seen);
      const { month: painted } = await page.evaluate(() => bench.seen);
      await settled(page);
      const fetched = fetchedBytes(counted());
      const turned = await press(page, page.locator(button), { seen: next });
      if (turned === null) return { broken: 'does not show the next month', figures: {} };
      return { figures: { month: painted, turned, ...fetched } };
    },
  });
}
