// What tells who a visitor is, planted wherever a page may have it: none of it leaves the page with what is measured.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { shortAndLong } from '../tools/short-and-long.ts';
import { readableBodies } from '../tools/traffic.ts';
import { collected, forgetCollected, hide, openMeasured, sent, started } from './measured-page.ts';

const digits = (at: number, count: number): string => `${(at + 1) * 7_919_993}7531902468`.slice(0, count);

/** One of each kind, different for each number. */
const plantsOf = (at: number): readonly string[] => {
  const d = (count: number): string => digits(at, count);
  return [
    `ana.${at}@exemplo.com`,
    `ana.${at}%40exemplo.com`,
    `(31) 9${d(4)}-${d(4)}`,
    `+55319${d(8)}`,
    `${d(3)}.${d(3)}.${d(3)}-${d(2)}`,
    d(11),
    `${d(2)}.${d(3)}.${d(3)}/0001-${d(2)}`,
    `${d(5)}-${d(3)}`,
    `4111 1111 1111 ${d(4)}`,
    `4111${d(12)}`,
    `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI${at}In0.assinatura${at}`,
  ];
};

/** Opens a page that has a plant everywhere, and does what is measured. */
async function plant(page: Page, pageWith: Parameters<typeof openMeasured>[0], text: string): Promise<void> {
  const inside = text.replaceAll('"', '&quot;');
  const query = `?busca=${encodeURIComponent(text)}&cep=${encodeURIComponent(text)}`;
  await openMeasured(
    pageWith,
    { measureSettings: { eventsUrl: '/', platformEvent: 'medida' } },
    {
      query,
      html: `<script>document.title = ${JSON.stringify(text)}</script><a data-census-button href="/outra?de=${encodeURIComponent(text)}">${inside}</a>`,
    },
  );
  await started(page);
  // The page is its own referrer.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.assign(`${location.href}&volta=1`))]);
  await started(page);
  await page.evaluate((given) => {
    const error = new Error(`recusado: ${given}`);
    error.stack = `Error: ${given}\n    at enviar (/tema.js?x=${given}:1:2)`;
    dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: `/tema.js?x=${given}` }));
    const detail = { name: `de ${given}`, data: { texto: given, lista: [{ url: `/x?a=${given}` }] } };
    document.dispatchEvent(new CustomEvent('vitrine:measure', { detail }));
  }, text);
  await sent(page);
  await hide(page);
}

for (const { count, tag } of shortAndLong(44, 1_276))
  test(`${count} personal data, in the page’s address, referrer, title, button, link, errors and events, are in nothing that the page sends [TRACK-006, ERR-002, CENSUS-603, EVENT-603]`, {
    tag,
  }, async ({ page, pageWith }) => {
    await forgetCollected();
    // A page of the site comes with the crumb of its calls; the test's own do not.
    await page.request.get('/atelie/');
    const bytes: string[] = [];
    await readableBodies(page);
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) bytes.push(search, request.postData() ?? '');
    });
    const pages = [...Array(count / plantsOf(0).length).keys()].map(plantsOf);
    const plants = pages.flat();
    for (const together of pages) await plant(page, pageWith, together.join(' | '));
    await sent(page);
    const counts = await (await fetch(`${demoUrl()}/__collected`)).json();
    const kept = JSON.stringify(await Promise.all(Object.keys(counts).map(collected)));
    // Everything that a page measures has been sent, so that there was something to find.
    for (const sign of [
      '/__page/test',
      '"title":"[e-mail]',
      'volta',
      'recusado',
      'buttonText',
      'commonData',
      'landing',
    ])
      expect(kept, sign).toContain(sign);
    const decoded = (text: string): string =>
      text.replace(/%[\da-f]{2}/gi, (one) => String.fromCharCode(Number(`0x${one.slice(1)}`))).replaceAll('+', ' ');
    const all = [kept, ...bytes, ...bytes.map(decoded)].join('\n');
    expect(plants.filter((text) => all.includes(text) || all.includes(encodeURIComponent(text)))).toEqual([]);
  });
