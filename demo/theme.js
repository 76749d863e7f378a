// Before the first paint: the colour scheme the visitor chose. Storage may be refused (a sandboxed frame, a page from disk).
(() => {
  try {
    const theme = localStorage.getItem('demo:theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
  const asked = new URLSearchParams(location.search).get('tema');
  if (asked === 'claro' || asked === 'escuro') {
    document.documentElement.dataset.theme = asked === 'claro' ? 'light' : 'dark';
  }
})();
