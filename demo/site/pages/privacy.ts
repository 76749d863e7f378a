import { studio } from '../content/studio.ts';
import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';

/** What is kept of visitors: the truth about this demonstration, in the words of the Brazilian data protection law. */
export const privacy = (): Page => ({
  title: 'Privacidade',
  description: 'O que este site guarda de quem o visita, por quanto tempo, e como mandar apagar.',
  path: '/atelie/privacidade',
  picture: 'serra-pela-janela',
  main: html`<div class="wrap page-head">
<h1>Privacidade</h1>
<p class="lead">Curto, porque há pouco a dizer: guardamos o que você escreve para nós, e contamos visitas só de quem deixa.</p>
</div>
<div class="prose prose-plain">
<p class="quiet">Vale desde 3 de novembro de 2026. Controlador dos dados: ${studio.name}, ${studio.email}.</p>
<h2>O que guardamos</h2>
<dl class="facts facts-wide">
<div><dt>O que você escreve</dt><dd>Nome, e-mail, telefone se quiser, e a mensagem. Serve para responder (art. 7º, V e IX, da Lei 13.709/2018). Fica dois anos; se virou compra, o prazo da lei fiscal.</dd></div>
<div><dt>O que você compra</dt><dd>O carrinho, o pedido e o CEP da entrega (art. 7º, V). O prazo é o da lei fiscal. Nesta demonstração nada é cobrado.</dd></div>
<div><dt>O que você avalia</dt><dd>As estrelas, o texto e o nome que escrever, que todo mundo vê. Se pedir para ser avisado de uma peça, o seu e-mail, até ela voltar.</dd></div>
<div><dt>A carta do forno</dt><dd>O seu e-mail, porque você pediu (art. 7º, I). Fica até você responder “sair”.</dd></div>
<div><dt>Visitas</dt><dd>Páginas vistas e um número sem nome que as liga, só depois de você aceitar. Fica no máximo treze meses.</dd></div>
<div><dt>Erros do site</dt><dd>O texto do erro e a página, sem endereços, e-mails ou números seus.</dd></div>
</dl>
<h2>Cookies</h2>
<dl class="facts facts-wide">
<div><dt>crumb e site_session</dt><dd>Protegem os formulários contra quem se passa por você. Sem eles nada é enviado. Ficam até você fechar o navegador; no servidor, trinta dias.</dd></div>
<div><dt>member_session</dt><dd>Só se você entrar com e-mail e senha: diz que é você. Fica até você sair ou fechar o navegador, ou trinta dias se pedir para ser lembrado.</dd></div>
<div><dt>vitrine:member e vitrine-member e vitrine:member-change</dt><dd>Só se você entrar: a prova que vai com cada pedido de membro, e o sinal às outras abas de que você entrou ou saiu. Somem quando você sai ou fecha a aba.</dd></div>
<div><dt>CART e hasCart</dt><dd>Só se você puser algo no carrinho: servem para encontrá-lo de novo. Ficam até você fechar o navegador.</dd></div>
<div><dt>ss_cookieAllowed</dt><dd>A sua escolha sobre os outros. Dura trinta dias.</dd></div>
<div><dt>vitrine-consent</dt><dd>A mesma escolha, finalidade por finalidade. Só existe onde o navegador não deixa guardá-la fora dos cookies. Dura trinta dias.</dd></div>
<div><dt>vitrine-probe</dt><dd>Escrito e apagado no mesmo instante, para saber se este navegador aceita cookies.</dd></div>
<div><dt>ss_cvr e ss_cvt</dt><dd>Contam visitas e voltas. Só existem se você aceitou, e são apagados se mudar de ideia.</dd></div>
</dl>
<h2>No navegador, fora dos cookies</h2>
<dl class="facts facts-wide">
<div><dt>vitrine:consent</dt><dd>A sua escolha, finalidade por finalidade, com a data. Vale trinta dias, e não sai do seu navegador.</dd></div>
<div><dt>vitrine:consent-records</dt><dd>O que foi mostrado quando você escolheu, e o que você escolheu, com um número sorteado que não diz quem é você. Uma cópia vem para nós, para provar que perguntamos.</dd></div>
<div><dt>vitrine:announcement</dt><dd>Qual aviso você fechou, para que não volte na próxima página. Fica até você limpar o navegador.</dd></div>
<div><dt>vitrine:searches</dt><dd>As suas cinco últimas buscas, para sugerir de novo; só se você deixar. Ficam até você limpar o navegador ou mudar de ideia.</dd></div>
<div><dt>vitrine:outage</dt><dd>As horas em que o servidor não respondeu, para não insistir. Some quando a aba se fecha.</dd></div>
</dl>
<h2 id="escolha">A sua escolha</h2>
<p>Você pode mudar de ideia quando quiser, e tanto faz quantas vezes.</p>
<p><button class="button" type="button" data-consent-open>Preferências de cookies</button></p>
<noscript><p>Sem scripts neste navegador, nada é contado e não há o que escolher.</p></noscript>
<h2>Os seus direitos</h2>
<p>Saber o que temos, corrigir, levar embora, apagar, e revogar o consentimento que deu: é o artigo 18 da lei, e vale por e-mail, sem formulário e sem custo. Respondemos em até quinze dias. Se a resposta não resolver, a Autoridade Nacional de Proteção de Dados recebe reclamações em gov.br/anpd.</p>
<h2>Com quem dividimos</h2>
<p>Com os correios, o endereço da entrega. Com mais ninguém. Não vendemos, não alugamos e não trocamos dados de ninguém.</p>
<h2>E esta demonstração</h2>
<p>O ateliê não existe. O que você escrever nos formulários fica na máquina que serve estas páginas, em um banco de dados local que se apaga quando ele é recriado. Não use dados verdadeiros.</p>
</div>`,
});
