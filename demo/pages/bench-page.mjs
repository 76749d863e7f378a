import { SCENARIOS } from './bench-scenarios.mjs';
import { goalsTable, nameOf, partTable, sizesTable, times } from './bench-tables.mjs';
import { CONDITIONS, FIGURES, number } from './bench-words.mjs';
import { escapeHtml } from './escape-html.mjs';

/** What a part is called among those of its scenario, and among all. */
const titlesOf = ({ title, counted }, { n, condition }) => {
  const under = CONDITIONS[condition];
  const short = counted ? `${number(n, 0)} ${counted}, ${under}` : under[0].toUpperCase() + under.slice(1);
  return { title: `${title}, ${counted ? short : under}`, short };
};

/** The parts of a scenario one by one, each with its titles and the name of ours in it. */
const partsOf = (result, scenario) =>
  (result[scenario.name] ?? []).map((part) => ({
    part,
    ours: scenario.ours ?? 'vitrine',
    ...titlesOf(scenario, part),
  }));

const allParts = (result) => SCENARIOS.flatMap((scenario) => partsOf(result, scenario));

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

const metOf = (goals) => {
  const met = goals.filter((goal) => goal.met).length;
  return `${met} de ${goals.length} ${goals.length === 1 ? 'cumprida' : 'cumpridas'}`;
};

/** The goals, those of each scenario folded. */
function goalsSection(goals) {
  const folds = SCENARIOS.flatMap(({ name, title }) => {
    const own = goals.filter(({ scenario }) => scenario === name);
    if (!own.length) return [];
    return [
      `<details class="fold">\n<summary>${title}: ${metOf(own)}</summary>\n${goalsTable(own, title)}\n</details>`,
    ];
  });
  return section('metas', 'Metas', `<p class="intro-text">${metOf(goals)}.</p>\n${folds.join('\n')}`);
}

/**
 * The inside of `/desempenho`: the last kept result of `npm run bench`.
 *
 * @param {any | null} result null where none was kept yet
 */
export function benchPage(result) {
  if (!result)
    return `${INTRO}
</div>
<p>Ainda não há resultado. <code>npm run bench</code> mede e guarda o primeiro.</p>`;
  const { sizes, goals } = result;
  const runs = allParts(result)[0]?.part.runs ?? 0;
  const scenarios = SCENARIOS.map((scenario) => {
    const parts = partsOf(result, scenario);
    if (!parts.length) return '';
    const folds = parts.map((part, at) => folded(part, at === parts.length - 1)).join('\n');
    return section(scenario.id, scenario.title, `<p class="intro-text">${scenario.sentence}</p>\n${folds}`);
  });
  return `${INTRO}
<p class="measured">${escapeHtml(machine(result.machine))} Medianas de ${runs} rodadas, em ordem sorteada; abaixo de cada uma, do menor ao maior valor e o da Vitrine em múltiplos dele.</p>
</div>
${section('atras', 'Onde a Vitrine gasta mais', behind(result))}
${goals?.length ? goalsSection(goals) : ''}
${scenarios.join('\n')}
${sizes ? section('tamanhos', 'Tamanhos', `${sizesTable(sizes.rows)}\n${versionsOf(result)}`) : ''}`;
}
