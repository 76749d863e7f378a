// The agenda of the demonstration against its own server: months out of the database, and a month whose call fails.
import { expect, test } from '../tools/fixture.ts';
import { demoUrl, fault } from '../tools/server-log.ts';

const MONTH = '/api/open/GetItemsByMonth';

test('a month that could not be loaded says so once, keeps the page, and comes with the next try [COLL-003]', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 500/);
  await page.goto('/atelie/agenda?month=12-2026&view=calendar#block-agenda');
  const block = page.locator('#block-agenda');
  await expect(block).toHaveAttribute('data-block-state', 'ready');
  await block.scrollIntoViewIfNeeded();
  const events = block.locator('[part=event]');
  await expect(events.filter({ hasText: 'Barraca na feira de Natal' })).toBeVisible();
  await fault({ path: MONTH, status: 500, body: '<p>Erro</p>', times: 1 });
  await block.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(block.getByRole('alert')).toContainText('Erro interno do servidor. Tente novamente mais tarde.');
  await expect(block.locator('[part=month]')).toHaveText('janeiro de 2027');
  // The list of the page is the page's own and stays whatever happens to the call.
  await expect(page.locator('#block-eventos')).toContainText('Barraca na feira de Natal');
  await block.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(events.filter({ hasText: 'Esmaltes de cinza' })).toBeVisible();
  await expect(block.getByRole('alert')).toHaveCount(0);
  await block.getByRole('button', { name: 'Mês anterior' }).click();
  await expect(events.filter({ hasText: 'Barraca na feira de Natal' })).toBeVisible();
});

test('the server refuses a month that is none and a collection that it does not have', async ({ request }) => {
  const ask = async (query: string) => {
    const answer = await request.get(`${demoUrl()}${MONTH}?${query}`);
    return [answer.status(), typeof (await answer.json()).error];
  };
  expect(await ask('month=13-2026&collectionId=5f8a1c0b9d2e4f6a7b8c0003')).toEqual([400, 'string']);
  expect(await ask('month=12-2026')).toEqual([400, 'string']);
  expect(await ask('month=12-2026&collectionId=nenhuma')).toEqual([404, 'string']);
  const answer = await request.get(`${demoUrl()}${MONTH}?month=12-2026&collectionId=5f8a1c0b9d2e4f6a7b8c0003`);
  expect((await answer.json()).map(({ id }: { id: string }) => id)).toEqual([
    'torno-para-quem-nunca-pos-a-mao',
    'feira-da-praca-de-tiradentes',
  ]);
});
