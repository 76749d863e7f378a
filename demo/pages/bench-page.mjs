import { goalsTable, nameOf, partTable, sizesTable, times } from './bench-tables.mjs';
import { CONDITIONS, FIGURES, number } from './bench-words.mjs';
import { escapeHtml } from './escape-html.mjs';

const OURS = {
  blocks: 'vitrine-visible',
  banner: 'vitrine',
  consent: 'vitrine',
  form: 'vitrine',
  masks: 'vitrine',
  dialogs: 'vitrine',
  shop: 'vitrine',
  rows: 'vitrine',
  solver: 'vitrine',
  lightbox: 'vitrine',
  drag: 'vitrine',
  galleries: 'vitrine',
  highlights: 'vitrine',
  'scaled-text': 'vitrine',
  'video-facade': 'vitrine',
  charts: 'vitrine',
  calendars: 'vitrine',
  maps: 'vitrine',
  marquees: 'vitrine',
  interactions: 'vitrine',
};
const TITLES = {
  banner: 'Aviso de cookies',
  consent: 'Aviso de cookies e vídeo bloqueado',
  form: 'Formulário',
  masks: 'Campos com máscara',
  dialogs: 'Diálogos',
  shop: 'Compra',
  rows: 'Linhas justificadas',
  solver: 'Cálculo das linhas',
  lightbox: 'Lightbox',
  drag: 'Arrastar um carrossel',
  galleries: 'Galerias',
  highlights: 'Destaques',
  'scaled-text': 'Títulos na largura da página',
  'video-facade': 'Vídeo com capa',
  charts: 'Gráficos',
  calendars: 'Calendário',
  maps: 'Mapas',
  marquees: 'Letreiros',
  interactions: 'Interações na loja',
};
/** Scenarios with several numbers of pictures. */
const NUMBERED = ['rows'];

/** What a part is called among those of its scenario, and among all. */
const titlesOf = (scenario, { n, condition }) => {
  const under = CONDITIONS[condition];
  const title = `${TITLES[scenario] ?? `${number(n, 0)} blocos`}, ${under}`;
  if (NUMBERED.includes(scenario))
    return { title: `${title}, ${number(n, 0)} fotos`, short: `${number(n, 0)} fotos, ${under}` };
  return { title, short: TITLES[scenario] ? under[0].toUpperCase() + under.slice(1) : title };
};

/** The parts of a scenario one by one, each with its titles and the name of ours in it. */
const partsOf = (result, scenario) =>
  (result[scenario] ?? []).map((part) => ({ part, ours: OURS[scenario], ...titlesOf(scenario, part) }));

const allParts = (result) => Object.keys(OURS).flatMap((scenario) => partsOf(result, scenario));

/** Every compared figure in which Vitrine needs more than another, part by part. */
function behind(result) {
  const items = allParts(result).flatMap(({ part, ours, title }) => {
    const lines = Object.keys(FIGURES)
      .filter((figure) => FIGURES[figure].bar)
      .flatMap((figure) => {
        const worse = Object.entries(part.ratios[ours] ?? {}).filter(
          ([peer, ratios]) => !peer.startsWith('vitrine') && ratios[figure]?.median > 1,
        );
        if (!worse.length) return [];
        const said = worse.map(([peer, ratios]) => `${nameOf(peer)} ${times(ratios[figure].median)}`);
        return [`<li>${FIGURES[figure].label}: ${said.join('; ')}</li>`];
      });
    return lines.length ? [`<li><strong>${title}</strong><ul>${lines.join('')}</ul></li>`] : [];
  });
  return items.length
    ? `<p class="intro-text">Quantas vezes a Vitrine gasta o que a outra gasta, em tudo em que ela gasta mais. A causa é quase sempre a mesma: antes do primeiro bloco, a página baixa e avalia o React, e quanto menos blocos tem, mais ele pesa.</p>
<ul class="behind-list">${items.join('\n')}</ul>`
    : '<p>Em nenhuma das medidas comparadas.</p>';
}

const section = (id, title, inside) => `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${inside}
</section>`;

const machine = ({ cpu, cores, memory, node, chromium, date }) =>
  `${cpu}, ${cores} núcleos, ${memory} GiB. Node ${node}, Chromium ${chromium}. ${new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}.`;

const versionsOf = ({ versions }) =>
  `<p class="quiet">${Object.entries(versions)
    .map(([name, version]) => escapeHtml(`${name} ${version}`))
    .join(', ')}.</p>`;

const folded = ({ part, ours, title, short }, open) => `<details class="fold"${open ? ' open' : ''}>
<summary>${short}</summary>
${partTable(part, ours, title)}
</details>`;

const INTRO = `<div class="intro">
<h1>Desempenho</h1>
<p class="lead">A Vitrine ao lado de outras, com o mesmo trabalho, na mesma máquina e na mesma rodada. Onde ela é mais lenta, a página diz.</p>`;

const NETWORK =
  'A rede lenta leva 150 ms de ida e volta e traz 1,6 Mbit por segundo; cada nova conexão custa uma ida e volta a mais.';

/**
 * The inside of `/desempenho`: the last kept result of `npm run bench`.
 *
 * @param {object | null} result null where none was kept yet
 */
export function benchPage(result) {
  if (!result)
    return `${INTRO}
</div>
<p>Ainda não há resultado. <code>npm run bench</code> mede e guarda o primeiro.</p>`;
  const { sizes, goals } = result;
  const runs = allParts(result)[0]?.part.runs ?? 0;
  const scenario = (name, id, title, sentence) => {
    const parts = partsOf(result, name);
    if (!parts.length) return '';
    const folds = parts.map((part, at) => folded(part, at === parts.length - 1)).join('\n');
    return section(id, title, `<p class="intro-text">${sentence}</p>\n${folds}`);
  };
  return `${INTRO}
<p class="measured">${escapeHtml(machine(result.machine))} Medianas de ${runs} rodadas, em ordem sorteada; abaixo de cada uma, do menor ao maior valor e o da Vitrine em múltiplos dele.</p>
</div>
${section('atras', 'Onde a Vitrine gasta mais', behind(result))}
${goals?.length ? section('metas', 'Metas', goalsTable(goals)) : ''}
${scenario('blocks', 'blocos', 'Muitos blocos', `Acordeões de três a cinco itens, escritos pelo servidor. O tempo conta da tag na página até que todos os da primeira tela respondam a um clique; depois, cada item dela é clicado de verdade. ${NETWORK}`)}
${scenario('banner', 'consentimento', 'Aviso de cookies', 'Da navegação até o aviso na tela, em um celular, sem nada em cache.')}
${scenario('consent', 'escolha', 'Aviso de cookies e vídeo bloqueado', 'Uma página com o aviso e um vídeo que espera a escolha, em um celular, sem nada em cache: da navegação até os dois na tela; do clique até as preferências abertas, ou até a escolha guardada e o aviso fechado.')}
${scenario('form', 'formulario', 'Formulário', 'Da navegação até o formulário na tela, e até que ele mesmo confira o que se digita, em um celular.')}
${scenario('masks', 'mascaras', 'Campos com máscara', 'CPF, celular e CEP, em um celular: da tecla, ou do texto colado, até o quadro que o mostra.')}
${scenario('dialogs', 'dialogos', 'Diálogos', 'Do clique até o diálogo na tela e com o foco, na primeira e na segunda vez, em um celular. As outras têm o diálogo já escrito na página; a Vitrine baixa o seu quando uma página o pede.')}
${scenario('shop', 'compra', 'Compra', 'Um produto posto no carrinho pela primeira vez, em um celular, até que o carrinho aberto o mostre: do clique, em uma página já parada; e desde a navegação, com o clique assim que o botão está lá.')}
${scenario('rows', 'linhas', 'Linhas justificadas', 'Uma galeria a partir de dados: do pedido até as fotos dispostas na tela, com todos os scripts já avaliados; depois, desde a navegação e sem nada em cache. A masonic dispõe colunas, não linhas.')}
${scenario('solver', 'calculo', 'Cálculo das linhas', 'Só a conta: 2.000 fotos em linhas, de novo a cada largura.')}
${scenario('lightbox', 'lightbox', 'Lightbox', 'Do clique em uma de 500 miniaturas até o primeiro quadro, e até a foto grande. O PhotoSwipe cresce a partir da miniatura por 333 ms antes de mostrá-la.')}
${scenario('drag', 'arrastar', 'Arrastar um carrossel', 'Vinte fotos, três à vista, arrastadas com o mouse por um segundo.')}
${scenario('galleries', 'galerias', 'Galerias', 'Cada disposição da Vitrine por si: quanto o layout se desloca, a interação mais lenta, e a maior tarefa ao rolar 2.000 fotos. A primeira linha é o pior de todas.')}
${scenario('highlights', 'destaques', 'Destaques', 'Sessenta textos destacados, desde a navegação; depois, mais sessenta em uma página que já desenhou um.')}
${scenario('scaled-text', 'titulos', 'Títulos na largura da página', 'Mil títulos, cada um tão largo quanto o seu lugar; depois, todos de novo em uma janela mais estreita. As duas bibliotecas esperam 100 ms depois da mudança.')}
${scenario('video-facade', 'video', 'Vídeo com capa', 'Da navegação até a capa na tela e pronta para o clique; do clique até o player na página, em um celular.')}
${scenario('charts', 'graficos', 'Gráficos', 'Uma linha de mil pontos, desde a navegação, em um celular. A Vitrine lê a tabela da página, que continua nela; a outra recebe os números em um script.')}
${scenario('calendars', 'calendario', 'Calendário', 'Um mês com quarenta eventos, desde a navegação; depois, o mês seguinte, desde o clique.')}
${scenario('maps', 'mapas', 'Mapas', 'Da navegação até a primeira imagem do mapa, em um celular. Sem permissão para o mapa fica o endereço, que já vem na página.')}
${scenario('marquees', 'letreiros', 'Letreiros', 'Da navegação até o texto correr; depois, o que custam dois segundos dele.')}
${scenario('interactions', 'interacoes', 'Interações na loja', 'Tudo o que se faz na loja desta demonstração: de cada entrada até o quadro que responde a ela. A primeira linha é a pior de todas, e quanto leva até uma lista de 500 produtos aparecer filtrada.')}
${sizes ? section('tamanhos', 'Tamanhos', `${sizesTable(sizes.rows)}\n${versionsOf(result)}`) : ''}`;
}
