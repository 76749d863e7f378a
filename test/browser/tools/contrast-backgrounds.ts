/** A page's own colours: how it writes them, and what is known of what is behind its blocks. */
export interface PageBackground {
  readonly name: string;
  /** Rules for html, body and a box around the blocks. */
  readonly css: string;
  /** What lies behind the blocks without being around them. */
  readonly laid?: string;
  /** What is behind cannot be told from styles: it is measured in a picture. */
  readonly picture?: true;
}

const image = (color: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}")`;

export const BACKGROUNDS: readonly PageBackground[] = [
  { name: 'black at 60 % on white', css: 'body { color: rgba(0,0,0,.6) }' },
  { name: 'the browser’s own colours', css: '' },
  { name: 'the faintest grey that can be read on white', css: 'body { color: #767676; background: #fff }' },
  { name: 'a grey that is too faint', css: 'body { color: #999; background: #fff }' },
  { name: 'white on black', css: ':root { color-scheme: dark } body { color: #fff; background: #000 }' },
  { name: 'white at 70 % on dark blue', css: 'body { color: rgb(255 255 255 / 70%); background: #10243c }' },
  { name: 'a dark browser page', css: ':root { color-scheme: dark } body { color: rgb(255 255 255 / 65%) }' },
  { name: 'white on mid grey', css: 'body { color: #fff; background: #777 }' },
  { name: 'black at 90 % on mid grey', css: 'body { color: rgb(0 0 0 / 90%); background: #777 }' },
  {
    name: 'three panes, one over the other',
    css: 'html { background: rgb(20 60 90 / 40%) } body { background: rgb(255 255 255 / 50%) } .box { background: rgb(255 240 200 / 30%); color: rgb(20 20 40 / 80%) }',
  },
  {
    name: 'a text colour for both schemes',
    css: ':root { color-scheme: light dark } body { background: #fff; color: #000 } .box { --vitrine-text: light-dark(rgb(0 0 0 / 60%), rgb(255 255 255 / 60%)) }',
  },
  { name: 'oklch', css: 'body { background: oklch(0.25 0.06 260); color: oklch(0.95 0.03 90 / 75%) }' },
  {
    name: 'display-p3',
    css: 'body { background: color(display-p3 0.95 0.9 0.8); color: color(display-p3 0.1 0.2 0.4 / 80%) }',
  },
  { name: 'lab', css: 'body { background: lab(92% 5 10); color: lab(30% 20 -30) }' },
  {
    name: 'a mixed colour',
    css: 'body { background: color-mix(in oklab, navy, black 20%); color: color-mix(in srgb, white 85%, transparent) }',
  },
  {
    name: 'a colour that is laid behind',
    css: '.box { position: relative; color: #fff } .behind { position: absolute; inset: 0; background: #2b1b3d } .over { position: relative }',
    laid: '#2b1b3d',
  },
  { name: 'a box that lets something through', css: '.box { opacity: 0.9; color: rgb(40 40 60 / 85%) }' },
  {
    name: 'translucent tokens',
    css: ':root { --vitrine-text: rgba(0,0,0,.65); --vitrine-surface: rgb(255 255 255 / 50%); --vitrine-accent: rgb(180 40 90 / 55%) } body { background: #f3efe6 }',
  },
  {
    name: 'an accent between light and dark, translucent',
    css: ':root { --vitrine-accent: rgb(0 120 90 / 80%) } body { background: #d9d9d9; color: #222 }',
  },
  { name: 'an accent between light and dark', css: ':root { --vitrine-accent: #757575 }' },
  {
    name: 'a gradient',
    css: 'body { min-height: 100vh; color: rgb(255 255 255 / 92%); background: linear-gradient(#4a5c74, #46586f) }',
    picture: true,
  },
  {
    name: 'white on a dark picture',
    css: `body { color: rgb(255 255 255 / 80%); background: ${image('#123')} }`,
    picture: true,
  },
  {
    name: 'dark on a light picture',
    css: `body { color: rgb(20 20 20 / 72%); background: ${image('#dde4d8')} }`,
    picture: true,
  },
];

/** Layers in colours that let through what is behind, on a page where their words could not be read then. */
export const LAYER_TOKENS = `<style>
  body { background: #4a3b2f }
  :root {
    --vitrine-surface: rgb(255 255 255 / 50%); --vitrine-text: rgb(0 0 0 / 65%); --vitrine-accent: rgb(110 30 70 / 60%);
    --vitrine-cookie-banner-surface: rgb(255 255 255 / 50%); --vitrine-cookie-banner-text: rgb(0 0 0 / 65%);
  }
</style>`;
