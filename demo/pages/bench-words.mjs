/** What was measured, in Portuguese, by the names of the result. */
export const NAMES = {
  'vitrine-visible': 'Vitrine',
  'vitrine-load': 'Vitrine, tudo de uma vez',
  alpine: 'Alpine',
  wordpress: 'WordPress Interactivity',
  'is-land': 'is-land com React',
  'astro-visible': 'Ilha React do Astro, ao aparecer',
  'astro-load': 'Ilha React do Astro, tudo de uma vez',
  elements: 'Elementos sem biblioteca',
  vitrine: 'Vitrine',
  'vitrine-preload': 'Vitrine, arquivos anunciados na página',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  klaro: 'Klaro',
  'plain-html': 'Formulário HTML, conferido pelo navegador',
  'just-validate': 'JustValidate',
};

/** What a page was measured under. */
export const CONDITIONS = {
  '1x': 'processador sem limite',
  '4x': 'processador 4× mais lento',
  slow: 'rede lenta e processador 4× mais lento',
};

/** What was weighed. A block's own name stands for itself. */
export const WEIGHED = {
  'vitrine-none': 'Vitrine, página sem blocos',
  'vitrine-waiting': 'Vitrine, blocos fora da tela',
  react: 'React e react-dom',
  alpine: 'Alpine',
  wordpress: 'WordPress Interactivity',
  'is-land': 'is-land, sem o React',
  'astro-island': 'Ilha do Astro, sem o React',
  'astro-react': 'Ilha do Astro com o React',
  'vanilla-cookieconsent': 'vanilla-cookieconsent com o seu estilo',
  klaro: 'Klaro',
  'just-validate': 'JustValidate',
};

/** The figures: column, what a ratio speaks of, unit, places behind the comma. Those with `bar` are compared. */
export const FIGURES = {
  ready: { label: 'Primeira tela pronta', unit: 'ms', places: 0, bar: true },
  banner: { label: 'Aviso na tela', unit: 'ms', places: 0, bar: true },
  seen: { label: 'Formulário na tela', unit: 'ms', places: 0, bar: true },
  usable: { label: 'Confere o que se digita', unit: 'ms', places: 0, bar: true },
  blocking: { label: 'Tempo bloqueado', unit: 'ms', places: 0, bar: true },
  click: { label: 'Clique', unit: 'ms', places: 1, bar: true },
  heap: { label: 'Memória a mais', unit: 'MB', places: 2, bar: true },
  bytes: { label: 'Baixado', unit: 'kB', places: 1, scale: 1 / 1000, bar: true },
  all: { label: 'Todos prontos', unit: 'ms', places: 0 },
  longest: { label: 'Maior tarefa', unit: 'ms', places: 0 },
  listeners: { label: 'Listeners', unit: '', places: 0 },
  recalcs: { label: 'Recálculos de estilo', unit: '', places: 0 },
};

const formats = new Map();

/** `2.64` → `2,64` with two places. */
export function number(value, places) {
  if (!formats.has(places))
    formats.set(
      places,
      new Intl.NumberFormat('pt-BR', { minimumFractionDigits: places, maximumFractionDigits: places }),
    );
  return formats.get(places).format(value);
}
