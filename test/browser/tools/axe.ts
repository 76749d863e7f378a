import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Summary {
  violations: string[];
  seen: number;
}

// Runs in the page. It is text, so that nothing of the page's own names gets between.
const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => ({
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
  // The value is the one RUN builds.
  const { violations, seen } = (await run(RUN)) as Summary;
  await debug.detach();
  expect(seen, 'nodes axe saw').toBeGreaterThan(0);
  return violations;
}
