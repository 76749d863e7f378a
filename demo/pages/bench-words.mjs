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
  'vitrine-gallery': 'Vitrine, a partir de uma galeria',
  'vitrine-pictures': 'Vitrine, galeria e lightbox',
  'photoswipe-swiper': 'PhotoSwipe e Swiper',
  'vitrine-inform': 'Vitrine, uma informação',
  'vitrine-block': 'Vitrine, em uma página com um bloco',
  'cookieconsent-iframemanager': 'vanilla-cookieconsent e iframemanager',
  'a11y-dialog': 'a11y-dialog',
  micromodal: 'Micromodal',
  'buy-button': 'BuyButton.js',
  imask: 'IMask',
  cleave: 'Cleave.js',
  'no-mask': 'O navegador, sem máscara',
  photoswipe: 'PhotoSwipe',
  glightbox: 'GLightbox',
  'yet-another-react-lightbox': 'yet-another-react-lightbox',
  'react-photo-album': 'react-photo-album',
  'justified-layout': 'justified-layout com innerHTML',
  masonic: 'masonic',
  embla: 'Embla',
  swiper: 'Swiper',
  splide: 'Splide',
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
  'cookieconsent-iframemanager': 'vanilla-cookieconsent e iframemanager com os seus estilos',
  'a11y-dialog': 'a11y-dialog',
  micromodal: 'Micromodal',
  'vitrine-shop': 'Vitrine, produto e carrinho, sem o React',
  'buy-button': 'BuyButton.js',
  imask: 'IMask',
  cleave: 'Cleave.js',
  'just-validate': 'JustValidate',
  'vitrine-pictures': 'Vitrine, galeria em todas as disposições e lightbox, sem o React',
  'vitrine-still-pictures': 'Vitrine, galeria nas disposições que não se movem e lightbox, sem o React',
  'photoswipe-swiper': 'PhotoSwipe e Swiper com os seus estilos',
  'yarl-embla-rpa': 'yet-another-react-lightbox, Embla e react-photo-album, sem o React',
};

/** The figures: column, what a ratio speaks of, unit, places behind the comma. Those with `bar` are compared. */
export const FIGURES = {
  ready: { label: 'Primeira tela pronta', unit: 'ms', places: 0, bar: true },
  banner: { label: 'Aviso na tela', unit: 'ms', places: 0, bar: true },
  placeholder: { label: 'Aviso no lugar do vídeo', unit: 'ms', places: 0, bar: true },
  preferences: { label: 'Preferências abertas', unit: 'ms', places: 0, bar: true },
  choice: { label: 'Escolha guardada, aviso fechado', unit: 'ms', places: 0, bar: true },
  detailed: { label: 'Escolha nas preferências guardada', unit: 'ms', places: 0, bar: true },
  opened: { label: 'Primeira abertura', unit: 'ms', places: 0, bar: true },
  again: { label: 'Segunda abertura', unit: 'ms', places: 0, bar: true },
  added: { label: 'No carrinho, desde o clique', unit: 'ms', places: 0, bar: true },
  confirmed: { label: 'No carrinho, desde a navegação', unit: 'ms', places: 0, bar: true },
  key: { label: 'Tecla na tela', unit: 'ms', places: 1, bar: true },
  typing: { label: 'Script por tecla', unit: 'ms', places: 2, bar: true },
  paste: { label: 'Texto colado na tela', unit: 'ms', places: 1, bar: true },
  seen: { label: 'Formulário na tela', unit: 'ms', places: 0, bar: true },
  usable: { label: 'Confere o que se digita', unit: 'ms', places: 0, bar: true },
  paint: { label: 'Fotos dispostas', unit: 'ms', places: 0, bar: true },
  shown: { label: 'Fotos da primeira tela', unit: 'ms', places: 0, bar: true },
  cold: { label: 'Fotos dispostas, desde a navegação', unit: 'ms', places: 0, bar: true },
  solve: { label: 'Linhas calculadas', unit: 'ms', places: 3, bar: true },
  first: { label: 'Primeiro quadro', unit: 'ms', places: 0, bar: true },
  second: { label: 'Primeiro quadro, na segunda vez', unit: 'ms', places: 0, bar: true },
  picture: { label: 'Foto grande', unit: 'ms', places: 0, bar: true },
  kept: { label: 'Memória depois de 20 vezes', unit: 'kB', places: 0, bar: true },
  late: { label: 'Quadros acima de 25 ms', unit: '', places: 0 },
  dragged: { label: 'Script de um arrasto', unit: 'ms', places: 0, bar: true },
  interaction: { label: 'Interação mais lenta', unit: 'ms', places: 0 },
  shift: { label: 'Deslocamento do layout', unit: '', places: 4 },
  blocking: { label: 'Tempo bloqueado', unit: 'ms', places: 0, bar: true },
  click: { label: 'Clique', unit: 'ms', places: 1, bar: true },
  heap: { label: 'Memória a mais', unit: 'MB', places: 2, bar: true },
  bytes: { label: 'Baixado', unit: 'kB', places: 1, scale: 1 / 1000, bar: true },
  react: { label: 'React, no que foi baixado', unit: 'kB', places: 1, scale: 1 / 1000 },
  own: { label: 'Baixado, sem o React', unit: 'kB', places: 1, scale: 1 / 1000, bar: true },
  fetched: { label: 'Baixado depois do clique', unit: 'kB', places: 1, scale: 1 / 1000, bar: true },
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
