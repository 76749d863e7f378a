import { afterEach, expect, it } from 'vitest';
import gatedContentService from '../../../../src/runtime/services/gated-content/index.ts';
import { consentSlice } from '../../../../src/runtime/store/consent.ts';
import { fakePage } from '../../../fake-page.ts';
import { consoleOfTest, expectConsole } from '../../expect-console.ts';

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function begin(html: string) {
  document.body.innerHTML = html;
  const page = fakePage();
  ({ stop } = gatedContentService.start(page));
  const said = (): string[] => page.log.messages.filter(({ code }) => code === 'VT012').map(({ message }) => message);
  return { page, said };
}

const PURPOSES = 'expected one of necessary, preferences, analytics, marketing';

it.each([
  [
    '<script type="text/plain" data-consent="marketting"></script>',
    `data-consent="marketting" is not read; ${PURPOSES}, or one of them after an exclamation mark, so a purpose that is never granted is used.`,
  ],
  [
    '<iframe data-consent="marketting" data-consent-src="https://a.example/" title="A"></iframe>',
    `data-consent="marketting" is not read; ${PURPOSES}, so a purpose that is never granted is used.`,
  ],
  [
    '<script type="text/x-none" data-consent="marketing"></script>',
    'type="text/x-none" is not read; expected text/plain, so what the browser has run itself is used.',
  ],
  [
    '<iframe data-consent="marketing" data-consent-src="https://a.example/" src="" title="A"></iframe>',
    'src="" is not read; expected no src, only data-consent-src, so what the browser has loaded is used.',
  ],
])('a mistake in what waits for consent is named: %s', (html, message) => {
  // What never loads is told in any mode.
  const isLost = message.includes('never granted');
  if (isLost) expectConsole(/VT012 gated-content/);
  const [tag = ''] = /\w+/.exec(html) ?? [];
  expect(begin(html).said()).toEqual([`gated-content (${tag}): ${message}`]);
  expect(consoleOfTest.lines).toHaveLength(isLost ? 1 : 0);
});

it('a service that is not declared is named as soon as the services are known', () => {
  const { page, said } = begin(
    '<iframe data-consent="marketing" data-consent-service="vidios" data-consent-src="https://a.example/" title="A"></iframe>' +
      '<script type="text/plain" data-consent="marketing" data-consent-service="videos"></script>',
  );
  expect(said()).toEqual([]);
  const service = {
    name: 'videos',
    title: 'Vídeos',
    purpose: 'marketing',
    cookies: [],
    storage: [],
    hosts: [],
  } as const;
  page.store.setState({ consent: { ...consentSlice, declared: [service] } });
  expect(said()).toEqual([
    'gated-content (iframe): data-consent-service="vidios" is not read; expected one of videos, so the purpose alone is used.',
  ]);
});
