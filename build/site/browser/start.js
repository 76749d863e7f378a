// Before the first paint: the colours that the visitor chose, and the tag. From a disk browsers load no modules, so it is the single file there.
(() => {
  const { documentElement, currentScript } = document;
  try {
    const theme = localStorage.getItem('demo:theme');
    if (theme === 'light' || theme === 'dark') documentElement.dataset.theme = theme;
  } catch {
    // Storage is refused here; the colours are those of the system.
  }
  const tag = document.createElement('script');
  const file = location.protocol === 'file:' ? 'vitrine.single.js' : 'vitrine.js';
  tag.src = new URL(`vitrine/${file}`, currentScript.src).href;
  tag.async = true;
  document.head.append(tag);
})();
