// Where the focus is once the lightbox of a gallery has closed.
import { expect, settled, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { figures, galleryIn, hostOf } from './moving-gallery.ts';

for (const design of ['slideshow', 'carousel', 'grid'])
  test(`the picture that was shown last has the focus after the lightbox, in the design ${design}, also where it came in a hurry`, {
    tag: inEveryRun(design === 'slideshow'),
  }, async ({ page, pageWith }) => {
    await pageWith(galleryIn(600, `data-design="${design}" data-lightbox data-show-meta="false"`, figures(6)), {
      name: design,
    });
    await settled(page);
    await hostOf(page).locator('[data-index="0"] button').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // A fade of the gallery takes a second, the clicks come faster.
    for (const _ of [2, 3, 4]) await page.getByRole('button', { name: 'Próximo' }).last().click();
    await expect(dialog.getByText('4 de 6', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const focused = () =>
      hostOf(page).evaluate(
        (host) => host.shadowRoot?.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index,
      );
    await expect.poll(focused).toBe('3');
  });
