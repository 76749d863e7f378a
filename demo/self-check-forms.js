// The self-check of what talks: the form and the cookie banner.
import { $, check, drawn, equal, ready, seen, until } from './self-check-tools.js';

const find = (host, selector) => host.shadowRoot?.querySelector(selector);

/** As a visitor would: the value, then the events a key brings. */
function type(field, text) {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Typed before the tag is there. */
export const typeEarly = () => {
  $('form').querySelector('[name=nome]').value = 'Marina';
};

export async function forms() {
  const host = $('form');
  await check('a form typed in before the block stands keeps its words [FORM-066]', async () => {
    host.scrollIntoView();
    await ready(host);
    equal('the name', find(host, '[name=nome]').value, 'Marina');
  });
  await check(
    'a form with a wrong e-mail is not sent and says so at the field [FORM-036] [FORM-042] [FORM-044]',
    async () => {
      type(find(host, '[name=email]'), 'marina');
      type(find(host, '[name=mensagem]'), 'Bom dia');
      find(host, '[type=submit]').click();
      const said = 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.';
      await until('the error at the field', () => host.shadowRoot.textContent.includes(said));
      const text = 'Um ou mais campos são inválidos; verifique as entradas.';
      if (!host.shadowRoot.textContent.includes(text)) throw new Error('the form says nothing');
      equal('aria-invalid', find(host, '[name=email]').getAttribute('aria-invalid'), 'true');
    },
  );
  await check('a failed form keeps every word [FORM-072]', () => {
    equal('the message', find(host, '[name=mensagem]').value, 'Bom dia');
  });
  if (location.protocol === 'file:') return;
  await check('a right form is sent once and thanks, with the focus on the thanks [FORM-026] [FORM-027]', async () => {
    const address = `marina.${Date.now()}@exemplo.com`;
    type(find(host, '[name=email]'), address);
    const button = find(host, '[type=submit]');
    button.click();
    button.click();
    await until('the success', () => seen.some(({ name, target }) => name === 'form-success' && target === host));
    await until('the focus', () => host.shadowRoot.activeElement?.getAttribute('tabindex') === '-1');
    const saved = await (await fetch('/__submissions')).text();
    equal('saved', saved.split(address).length - 1, 1);
  });
  await check(
    'handlers of the page that stop the event of a form decide on it, and only the block sends it',
    async () => {
      const heard = $('heard');
      heard.scrollIntoView();
      await ready(heard);
      const sent = () => seen.some(({ name, target }) => name === 'form-success' && target === heard);
      const form = heard.querySelector('form');
      const press = async (handler) => {
        let calls = 0;
        form.addEventListener('submit', (event) => handler(event, calls++), { once: true });
        await until('the handler', () => {
          if (!calls) find(heard, '[type=submit]').click();
          return calls;
        });
      };
      await press((event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
      });
      await press((event) => event.stopImmediatePropagation());
      await until('the success', sent);
      const saved = await (await fetch('/__submissions')).text();
      equal('saved', saved.split('Ouvi o roteiro.').length - 1, 1);
    },
  );
}

/** A second run in the same browser finds a visitor who has not decided. */
export function forget() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine of the self-check has a Cookie Store.
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/';
  localStorage.removeItem('vitrine:consent');
}

const place = () => $('banner').querySelector(':scope > div');

export async function banner() {
  await check('the cookie banner shows while the visitor has not decided [CONSENT-018]', async () => {
    await until('the banner', () => place() && find(place(), '[part=banner]'));
    if (!drawn(find(place(), '[part=banner]'))) throw new Error('the banner is not drawn');
  });
  await check('refusing is stored and the banner goes [CONSENT-020] [CONSENT-022]', async () => {
    const buttons = [...place().shadowRoot.querySelectorAll('button')];
    const refuse = buttons.find((button) => button.textContent.trim() === 'Recusar');
    if (!refuse) throw new Error('there is no way to refuse');
    refuse.click();
    await until('the banner to go', () => !place());
    if (!document.cookie.includes('ss_cookieAllowed=false')) throw new Error(`cookies: ${document.cookie}`);
    equal('the purpose', window.Vitrine.consent.get().purposes.analytics, false);
    forget();
  });
}
