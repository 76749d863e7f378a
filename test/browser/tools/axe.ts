import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Summary {
  violations: string[];
  seen: number;
}

// Both run in the page. They are text, so that nothing of the page's own names gets between.
/** Ends when nothing moves any more that comes to an end: what is still opening is fainter than it will be. */
const STILL = `(async () => {
  for (;;) {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const moving = roots.flatMap((root) => root.getAnimations()).filter(({ playState, timeline, effect }) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity);
    if (!moving.length) return;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  }
})()`;
// No rule that is run reads style sheets of other hosts.
const RUN = `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations, passes }) => ({
  violations: violations.flatMap((rule) => rule.nodes.map((node) =>
    rule.id + ': ' + node.target.flat().join(' >>> ') + ' ' + node.failureSummary.replace(/\\s+/g, ' '))),
  seen: passes.flatMap((rule) => rule.nodes).length,
}))`;

/**
 * What axe finds on the page, open shadow roots included, one line per node. An axe that saw nothing proves nothing, so that fails.
 * It is run over the debugger, which a content security policy does not bind.
 */
export async function axe(page: Page): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  const run = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  // Half a megabyte that a page needs once.
  if (!(await run("typeof globalThis.axe?.run === 'function'"))) await run(`${source}\n;void 0`);
  await run(STILL);
  // The value is the one RUN builds.
  const { violations, seen } = (await run(RUN)) as Summary;
  await debug.detach();
  expect(seen, 'nodes axe saw').toBeGreaterThan(0);
  return violations;
}
