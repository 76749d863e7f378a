// The inside of the playground's preview: a page without an origin, which is given its markup once. The policy of the page lets only scripts with its nonce run, so what the markup has of scripts stays text.
(() => {
  const { nonce } = document.currentScript;
  const policy = window.trustedTypes?.createPolicy('playground#html', {
    createHTML: (text) => text,
    createScriptURL: () => '/dist/vitrine.js',
  });

  function show(html) {
    document.body.innerHTML = policy?.createHTML(html) ?? html;
    const tag = document.createElement('script');
    tag.nonce = nonce;
    for (const kind of ['load', 'error']) tag.addEventListener(kind, () => parent.postMessage('playground:drawn', '*'));
    tag.src = policy?.createScriptURL('') ?? '/dist/vitrine.js';
    document.head.append(tag);
  }

  let isShown = false;
  addEventListener('message', ({ source, data }) => {
    if (isShown || source !== parent || source === window || typeof data?.show !== 'string') return;
    isShown = true;
    show(data.show);
  });

  // The preview stays: a link leads to another page of the site, and a form that no block sends would.
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof Element && one.matches('a[href]'));
    if (link && !link.getAttribute('href').startsWith('#')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());

  if (parent !== window) parent.postMessage('playground:waiting', '*');
})();
