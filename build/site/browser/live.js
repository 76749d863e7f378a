// Inside the frame of a live example: tells the page around it how high it is, and takes its colours.
const main = document.querySelector('main');

// The pages and servers that an example names are not here.
addEventListener('submit', (event) => event.preventDefault());
addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ type: 'vitrine-live', height: Math.ceil(main.getBoundingClientRect().height) }, '*');
  }).observe(main);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'vitrine-theme') return;
    if (data.theme) document.documentElement.dataset.theme = data.theme;
    else delete document.documentElement.dataset.theme;
  });
}
