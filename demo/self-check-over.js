// The self-check of what opens over the page, and of what waits for consent.
import { $, buttonIn, check, drawn, equal, layersOf, pressEscape, ready, until, visible } from './self-check-tools.js';

const dialog = () => layersOf('dialog').find((root) => root.querySelector('dialog[open]'));

export async function dialogs() {
  await check('a confirmation gives what was chosen [DLG-301] [DLG-306]', async () => {
    const chosen = window.Vitrine.dialog.confirm({ title: 'Remover?', text: 'A caneca sai da sacola.' });
    const root = await until('the dialog', dialog);
    buttonIn(root, 'Confirmar').click();
    equal('the choice', await chosen, 'confirm');
    await until('the dialog to go', () => !dialog());
  });
  await check('Esc cancels an alert [DLG-302] [DLG-310]', async () => {
    const chosen = window.Vitrine.dialog.alert({ text: 'Estoque atualizado.' });
    await until('the dialog', dialog);
    pressEscape();
    equal('the choice', await chosen, 'cancel');
    await until('the dialog to go', () => !dialog());
  });
  await check(
    'a tooltip is shown after 1,200 ms under the pointer, and Esc dismisses it [TIP-301] [TIP-302]',
    async () => {
      const shown = () =>
        document.getElementById($('tip').getAttribute('aria-describedby') ?? '')?.shadowRoot.querySelector('.tooltip');
      const over = { bubbles: true, composed: true, pointerType: 'mouse', clientX: 100, clientY: 100 };
      // The code of the tooltips is fetched with the first of them; the focus shows one at once.
      await until('the tooltip of the focus', () => {
        $('tip').blur();
        $('tip').focus();
        return shown();
      });
      $('tip').blur();
      await until('the tooltip to go', () => !shown() || !drawn(shown()));
      const start = performance.now();
      // Again while it is awaited, which changes nothing: in a real window the machine's own pointer may say meanwhile that it is elsewhere.
      await until('the tooltip', () => {
        if (!shown()) $('tip').dispatchEvent(new PointerEvent('pointerover', over));
        return shown() && drawn(shown());
      });
      if (performance.now() - start < 1_200) throw new Error('it came too early');
      pressEscape();
      await until('the tooltip to go', () => !shown() || !drawn(shown()));
    },
  );
}

export async function tabs() {
  await check('tabs show the section of the selected one [MENU-002] [MENU-007]', async () => {
    const host = $('tabs');
    host.scrollIntoView();
    await ready(host);
    const all = [...host.shadowRoot.querySelectorAll('[role=tab]')];
    equal('tabs', all.length, 2);
    all[1].click();
    await until('the second to be selected', () => all[1].getAttribute('aria-selected') === 'true');
    equal('the first', all[0].getAttribute('aria-selected'), 'false');
    await until('its section', () => visible($('tabs-second')) && !visible($('tabs-first')));
  });
}

export async function masks() {
  await check('a CPF gets its separators, and keeps the digits', async () => {
    const host = $('brazil');
    host.scrollIntoView();
    await ready(host);
    const field = host.shadowRoot.querySelector('[name=cpf]');
    field.focus();
    // As the browser fills it in.
    field.value = '52998224725';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await until('the separators', () => field.value === '529.982.247-25');
    field.blur();
  });
}

export async function consent() {
  const frame = $('gated-frame');
  await check('what waits for consent is not loaded before it, and is afterwards', async () => {
    equal('the script', window.gatedScript, undefined);
    equal('the frame', frame.getAttribute('src'), null);
    await window.Vitrine.consent.set({ marketing: true });
    await until('the script', () => window.gatedScript === 1);
    await until('the frame', () => frame.hasAttribute('src'));
    await window.Vitrine.consent.set({ marketing: false });
    await until(
      'the frame to be empty again',
      () => !frame.hasAttribute('src') || frame.getAttribute('src') === 'about:blank',
    );
  });
  await check('the preferences have a switch for each purpose', async () => {
    await window.Vitrine.open('consent-preferences');
    const root = await until('the preferences', () => layersOf('consent-preferences')[0]);
    const switches = await until('the switches', () => {
      const found = [...root.querySelectorAll('[role=switch],input[type=checkbox]')];
      return found.length >= 4 && found;
    });
    if (!switches.every(drawn)) throw new Error('a switch is not drawn');
    pressEscape();
    await until('them to close', () => !layersOf('consent-preferences').length);
  });
}
