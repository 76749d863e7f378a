// The menu of the demo's own pages: a field that filters its links, and arrow keys from link to link. Without this it is a list.
(() => {
  const menu = document.getElementById('menu');
  const field = document.getElementById('find-field');
  const found = document.getElementById('found');
  if (!menu || !field || !found) return;

  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const links = [...menu.querySelectorAll('a')];
  const words = new Map(links.map((link) => [link, plain(`${link.textContent} ${link.dataset.words ?? ''}`)]));
  const shown = () => links.filter((link) => !link.parentElement.hidden);

  function filter() {
    const asked = plain(field.value).split(/\s+/).filter(Boolean);
    for (const link of links) link.parentElement.hidden = !asked.every((word) => words.get(link).includes(word));
    for (const group of menu.querySelectorAll('.menu-group')) group.hidden = !group.querySelector('li:not([hidden])');
    const { length } = shown();
    if (!asked.length) found.textContent = '';
    else if (length) found.textContent = length === 1 ? '1 resultado' : `${length} resultados`;
    else found.textContent = 'Nenhum resultado encontrado.';
  }

  field.addEventListener('input', filter);
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    field.value = '';
    filter();
    field.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const all = shown();
    const at = all.indexOf(target);
    if (key === 'Enter' && target === field) {
      // What is called so comes before what only has to do with it.
      const asked = plain(field.value.trim());
      if (asked) (all.find((link) => plain(link.textContent).includes(asked)) ?? all[0])?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step || (target !== field && at < 0)) return;
    event.preventDefault();
    (all[at + step] ?? (step < 0 ? field : target)).focus();
  });
  document.getElementById('find').hidden = false;
  // The browser opens the menu by itself, also before this script is there.
  if (menu.matches(':popover-open') && !menu.contains(document.activeElement)) field.focus();
})();
