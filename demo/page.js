// The demo's own pages: theme, and on a block's page its controls, markup and events. No markup is made from text here:
// under Trusted Types the example is cloned out of its <template>.
(() => {
  const $ = (id) => document.getElementById(id);

  function themes() {
    const root = document.documentElement;
    for (const radio of document.querySelectorAll('input[name="theme"]')) {
      radio.checked = radio.value === (root.dataset.theme ?? 'auto');
      radio.addEventListener('change', () => {
        if (radio.value === 'auto') delete root.dataset.theme;
        else root.dataset.theme = radio.value;
        try {
          localStorage.setItem('demo:theme', radio.value);
        } catch {
          // Storage is refused here; the choice lasts as long as the page.
        }
      });
    }
  }

  const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

  /** What the example itself says of a field; null where it says nothing. */
  function written(host, control) {
    const attribute = host.getAttribute(control.dataset.attribute);
    if (attribute !== null) return attribute;
    try {
      const entries = Object.entries(JSON.parse(host.getAttribute('data-block-json') ?? '{}'));
      const found = entries.find(([key]) => camel(key) === control.dataset.field);
      if (!found) return null;
      return typeof found[1] === 'string' ? found[1] : JSON.stringify(found[1]);
    } catch {
      return null;
    }
  }

  const isOn = (text) => text === '' || text === 'true';

  function show(control, text) {
    const value = text ?? control.dataset.default;
    if (control.dataset.kind === 'flag') control.checked = isOn(value);
    else control.value = value;
  }

  const textOf = (control) => (control.dataset.kind === 'flag' ? String(control.checked) : control.value);

  const isJson = (text) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  function workbench(stage) {
    const example = $('example').content.querySelector('[data-block]');
    const controls = [...$('controls').querySelectorAll('[data-field]')];

    /** Writes one field on the clone; what equals the default is left out, unless the example spells it. */
    function write(host, control) {
      const { attribute, kind, default: fallback } = control.dataset;
      const value = textOf(control);
      const said = written(example, control);
      const same = kind === 'flag' && said !== null ? isOn(said) === isOn(value) : said === value;
      if (same) return;
      if (value === fallback && said === null) host.removeAttribute(attribute);
      else if (value === '' && kind !== 'text') host.removeAttribute(attribute);
      else host.setAttribute(attribute, value);
    }

    function remount() {
      const fresh = example.cloneNode(true);
      for (const control of controls) {
        write(fresh, control);
        if (control.dataset.kind !== 'json') continue;
        const wrong = control.value !== '' && !isJson(control.value);
        $(`${control.id}-wrong`).hidden = !wrong;
        control.toggleAttribute('aria-invalid', false);
        if (wrong) control.setAttribute('aria-invalid', 'true');
      }
      $('markup').textContent = fresh.outerHTML;
      const old = stage.querySelector('[data-block]');
      window.Vitrine?.unmount?.(old);
      old.replaceWith(fresh);
      window.Vitrine?.scan?.(stage);
    }

    const reset = () => {
      for (const control of controls) show(control, written(example, control));
    };

    reset();
    $('controls').addEventListener('input', remount);
    $('controls').addEventListener('submit', (event) => event.preventDefault());
    $('controls').addEventListener('reset', (event) => {
      event.preventDefault();
      reset();
      remount();
    });
    $('rtl').addEventListener('change', () => {
      stage.dir = $('rtl').checked ? 'rtl' : 'ltr';
      remount();
    });
    $('copy').addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText($('markup').textContent);
        $('copied').textContent = 'HTML copiado.';
        $('copy').textContent = 'Copiado';
      } catch {
        getSelection().selectAllChildren($('markup'));
        $('copied').textContent = 'O navegador não permitiu copiar; o HTML está selecionado.';
      }
    });
    $('copy').addEventListener('blur', () => {
      $('copy').textContent = 'Copiar';
    });
  }

  const MOST_EVENTS = 6;

  function shown(detail) {
    try {
      return JSON.stringify(detail, (_, value) => (value instanceof Error ? value.message : value));
    } catch {
      return '';
    }
  }

  function eventLog(stage) {
    const names = ['block-ready', 'block-failed', 'block-removed', ...stage.dataset.events.split(' ').filter(Boolean)];
    for (const name of new Set(names)) {
      document.addEventListener(`vitrine:${name}`, (event) => {
        if (name !== 'block-removed' && !stage.contains(event.target)) return;
        const item = document.createElement('li');
        const label = document.createElement('strong');
        const detail = document.createElement('code');
        label.textContent = name;
        detail.textContent = shown(event.detail) ?? '';
        item.append(label, ' ', detail);
        $('events').prepend(item);
        $('no-events').hidden = true;
        while ($('events').childElementCount > MOST_EVENTS) $('events').lastElementChild.remove();
      });
    }
  }

  /** A button may send one of the page's commands: `data-command` is its name, `data-detail` what goes with it. */
  function commands() {
    document.addEventListener('click', ({ target }) => {
      const button = target.closest?.('[data-command]');
      if (!button) return;
      const detail = JSON.parse(button.dataset.detail ?? 'null');
      // The stage may still be on its way.
      window.Vitrine?.ready(() => dispatchEvent(new CustomEvent(`vitrine:${button.dataset.command}`, { detail })));
    });
  }

  const SPINNER_MS = 3_000;

  /** A button may open a dialog: `data-dialog` is the method, `data-detail` its options. The outcome is written below. */
  function dialogs() {
    document.addEventListener('click', async (event) => {
      const button = event.target.closest?.('[data-dialog], [data-open-dialog]');
      if (!button) return;
      const { dialog, openDialog, detail = '{}' } = button.dataset;
      // The stage may still be on its way.
      await window.Vitrine?.ready();
      if (openDialog) return window.Vitrine.open('dialog', JSON.parse(openDialog));
      if (dialog === 'showSpinner') {
        setTimeout(() => window.Vitrine.dialog.hideSpinner(), SPINNER_MS);
        return window.Vitrine.dialog.showSpinner();
      }
      const beside = 'beside' in button.dataset && { position: { element: button } };
      const outcome = await window.Vitrine.dialog[dialog]({ ...JSON.parse(detail), ...beside }, event);
      const place = button.closest('p').nextElementSibling;
      if (place?.matches('.outcome')) place.textContent = `Resposta: ${outcome}`;
    });
  }

  /** A button may send a call to the site: what the visitor is told of its failure comes from the runtime. */
  function requests() {
    document.addEventListener('click', async ({ target }) => {
      const button = target.closest?.('[data-request]');
      if (!button) return;
      await window.Vitrine?.ready();
      window.Vitrine.request(JSON.parse(button.dataset.request)).catch(() => {});
    });
  }

  themes();
  commands();
  dialogs();
  requests();
  const stage = $('stage');
  if (!stage) return;
  eventLog(stage);
  workbench(stage);
})();
