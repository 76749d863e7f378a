// Many double submissions of forms inside the popup, in one page: each is kept once.
import { expect, test } from '../../tools/fixture.ts';
import { addHostilePresses, type WithHostilePresses } from '../../tools/hostile-presses.ts';
import { shortAndLong } from '../../tools/short-and-long.ts';
import { readableBodies } from '../../tools/traffic.ts';
import { begin, SAVE } from '../form/contact-form.ts';
import { popupPage } from './overlay-page.ts';

/** So many in a popup. */
const BATCH = 10;

/** The shop's newsletter, which the server knows. */
const FORM =
  '<div data-block="form" data-server="platform" data-form-id="8b3e4f5a6c7d8e9f0a1b2c3d" data-newsletter="true"><form method="post" action="/form/8b3e4f5a6c7d8e9f0a1b2c3d"><p><label>E-mail <input type="email" name="email" required></label></p><p><button type="submit">Assinar</button></p></form></div>';

for (const { count, tag } of shortAndLong(10, 240))
  test(`${count} hostile double submits of the popup’s form are kept once each and sent as the popup’s, counted in the database [POPUP-003, FORM-023]`, {
    tag,
  }, async ({ page, pageWith }) => {
    const flags: unknown[] = [];
    await readableBodies(page);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === SAVE) flags.push(request.postDataJSON().isOverlayForm);
    });
    await begin(page);
    await addHostilePresses(page);
    await page.setViewportSize({ width: 1_000, height: 3_000 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(popupPage({ style: 2, showOnTimer: true, timerDelay: 3_600_000 }));
    await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
    const counts = await page.evaluate(
      async ({ submissions, batch, form }) => {
        const popup = document.querySelector('[data-block=popup]') as HTMLElement;
        const until = async (isDone: () => boolean): Promise<void> => {
          while (!isDone()) await new Promise((next) => setTimeout(next, 5));
        };
        const command = (name: string): boolean =>
          dispatchEvent(new CustomEvent(`vitrine:overlay-${name}`, { detail: 'popup' }));
        const isOpen = (): boolean => popup.dataset.blockState === 'ready';
        const ways = (window as unknown as WithHostilePresses).hostilePresses;
        const addresses = new Set<string>();
        let rows = 0;
        let shown = 0;
        let opened = 0;
        for (let sent = 0; sent < submissions; sent += batch) {
          localStorage.clear();
          popup.replaceChildren();
          for (let at = 0; at < batch; at += 1) popup.insertAdjacentHTML('beforeend', form);
          command('force');
          await until(isOpen);
          opened += 1;
          const blocks = [...document.querySelectorAll<HTMLElement>('[data-block=form]')];
          await until(() => blocks.every(({ dataset }) => dataset.blockState === 'ready'));
          for (const [at, block] of blocks.entries()) {
            const root = block.shadowRoot as ShadowRoot;
            const control = root.querySelector('[part~=control][name=email]') as HTMLInputElement;
            control.value = `p${sent + at}@exemplo.com`;
            control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
            ways[(sent + at) % ways.length]?.(
              root.querySelector('[part~=button]') as HTMLElement,
              root.querySelector('form'),
              block.querySelector('form'),
            );
          }
          await until(() =>
            blocks.every(({ shadowRoot }) => shadowRoot?.querySelector('[part~=result],[part~=summary]')),
          );
          shown += blocks.filter(({ shadowRoot }) => shadowRoot?.querySelector('[part~=result]')).length;
          const answer = await (await fetch('/__submissions')).json();
          rows += answer.count;
          for (const { values } of answer.submissions) addresses.add(values.email);
          await fetch('/__submissions', { method: 'DELETE' });
          command('unforce');
          await until(() => !isOpen());
        }
        return { rows, shown, opened, addresses: addresses.size };
      },
      { submissions: count, batch: BATCH, form: FORM },
    );
    expect(counts).toEqual({
      rows: count,
      shown: count,
      opened: count / BATCH,
      addresses: count,
    });
    // A second save would be a second request, too.
    expect(flags).toEqual(Array(count).fill(true));
  });
