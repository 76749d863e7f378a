import { repairForm } from '../content/forms.ts';
import { html } from '../html.ts';
import { formData, smallPrint } from '../parts/form-data.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import type { SiteRequest } from '../site-request.ts';

/** A request for a repair, with photos: complete, and of use without the script. */
export const repair = ({ key }: SiteRequest): Page => ({
  title: 'Reparo',
  description: 'Lascou ou quebrou? Mande fotos da peça, e dizemos o que dá para fazer.',
  path: '/atelie/reparo',
  picture: 'detalhe-borda',
  main: html`<div class="wrap page-head">
<h1>Reparo de uma peça</h1>
<p class="lead">Lascou, rachou, quebrou? Mande fotos e a história. Quase sempre dá para colar, preencher ou fazer outra.</p>
</div>
<div class="wrap contact">
<section class="contact-form" aria-labelledby="reparo-titulo">
<h2 id="reparo-titulo">O que aconteceu</h2>
<div class="form-block" data-block="form" id="block-reparo" data-form-id="${repairForm.formId}" data-object-name="${repairForm.objectName}" data-form-name="${repairForm.formName}" data-draft data-block-json="${formData(repairForm)}">
<form method="post" action="/form/${repairForm.formId}" enctype="multipart/form-data">
${key && html`<input type="hidden" name="key" value="${key}">`}
<div class="control"><label for="nome">Nome <span class="required" aria-hidden="true">*</span></label><input type="text" id="nome" name="nome" autocomplete="name" required></div>
<div class="control"><label for="email">E-mail <span class="required" aria-hidden="true">*</span></label><input type="email" id="email" name="email" autocomplete="email" required></div>
<div class="control"><label for="dano">O que aconteceu? <span class="required" aria-hidden="true">*</span></label><select id="dano" name="dano" required><option value="">Escolha…</option><option>Lascou</option><option>Quebrou</option><option>Outro</option></select></div>
<div class="control" data-show-when="${JSON.stringify({ field: 'dano', equals: 'Outro' })}"><label for="qual">Conte o que foi</label><input type="text" id="qual" name="qual" aria-required="true"></div>
<div class="control" data-show-when="${JSON.stringify({ field: 'dano', anyOf: ['Quebrou'] })}"><label for="cacos">Quantos pedaços?</label><input type="text" id="cacos" name="cacos" inputmode="numeric" aria-required="true"></div>
<div class="control"><label for="historia">A história da peça</label><textarea id="historia" name="historia" rows="4" maxlength="500"></textarea></div>
<div class="control"><label for="fotos">Fotos da peça</label><input type="file" id="fotos" name="fotos" accept="image/*,.pdf" multiple data-max-size="5242880" data-max-files="3"></div>
<p><button class="button" type="submit">${repairForm.formSubmitButtonText}</button></p>
</form>
</div>
${smallPrint(repairForm)}
</section>
<section class="contact-side" aria-label="Como funciona">
${picture('detalhe-borda', { sizes: '(min-width: 60rem) 33vw, 92vw', frame: 'r-4x5' })}
<h2>Como funciona</h2>
<p>Olhamos as fotos e respondemos em até dois dias úteis com o que dá para fazer e quanto custa. Só então a peça viaja.</p>
</section>
</div>`,
});
