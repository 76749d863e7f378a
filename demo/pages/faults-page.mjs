const PATHS = [
  '/api/form/FormSubmissionKey',
  '/api/form/SaveFormSubmission',
  '/api/auth/Logout',
  '/form/',
  '/dist/chunks/',
];

/** The first button is what Enter in a field presses; without this it would be the first fault of the table. */
const NO_DEFAULT = '<button disabled hidden></button>';

const times = (left) => (left === null ? 'até ser desligada' : left === 1 ? 'mais uma vez' : `mais ${left} vezes`);

/** One fault that is on, with the button that ends it. */
const running = (safe, titles) => (fault) =>
  `<li>
<div><strong>${safe(titles.get(fault.fault) ?? 'Resposta definida por um teste')}</strong>
<span class="quiet"><code>${safe(fault.path)}</code>${fault.value === undefined ? '' : ` · ${safe(String(fault.value))}`} · ${times(fault.left)}</span></div>
<form method="post" action="/falhas"><button class="small" name="off" value="${fault.number}">Desligar</button></form>
</li>`;

const row =
  (safe) =>
  ({ id, title, sentence, value }) =>
    `<tr>
<th scope="row">${safe(title)}<br><code>${safe(id)}</code></th>
<td>${safe(sentence)}</td>
<td>${value ? `<span data-column="Valor">${safe(value.means)}: ${safe(value.usual)}</span>` : ''}</td>
<td><button class="small" form="ligar" name="fault" value="${safe(id)}" aria-label="Ligar: ${safe(title)}">Ligar</button></td>
</tr>`;

/**
 * The inside of `/falhas`: what is on, where the next one goes, and the table of all. Plain forms, so it works without a script.
 *
 * @param {{ faults: readonly any[], on: readonly any[], paths: readonly string[], safe: (text: string) => string }} state
 */
export function faultsPage({ faults, on, paths, safe }) {
  const titles = new Map(faults.map(({ id, title }) => [id, title]));
  const known = [...new Set([...PATHS, ...paths])].map((path) => `<option value="${safe(path)}"></option>`);
  const list = on.length
    ? `<ul class="running">${on.map(running(safe, titles)).join('\n')}</ul>
<form method="post" action="/falhas"><button class="small" name="off" value="all">Desligar todas</button></form>`
    : '<p class="quiet">Nenhuma. O servidor responde normalmente.</p>';
  return `<div class="intro">
<h1>Falhas</h1>
<p class="lead">O que este servidor sabe simular quando algo dá errado. Escolha onde e quantas vezes, e ligue uma falha da tabela.</p>
</div>
<section aria-labelledby="ligadas"><h2 id="ligadas">Ligadas agora</h2>
${list}
</section>
<section aria-labelledby="tabela"><h2 id="tabela">Todas as falhas</h2>
<form id="ligar" class="where" method="post" action="/falhas">
${NO_DEFAULT}
<div class="control"><label for="path">Onde</label><input id="path" name="path" type="text" value="/api/form/SaveFormSubmission" list="paths" required autocomplete="off" spellcheck="false" aria-describedby="path-help">
<p class="help" id="path-help">Parte do endereço, ou uma expressão regular.</p></div>
<div class="control"><label for="times">Quantas vezes</label><input id="times" name="times" type="number" min="1" step="1" inputmode="numeric" aria-describedby="times-help">
<p class="help" id="times-help">Vazio: até ser desligada.</p></div>
<div class="control"><label for="value">Valor</label><input id="value" name="value" type="text" autocomplete="off" aria-describedby="value-help">
<p class="help" id="value-help">Vazio: usa o da tabela.</p></div>
<datalist id="paths">${known.join('')}</datalist>
</form>
<table class="faults">
<thead><tr><th scope="col">Falha</th><th scope="col">O que acontece</th><th scope="col">Valor</th><th scope="col"><span class="unseen">Ligar</span></th></tr></thead>
<tbody>
${faults.map(row(safe)).join('\n')}
</tbody>
</table>
</section>`;
}
