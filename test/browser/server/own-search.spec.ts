// The search of a site whose server is its own, or only says that it is the platform.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../tools/page-clock.ts';
import { SUBJECTS, type Subject, settledOwn } from './own-ends.ts';
import { got, LACKS, open, server, startServers } from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers();

const subject: Subject = SUBJECTS.search;
const calls = (view: Page): string[] => {
  const list: string[] = [];
  view.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) list.push(pathname);
  });
  return list;
};
const field = (view: Page) => view.getByRole('combobox', { name: 'Buscar' });

test('typing asks nothing of a site that is not the platform, also on its page of results', { tag: '@long' }, async ({
  page: view,
}) => {
  server.answers.set('/enviar', { status: 200, body: page('<p>Três vasos</p>', { tag: false }) });
  const asked = calls(view);
  await stopClock(view);
  for (const attributes of ['', 'data-results', 'data-action="/enviar"']) {
    server.received.length = 0;
    server.pages.set('/pagina', page(subject.markup('/enviar', `data-block-load="load" ${attributes}`)));
    await view.goto(`${server.origin}/pagina?q=cane`);
    await runUntilSettled(view);
    await field(view).fill('vaso');
    await view.clock.runFor(2_000);
    await field(view).press('Enter');
    await expect(view.getByText('Três vasos')).toBeVisible();
    expect(got()).toHaveLength(1);
  }
  expect(asked).toEqual([]);
});

test('where the server does not know the call it is asked once, the list says that Enter searches, and developers are told', async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  allowConsole(LACKS);
  const asked = calls(view);
  server.pages.set('/pagina', page(subject.markup('/enviar', 'data-block-load="load" data-server="platform"')));
  await open(view);
  await settledOwn(view, true);
  await field(view).fill('vaso');
  const words = view.locator('.notice');
  await expect(words).toHaveText('Não foi possível mostrar sugestões. Tecle Enter para buscar.');
  await field(view).fill('vaso azul');
  await expect(words).toHaveCount(0);
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  await field(view).press('Enter');
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  expect(asked).toEqual(['/api/search/GeneralSearch']);
  expect(got().map(({ entries }) => entries.find(([name]) => name === 'q')?.[1])).toEqual(['vaso azul']);
});

test('a search on the page of results goes to the own action where the server does not know the call; one of the address does not', {
  tag: '@long',
}, async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  allowConsole(LACKS);
  const asked = calls(view);
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  const html = subject.markup(
    '/enviar',
    'data-block-load="load" data-results data-suggestions="0" data-server="platform"',
  );
  server.pages.set('/pagina', page(html));
  await open(view);
  await settledOwn(view, true);
  await field(view).fill('vaso');
  await field(view).press('Enter');
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  expect(got()).toHaveLength(1);
  await view.goto(`${server.origin}/pagina?q=vaso`);
  await expect(view.getByText('A busca não respondeu')).toBeVisible();
  await field(view).press('Enter');
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  expect(got()).toHaveLength(2);
  expect(asked).toHaveLength(2);
});
