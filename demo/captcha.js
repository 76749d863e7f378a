// Stands in for the scripts of captcha providers, with their interfaces: nothing outside has to be asked. The address says which provider is meant.
(() => {
  const { searchParams, href } = new URL(document.currentScript.src);
  const vendor = ['hcaptcha', 'turnstile', 'enterprise'].find((name) => href.includes(name)) ?? 'recaptcha';
  /** As with the providers: a token is valid for two minutes. */
  const EXPIRES = 120_000;
  const SIZES = { normal: [302, 76], compact: [158, 138] };
  const widgets = [];

  function render(container, parameters) {
    if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
    if (container.firstChild) throw new Error('The element is not empty');
    const [width, height] = SIZES[parameters.size];
    const box = document.createElement('label');
    const check = document.createElement('input');
    const isDark = parameters.theme === 'dark';
    check.type = 'checkbox';
    Object.assign(check.style, { inlineSize: '28px', blockSize: '28px', flex: 'none', margin: '0' });
    Object.assign(box.style, {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      boxSizing: 'border-box',
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
      padding: '12px',
      border: '1px solid #8a8a8a',
      borderRadius: '3px',
      font: '14px/1.4 system-ui, sans-serif',
      background: isDark ? '#222' : '#f9f9f9',
      color: isDark ? '#f5f5f5' : '#222',
    });
    box.append(check, 'Não sou um robô (simulação)');
    container.append(box);
    container.dataset.size = parameters.size;
    container.dataset.vendor = vendor;
    const id = widgets.length;
    const widget = { token: '', check, timer: 0, box, count: 0 };
    widgets.push(widget);
    check.addEventListener('change', () => {
      clearTimeout(widget.timer);
      check.checked = true;
      widget.count += 1;
      widget.token = `${vendor}-${id}-${widget.count}`;
      widget.timer = setTimeout(() => {
        reset(id);
        parameters['expired-callback']?.();
      }, EXPIRES);
      parameters.callback?.(widget.token);
    });
    return vendor === 'recaptcha' || vendor === 'enterprise' ? id : `${vendor}-${id}`;
  }

  const widgetOf = (id) => widgets[Number(`${id ?? 0}`.replace(/\D/g, ''))];

  function reset(id) {
    const widget = widgetOf(id);
    clearTimeout(widget.timer);
    widget.token = '';
    widget.check.checked = false;
  }

  const api = { render, reset, getResponse: (id) => widgetOf(id).token };
  const removable = { ...api, remove: (id) => widgetOf(id).box.remove() };
  if (vendor === 'hcaptcha') window.hcaptcha = removable;
  else if (vendor === 'turnstile') window.turnstile = removable;
  else if (vendor === 'enterprise') window.grecaptcha = { ...window.grecaptcha, enterprise: api };
  else window.grecaptcha = { ...window.grecaptcha, ...api };
  const onload = searchParams.get('onload');
  // Providers call when their own frames are there, which is after their script.
  if (onload) setTimeout(() => window[onload]?.());
})();
