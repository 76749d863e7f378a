import { goalsTable, nameOf, partTable, sizesTable, times } from './bench-tables.mjs';
import { FIGURES, number } from './bench-words.mjs';
import { escapeHtml } from './escape-html.mjs';

const OURS = { blocks: 'vitrine-visible', consent: 'vitrine', form: 'vitrine' };

const cellTitle = ({ n, cpu }) =>
  `${number(n, 0)} blocos, ${cpu === 1 ? 'processador a toda' : `processador ${cpu}× mais lento`}`;

/** The parts of the result one by one, each with its title and the name of ours in it. */
const partsOf = ({ blocks, consent, form }) => [
  ...blocks.map((cell) => ({ part: cell, ours: OURS.blocks, title: cellTitle(cell) })),
  ...(consent ? [{ part: consent, ours: OURS.consent, title: 'Aviso de cookies' }] : []),
  ...(form ? [{ part: form, ours: OURS.form, title: 'Formulário' }] : []),
];

/** Every compared figure in which Vitrine needs more than another, part by part. */
function behind(result) {
  const items = partsOf(result).flatMap(({ part, ours, title }) => {
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
    ? `<p class="intro-text">Quantas vezes a Vitrine gasta o que a outra gasta, em tudo em que gasta mais. A causa é quase sempre a mesma: antes do primeiro bloco a página busca e avalia o React, e quanto menos blocos tem, mais ele pesa.</p>
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

const folded = ({ part, ours, title }, open) => `<details class="fold"${open ? ' open' : ''}>
<summary>${title}</summary>
${partTable(part, ours, title)}
</details>`;

const INTRO = `<div class="intro">
<h1>Desempenho</h1>
<p class="lead">A Vitrine ao lado de outras, com o mesmo trabalho, na mesma máquina e na mesma rodada. Onde ela é mais lenta, está dito.</p>`;

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
  const { blocks, consent, form, sizes, goals } = result;
  const cells = partsOf({ blocks, consent: null, form: null });
  const [
    {
      part: { runs },
    } = { part: { runs: 0 } },
  ] = partsOf(result);
  return `${INTRO}
<p class="measured">${escapeHtml(machine(result.machine))} Medianas de ${runs} rodadas, em ordem sorteada; abaixo de cada uma, do menor ao maior valor e o da Vitrine em múltiplos dele.</p>
</div>
${section('atras', 'Onde a Vitrine gasta mais', behind(result))}
${goals?.length ? section('metas', 'Metas', goalsTable(goals)) : ''}
${
  cells.length
    ? section(
        'blocos',
        'Muitos blocos',
        `<p class="intro-text">Acordeões de três a cinco itens, escritos pelo servidor. Conta-se da etiqueta na página até que todos os da primeira tela respondam a um clique; depois, cada item dela é clicado de verdade.</p>
${cells.map((cell, at) => folded(cell, at === cells.length - 1)).join('\n')}`,
      )
    : ''
}
${consent ? section('consentimento', 'Aviso de cookies', `<p class="intro-text">Da navegação até o aviso na tela, num telefone ${consent.cpu}× mais lento, sem nada guardado.</p>\n${partTable(consent, OURS.consent, 'Aviso de cookies')}`) : ''}
${form ? section('formulario', 'Formulário', `<p class="intro-text">Da navegação até o formulário na tela, e até que ele mesmo confira o que se digita, num telefone ${form.cpu}× mais lento.</p>\n${partTable(form, OURS.form, 'Formulário')}`) : ''}
${sizes ? section('tamanhos', 'Tamanhos', `${sizesTable(sizes.rows)}\n${versionsOf(result)}`) : ''}`;
}
