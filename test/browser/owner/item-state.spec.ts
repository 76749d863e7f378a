// What the owner reads of the state of the page's own item.
import { expect, test } from '../tools/fixture.ts';
import { ACCOUNT, contextOf, SITE, serveSite } from './owner-site.ts';

test('the owner of a page about an item reads whether visitors can see it: Disponível, Agendado, Oculto, Não compatível; without a state there is no line [STR-003, VOCAB-001]', async ({
  page,
}) => {
  const cases = [
    [1, 'Disponível'],
    [2, 'Agendado'],
    [4, 'Oculto'],
    [3, 'Não compatível'],
    [undefined, ''],
  ] as const;
  const address = (state: number | undefined): string => `/item-${state}`;
  await serveSite(
    page,
    new Map(
      cases.map(([workflowState]) => [
        address(workflowState),
        contextOf({ ...ACCOUNT, website: { cloneable: true }, item: { workflowState } }),
      ]),
    ),
  );
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: SITE }]);
  const panel = page.getByRole('dialog', { name: 'Camadas desta página' });
  const line = panel.locator('[part=item]');
  for (const [state, said] of cases) {
    await page.goto(SITE + address(state));
    await page.getByRole('button', { name: 'Ver as camadas desta página' }).click();
    await expect(panel.locator('[part=overlay]')).toHaveCount(4);
    if (said) await expect(line).toHaveText(`Este conteúdo: ${said}`);
    else await expect(line).toHaveCount(0);
  }
});
