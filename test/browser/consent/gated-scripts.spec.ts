// Scripts of the site owner that wait for consent: when they run, in which order, how often, and under which policies of the page (threats T-19, T-30).

import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { reportOf, tagRan } from '../tools/vitrine-of.ts';
import { choose, external, inline, ran, restrictive, vendors } from './gated-page.ts';

test('nothing is asked for and nothing runs before the purpose is granted, then each once in the order of the document', async ({
  page,
  pageWith,
}) => {
  const { promise: late, resolve: arrive } = deferred();
  const asked = await vendors(page, ({ pathname }) => (pathname === '/a.js' ? late : undefined));
  await pageWith(
    restrictive(
      inline('first') +
        external('a.js') +
        external('b.js') +
        inline('after files') +
        inline('numbers', 'data-consent="analytics"'),
    ),
  );
  await choose(page, { preferences: true });
  await frames(page, 5);
  expect(asked).toEqual([]);
  expect(await ran(page)).toEqual([]);
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toEqual(['medidor.exemplo/a.js', 'medidor.exemplo/b.js']);
  expect(await ran(page)).toEqual(['first']);
  arrive();
  await expect.poll(() => ran(page)).toEqual(['first', '/a.js', '/b.js', 'after files']);
  await choose(page, { marketing: false });
  await choose(page, { marketing: true });
  await choose(page, { analytics: true });
  await expect.poll(() => ran(page)).toEqual(['first', '/a.js', '/b.js', 'after files', 'numbers']);
  expect(asked).toHaveLength(2);
});

test('a script for visitors who refused runs once they refuse or withdraw, and not while they are undecided', async ({
  page,
  pageWith,
}) => {
  await pageWith(restrictive(inline('without', 'data-consent="!marketing"') + inline('with')));
  await tagRan(page);
  await frames(page, 5);
  expect(await ran(page)).toEqual([]);
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['with']);
  await choose(page, { marketing: false });
  await expect.poll(() => ran(page)).toEqual(['with', 'without']);
});

test('a returning visitor has what was allowed, and scripts that are added later run too', async ({
  page,
  pageWith,
  baseURL,
}) => {
  await vendors(page);
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL ?? '' }]);
  await pageWith(restrictive(inline('at once', 'data-consent="analytics"') + inline('other')));
  await expect.poll(() => ran(page)).toEqual(['at once']);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.consent = 'analytics';
    script.dataset.src = 'https://medidor.exemplo/late.js';
    document.body.append(script);
  });
  await expect.poll(() => ran(page)).toEqual(['at once', '/late.js']);
});

test('a file that is withdrawn while it loads does not run, and runs when it is granted again', async ({
  page,
  pageWith,
}) => {
  let arrive = (): void => {};
  let late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = await vendors(page, () => late);
  await pageWith(restrictive(external('a.js') + inline('after')));
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toHaveLength(1);
  await choose(page, { marketing: false });
  arrive();
  await frames(page, 10);
  expect(await ran(page)).toEqual([]);
  late = Promise.resolve();
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['/a.js', 'after']);
});

test('an unknown purpose, a script that has run already and an address that is none are reported', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040|VT012 gated-content#p/);
  await pageWith(
    restrictive(
      inline('never', 'data-consent="propaganda" id="p"') +
        '<script data-consent="marketing" id="ran">window.ran = ["by itself"]</script>' +
        '<script type="text/plain" data-consent="marketing" data-src="javascript:alert(1)"></script>',
    ),
  );
  await choose(page, { marketing: true, analytics: true, preferences: true });
  await frames(page, 5);
  expect(await ran(page)).toEqual(['by itself']);
  const said = (await reportOf(page)).messages.map(({ message }) => message).join('\n');
  expect(said).toContain(
    'gated-content#p: data-consent="propaganda" is not read; expected one of necessary, preferences, analytics, marketing',
  );
  expect(said).toContain('gated-content#ran: type="" is not read; expected text/plain');
  expect(said).toContain('"javascript:alert(1)" is no address of a script');
});

const STRICT = `default-src 'self'; script-src 'nonce-n' 'strict-dynamic'; require-trusted-types-for 'script'; connect-src 'self'`;
const TAG = '<script async src="/dist/vitrine.js" nonce="n"></script>';
const guarded = (types: string) => ({
  tag: TAG,
  headers: { 'content-security-policy': `${STRICT}; trusted-types vitrine#html ${types}` },
});

test('under a policy with nonces and Trusted Types a script runs with its own nonce, threats T-15 and T-30', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040/);
  await vendors(page);
  const own = 'data-consent="marketing" nonce="n"';
  await pageWith(
    restrictive(external('a.js', own) + inline('text', own) + inline('foreign')),
    guarded('vitrine#gated'),
  );
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['/a.js', 'text']);
  const { messages } = await reportOf(page);
  expect(messages.map(({ message }) => message)).toEqual([
    'gated-content: the script does not carry the nonce of the page, so it is not run',
  ]);
});

test('where the page does not allow the policy a script is refused, and the message says why', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040|Content Security policy|TrustedScript/i);
  await pageWith(restrictive(inline('text', 'data-consent="marketing" nonce="n"')), guarded(''));
  await choose(page, { marketing: true });
  await expect
    .poll(async () => (await reportOf(page)).messages.map(({ message }) => message))
    .toEqual(['gated-content: the page requires Trusted Types and does not allow the policy vitrine#gated']);
  expect(await ran(page)).toEqual([]);
});
