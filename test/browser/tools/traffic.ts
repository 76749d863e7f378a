import { expect, type Page, type Request } from '@playwright/test';

/** What a page has requested, and how much of it has not come yet. */
interface Traffic {
  readonly urls: string[];
  readonly underWay: Set<Request>;
}

const known = new WeakMap<Page, Traffic>();

/** Notes what a page requests from now on. `pageWith` begins with it. The page itself could not be asked: under a stopped clock its list of what it has fetched is empty. */
export function watchTraffic(page: Page): Traffic {
  const before = known.get(page);
  if (before) return before;
  const traffic: Traffic = { urls: [], underWay: new Set() };
  known.set(page, traffic);
  page.on('request', (request) => {
    traffic.urls.push(request.url());
    traffic.underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void traffic.underWay.delete(request));
  return traffic;
}

/** Has the bodies of calls readable from now on. Of a request that may outlive its page, Chromium tells the body only where something decides about it first. */
export const readableBodies = (page: Page): Promise<unknown> => page.route('**/api/**', (route) => route.fallback());

/**
 * Waits until everything that the page's scripts have asked for until now has come, with what that has asked for in turn. The sign is a request that is made later: once it is answered
 * and nothing was asked for beside it, nothing will be. What is not there then had its chance.
 */
export async function arrived(page: Page): Promise<void> {
  const { urls, underWay } = watchTraffic(page);
  for (let quiet = false; !quiet; ) {
    const before = urls.length;
    await page.evaluate(async () => {
      await (await fetch('/favicon.svg?later', { cache: 'no-store' })).text();
    });
    quiet = underWay.size === 0 && urls.length === before + 1;
    await expect.poll(() => underWay.size, { message: 'requests under way', intervals: [10, 20, 50] }).toBe(0);
  }
}
