import { commissionForm } from '../content/commission-form.ts';
import { html } from '../html.ts';
import { nativeForm } from '../parts/native-form.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import type { SiteRequest } from '../site-request.ts';

/** An order, asked for in steps: a form of its own, of which one step is shown at a time, and the whole without the script. */
export const commission = ({ key }: SiteRequest): Page => ({
  title: 'Encomenda',
  description: 'Conte o que imaginou, e mandamos desenho, prazo e preço em até cinco dias.',
  path: '/atelie/encomenda',
  picture: 'barro-e-ferramentas',
  main: html`<div class="wrap page-head">
<h1>Encomenda</h1>
<p class="lead">Conte o que imaginou. Desenho, prazo e preço chegam por e-mail, e só começamos depois do seu sim.</p>
</div>
<div class="wrap contact">
<section class="contact-form" aria-labelledby="pedido-titulo">
<h2 id="pedido-titulo">O seu pedido</h2>
${nativeForm({
  form: commissionForm,
  id: 'block-encomenda',
  key,
  options: html` data-draft data-error-summary data-address-lookup`,
})}
</section>
<section class="contact-side" aria-label="Como fazemos">
${picture('barro-e-ferramentas', { sizes: '(min-width: 60rem) 33vw, 92vw', frame: 'r-4x5' })}
<p>Uma peça sob encomenda leva de quatro a seis semanas: torno, secagem, duas queimas.</p>
</section>
</div>`,
});
