// Many double submissions of forms and newsletters in one page: each is kept once.
import { expect, test } from '../../tools/fixture.ts';
import { addHostilePresses, type WithHostilePresses } from '../../tools/hostile-presses.ts';
import { shortAndLong } from '../../tools/short-and-long.ts';
import { contactForm } from '../form/contact-form.ts';
import { begin, newsletter } from './newsletter-page.ts';

/** So many are on the page at once. */
const BATCH = 10;

for (const { count, tag } of shortAndLong(10, 240))
  test(`${count} hostile double submits of forms and newsletters are kept once each, counted in the database [FORM-023] [NEWS-002]`, {
    tag,
  }, async ({ page, pageWith }) => {
    await begin(page);
    await addHostilePresses(page);
    // All blocks of a batch are in view.
    await page.setViewportSize({ width: 1_000, height: 8_000 });
    await pageWith('<div id="room"></div>');
    const counts = await page.evaluate(
      async ({ submissions, batch, html }) => {
        const room = document.querySelector('#room') as HTMLElement;
        const until = async (isDone: () => boolean): Promise<void> => {
          while (!isDone()) await new Promise((next) => setTimeout(next, 5));
        };
        const fill = (root: ShadowRoot, name: string, value: string): void => {
          const control = root.querySelector<HTMLInputElement>(`[part~=control][name="${name}"]`);
          if (!control) return;
          control.value = value;
          control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        };
        const ways = (window as unknown as WithHostilePresses).hostilePresses;
        const addresses = new Set<string>();
        let rows = 0;
        let subscribed = 0;
        let shown = 0;
        for (let sent = 0; sent < submissions; sent += batch) {
          room.replaceChildren();
          for (let at = 0; at < batch; at += 1)
            room.insertAdjacentHTML('beforeend', at % 2 ? html.form : html.newsletter);
          const blocks = [...room.querySelectorAll<HTMLElement>('[data-block]')];
          await until(() => blocks.every(({ dataset }) => dataset.blockState === 'ready'));
          for (const [at, block] of blocks.entries()) {
            const root = block.shadowRoot as ShadowRoot;
            fill(root, 'nome.First', 'Ana');
            fill(root, 'nome.Last', 'Souza');
            fill(root, 'email', `v${sent + at}@exemplo.com`);
            fill(root, 'mensagem', `Mensagem ${sent + at}`);
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
          subscribed += answer.subscriptions.length;
          for (const { values } of answer.submissions) addresses.add(values.email);
          await fetch('/__submissions', { method: 'DELETE' });
        }
        return { rows, subscribed, shown, addresses: addresses.size };
      },
      {
        submissions: count,
        batch: BATCH,
        html: { form: contactForm(), newsletter: newsletter() },
      },
    );
    expect(counts).toEqual({
      rows: count,
      subscribed: count / 2,
      shown: count,
      addresses: count,
    });
  });
