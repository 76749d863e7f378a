// A form that was sent can be filled in once more, as if the page had just been opened.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { countOf, forgetCalls } from '../../tools/server-log.ts';
import { begin, button, contactForm, control, fillIn, SAVE, submissions } from './contact-form.ts';

const KEY = '/api/form/FormSubmissionKey';

test('a button after a form was sent shows it empty, with the focus in it; what is sent then is kept as well, under a key of its own', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await begin(page);
  await forgetCalls();
  await pageWith(contactForm('data-draft'));
  const again = page.getByRole('button', { name: 'Preencher outra vez' });
  // The page's own form had the focus when its block took over.
  await control(page, 'mensagem').focus();
  for (const round of [1, 2]) {
    await fillIn(page);
    await control(page, 'assunto').selectOption('Outro');
    await button(page).click();
    await expect(page.locator('[part~="result"]')).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await again.click();
    await expect(control(page, 'nome.First')).toBeFocused();
    for (const name of ['nome.First', 'nome.Last', 'email', 'mensagem'])
      await expect.soft(control(page, name), `${name}, ${round}`).toHaveValue('');
    await expect.soft(control(page, 'assunto')).toHaveValue('Aulas');
    expect.soft(await submissions()).toHaveLength(round);
  }
  expect.soft([await countOf(KEY), await countOf(SAVE)]).toEqual([2, 2]);
  await page.reload();
  await settled(page);
  await expect(control(page, 'mensagem')).toHaveValue('');
});

test('there is no such button where the page has words of its own below its thanks', async ({ page, pageWith }) => {
  await begin(page);
  await pageWith(contactForm('data-post-submit-html="&lt;p&gt;Até logo.&lt;/p&gt;"'));
  await fillIn(page);
  await button(page).click();
  await expect(page.locator('[part~="result"]')).toContainText('Até logo.');
  await expect(page.getByRole('button', { name: 'Preencher outra vez' })).toHaveCount(0);
});
