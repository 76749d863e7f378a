import { wall } from '../content/wall.ts';
import { html, type Markup } from '../html.ts';
import { picture } from './picture.ts';

/** So many posts are there at once; the others come with the button. */
const AT_ONCE = 4;

/** What the studio posted lately, from its own wall: no network is asked. */
export const fromTheWall = (): Markup => html`<section class="wrap band" aria-labelledby="mural">
<div class="band-head"><h2 id="mural">No mural</h2><a class="more" href="/atelie/galeria">A galeria inteira</a></div>
<div class="posts" data-block="social-feed" id="block-mural" data-step="4">
${wall
  .slice(12, 20)
  .map(
    ({ picture: name, caption }, at) =>
      html`<figure${at >= AT_ONCE && html` hidden`}>${picture(name, { sizes: '(min-width: 60rem) 22vw, (min-width: 40rem) 44vw, 92vw', frame: 'r-1x1', decorative: true })}<figcaption>${caption}</figcaption></figure>\n`,
  )}</div>
</section>`;
