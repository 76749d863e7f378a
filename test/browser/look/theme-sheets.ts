/** Style sheets as theme authors write them, in our own words: each puts one kind of question to the blocks. */
export interface ThemeSheet {
  readonly name: string;
  readonly css: string;
  /** Attributes of the root element. */
  readonly root?: Readonly<Record<string, string>>;
  /** What is switched while the blocks are ready: attributes of the root element, the colour scheme, paper. */
  readonly switched?: {
    readonly root?: Readonly<Record<string, string>>;
    readonly media?: { readonly colorScheme?: 'dark'; readonly media?: 'print' };
  };
}

/** What an author writes on top of a reset. */
const PLAIN = `
  body { padding: 24px; font-family: Arial, sans-serif; color: #23211f; background: #fff }
  p, h1, h2 { margin-bottom: 1rem } fieldset { border: 0 }
  .row, .control { margin-bottom: 1.25rem } label, legend { display: block; margin-bottom: .375rem }
  input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; padding: .75rem; border: 1px solid #77716a; border-radius: 4px; background: #fff }
  button { padding: .75rem 1.5rem; border: 0; border-radius: 4px; background: #23211f; color: #fff }
  summary { list-style: none; padding: 1rem 0 } details { border-bottom: 1px solid #ccc6be }
`;
const RESET = `
  *, *::before, *::after { box-sizing: border-box }
  * { margin: 0; padding: 0 }
  body { line-height: 1.5; -webkit-font-smoothing: antialiased }
  img, picture, svg { display: block; max-width: 100% }
  input, button, textarea, select { font: inherit; color: inherit }
  h1, h2, h3 { overflow-wrap: break-word; text-wrap: balance; line-height: 1.1 }
  ul, ol { list-style: none }
  summary { cursor: pointer }
`;

const UTILITIES = `
  *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
  html { line-height: 1.5; font-family: ui-sans-serif, system-ui, sans-serif }
  body, h1, h2, h3, p, fieldset, legend { margin: 0; padding: 0 }
  h1, h2, h3 { font-size: inherit; font-weight: inherit }
  button, input, select, textarea { margin: 0; padding: 0; font: inherit; letter-spacing: inherit; color: inherit; background: transparent; border-radius: 0 }
  label { display: block }
  .stack > * + * { margin-top: 1.5rem }
  .row label:not(.tick), .row legend { margin-bottom: .25rem; font-size: .875rem; font-weight: 500; color: #374151 }
  .row :is(input:not([type=radio], [type=checkbox]), select, textarea) { display: block; width: 100%; padding: .5rem .75rem; border: 1px solid #d1d5db; border-radius: .375rem; background: #fff; box-shadow: 0 1px 2px rgb(0 0 0 / 5%) }
  .send { border-radius: .375rem; padding: .75rem 1.25rem; background: #4f46e5; color: #fff; font-weight: 600; font-size: .875rem }
  details { padding: 1rem 0; border-bottom-width: 1px }
  summary { list-style: none; font-weight: 500; color: #111827 }
`;

const CLASSLESS = `
  body { max-width: 52rem; margin: 0 auto; padding: 0 1rem; background: #fdfdf8; color: #23343f; font: 18px/1.7 "Iowan Old Style", Palatino, Georgia, serif }
  h1, h2, h3 { color: #0f4c5c; font-family: "Gill Sans", Calibri, sans-serif; line-height: 1.2 }
  form { padding: 1.5rem; border: 1px solid #cdd8d3; border-radius: 8px; background: #f4f7f2 }
  fieldset { margin: 0 0 1.25rem; padding: .75rem 1rem 1rem; border: 1px solid #b9c9c1; border-radius: 6px }
  legend { padding: 0 .4rem; font-weight: 700 }
  label { display: block; margin-bottom: .35rem; font-weight: 700 }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; margin-bottom: 1.25rem; padding: .6rem .8rem; border: 2px solid #7c9a8e; border-radius: 6px; background: #fff; color: #1b2a33; font: inherit }
  button { padding: .7rem 1.6rem; border: 0; border-radius: 6px; background: #0f4c5c; color: #fff; font: 700 1rem/1.4 "Gill Sans", Calibri, sans-serif; cursor: pointer }
  details { margin-bottom: .75rem; padding: .75rem 1rem; border: 1px solid #cdd8d3; border-radius: 6px; background: #fff }
  summary { list-style: none; font-weight: 700; color: #0f4c5c; cursor: pointer }
`;

const FLUID = `
  :root { --room: clamp(1rem, .6rem + 1.8vw, 2.25rem) }
  body { font: 400 clamp(1rem, .92rem + .4vw, 1.25rem)/1.6 Georgia, serif; color: #2a2320; background: #fffaf3 }
  h1 { font-size: clamp(2rem, 1.2rem + 4vw, 4.5rem); line-height: 1 } h2 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.75rem); line-height: 1.1 }
  form { display: grid; gap: var(--room) }
  fieldset { margin: 0; padding: 0; border: 0 }
  label:not(.tick), legend { display: block; padding: 0; margin-bottom: calc(var(--room) / 4); font-size: clamp(.9rem, .8rem + .4vw, 1.1rem); color: #7a3b12 }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: calc(var(--room) / 2); border: 1px solid #a98; background: #fff; color: #2a2320; font: inherit }
  button { padding: calc(var(--room) / 2) var(--room); border: 2px solid #7a3b12; background: #7a3b12; color: #fff; font: inherit }
  summary { list-style: none; padding: calc(var(--room) / 2) 0; font-size: clamp(1.2rem, 1rem + 1vw, 1.9rem); line-height: 1.2; color: #7a3b12 } details { border: 0; border-top: 1px solid #cbb }
`;

const BUTTONS = `
  body { font: 16px/1.5 Verdana, sans-serif; color: #1f2430; background: #fff }
  fieldset { margin: 0; padding: 0; border: 0 }
  label, legend { display: block; padding: 0; margin-bottom: 6px }
  .row, .control { margin-bottom: 18px }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid #9aa3b5; border-radius: 3px; background: #f7f8fb; color: #1f2430; font: 16px/1.4 Verdana, sans-serif; box-shadow: inset 0 2px 3px rgb(0 0 0 / 8%) }
  button { padding: 14px 32px; border: 1px solid #7a1f2b; border-radius: 4px; background: linear-gradient(#c8384b, #9c1f30); color: #fff; font: 700 14px/1.4 Verdana, sans-serif; letter-spacing: 1.5px; text-transform: uppercase; box-shadow: 0 3px 0 #5e121d, 0 6px 14px rgb(0 0 0 / 25%) }
  .button, .send { border-radius: 999px; padding-inline: 44px }
  details { margin-bottom: 8px; border: 1px solid #d4d9e4; border-radius: 4px } summary { list-style: none; padding: 14px 18px; font-weight: 700 }
`;

const THEMED = `
  :root { --ink: #20242c; --paper: #ffffff; --edge: #737b8a; --deep: #1f4d3a; --on-deep: #ffffff }
  :root[data-theme=dark] { color-scheme: dark; --ink: #e8eaf0; --paper: #14161b; --edge: #8b93a3; --deep: #9fe3c1; --on-deep: #10231a }
  body { background: var(--paper); color: var(--ink); font: 17px/1.6 "Trebuchet MS", sans-serif }
  h1, h2, h3 { color: var(--deep) }
  fieldset { margin: 0; padding: 0; border: 0 }
  .row, .control { margin-bottom: 20px } label, legend { display: block; margin-bottom: 4px; padding: 0; color: var(--deep); font-weight: 600 }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: 10px 14px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit }
  button { padding: 12px 26px; border: 0; border-radius: 8px; background: var(--deep); color: var(--on-deep); font: 600 17px/1.4 "Trebuchet MS", sans-serif }
  details { border-bottom: 1px solid var(--edge) } summary { list-style: none; padding: 14px 0; color: var(--deep); font-weight: 600 }
`;
/** The same by what the visitor's system asks for. */
const BY_MEDIA = THEMED.replace(
  /:root\[data-theme=dark\] (\{[^}]*\})/,
  '@media (prefers-color-scheme: dark) { :root $1 }',
);

const LARGE = `
  html { font-size: 20px }
  body { font: 1rem/1.9 "Courier New", monospace; letter-spacing: .08em; word-spacing: .25em; color: #111; background: #fff }
  h1, h2 { letter-spacing: .2em; text-transform: uppercase; font-size: 1.4rem }
  fieldset { margin: 0; padding: 0; border: 0 }
  .row, .control { margin-bottom: 1.5rem } label, legend { display: block; padding: 0; margin-bottom: .5rem; font-size: .8rem; letter-spacing: .2em; text-transform: uppercase }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: .8rem 1rem; border: 2px solid #111; border-radius: 0; background: #fff; color: #111; font: inherit; letter-spacing: inherit; word-spacing: inherit }
  button { padding: 1rem 2rem; border: 2px solid #111; background: #fff; color: #111; font: inherit; letter-spacing: .3em; word-spacing: .25em; text-transform: uppercase }
  details { border-bottom: 2px solid #111 } summary { list-style: none; padding: 1rem 0; letter-spacing: .12em }
`;

const RIGHT_TO_LEFT = `
  body { font: 18px/1.8 "Noto Naskh Arabic", "Noto Sans Hebrew", Tahoma, sans-serif; color: #22303c; background: #fcfbf8 }
  fieldset { margin: 0; padding: 0; border: 0 }
  .row, .control { margin-block-end: 22px } label, legend { display: block; padding: 0; margin-block-end: 6px; color: #6b3d14 }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 80%; padding: 10px 14px; border: 1px solid #8d7b68; border-inline-start-width: 4px; border-radius: 0; background: #fff; color: #22303c; font: inherit }
  button { padding: 12px 40px; border: 0; border-start-start-radius: 16px; background: #6b3d14; color: #fff; font: inherit }
  details { border-block-end: 1px solid #d8cbb9 } summary { list-style: none; padding-block: 14px; padding-inline-start: 20px; color: #6b3d14 }
`;

const PAPER = `
  body { font: 16px/1.6 Arial, sans-serif; color: #184a45; background: #e9f5f3 }
  fieldset { margin: 0; padding: 0; border: 0 }
  .row, .control { margin-bottom: 20px } label, legend { display: block; padding: 0; margin-bottom: 5px; color: #a03a00 }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: 11px 13px; border: 1px solid #2d7d74; background: #fff; color: #184a45; font: 16px/1.5 Arial, sans-serif }
  button { padding: 14px 28px; border: 1px solid #184a45; background: #184a45; color: #fff; font: 600 16px/1.4 Arial, sans-serif }
  details { border-bottom: 1px solid #2d7d74 } summary { list-style: none; padding: 13px 0; font-weight: 600; color: #a03a00 }
  @media print { body { background: #fff; color: #000; font-family: Georgia, serif } label, legend, summary { color: #000; font-family: Georgia, serif } button { background: #fff; color: #000 } input, select, textarea { border-color: #000 !important; color: #000 !important } details { border-color: #000 } }
`;

const CONTAINERS = `
  body { font: 16px/1.5 "Segoe UI", Arial, sans-serif; color: #26221c; background: #fff }
  fieldset { margin: 0; padding: 0; border: 0 } legend { padding: 0 }
  .side { container-type: inline-size }
  form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 24px }
  .wide, form > p, form > fieldset { grid-column: 1 / -1 }
  label:not(.tick), legend { display: block; margin-bottom: 6px; font-weight: 600; font-size: 15px }
  input:not([type=radio], [type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: 10px 12px; border: 1px solid #8a7f6c; border-radius: 6px; background: #fffdf8; color: inherit; font: inherit }
  button { padding: 12px 24px; border: 1px solid #26221c; border-radius: 6px; background: #26221c; color: #fff; font: 600 16px/1.4 "Segoe UI", Arial, sans-serif }
  details { border-bottom: 1px solid #cfc6b4 } summary { list-style: none; padding: 12px 0; font-weight: 600 }
  @container (max-width: 480px) { form { grid-template-columns: minmax(0, 1fr) } button { width: 100% } summary { font-size: 15px } }
`;

/** Labels are beside their fields where there is space. */
const BESIDE = `${CONTAINERS}
  form { grid-template-columns: minmax(0, 1fr) }
  div.row, div.control { display: grid; grid-template-columns: 180px minmax(0, 1fr); align-items: start; gap: 16px }
  div.row label, div.control label { margin: 0; padding-top: 11px }
  @container (max-width: 480px) { div.row, div.control { grid-template-columns: minmax(0, 1fr); gap: 4px } }
`;

export const THEME_SHEETS: readonly ThemeSheet[] = [
  { name: 'a reset', css: `${RESET}${PLAIN}` },
  { name: 'the base and utilities of a framework', css: UTILITIES },
  { name: 'a classless sheet', css: CLASSLESS },
  { name: 'headings and room by clamp()', css: FLUID },
  { name: 'buttons by element and by class', css: BUTTONS },
  { name: 'dark by attribute', css: THEMED, switched: { root: { 'data-theme': 'dark' } } },
  { name: 'dark by media', css: BY_MEDIA, switched: { media: { colorScheme: 'dark' } } },
  { name: 'large letters and wide spacing', css: LARGE },
  { name: 'right to left', css: RIGHT_TO_LEFT, root: { dir: 'rtl' } },
  { name: 'print', css: PAPER, switched: { media: { media: 'print' } } },
  { name: 'container queries and two columns of fields', css: CONTAINERS },
  { name: 'labels beside their fields', css: BESIDE },
];
