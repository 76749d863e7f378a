import { applyFix, type Finding, lint } from '../../src/lint/lint.ts';
import titles from './rule-titles.json' with { type: 'json' };

const TITLES: Readonly<Record<string, string>> = titles;

const KINDS = { error: 'Erro', warning: 'Aviso' } as const;

interface Acts {
  /** Takes the text with one mistake fixed. */
  change(markup: string): void;
  /** Shows where in the text a mistake is. */
  go(finding: Finding): void;
}

/** Returns how many mistakes there are, in a sentence. */
export function countOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const words = [
    ...(errors ? [errors === 1 ? '1 erro' : `${errors} erros`] : []),
    ...(warnings ? [warnings === 1 ? '1 aviso' : `${warnings} avisos`] : []),
  ];
  return words.length ? `${words.join(' e ')}.` : 'Nenhum problema encontrado.';
}

/** Returns what the button of a fix does; null if there is no fix. */
export function labelOf(markup: string, { fix }: Finding): string | null {
  if (!fix) return null;
  const [before, after] = [markup.slice(fix.start, fix.end).trim(), fix.text.trim()];
  if (!after) return `Remover ${before}`;
  return before ? `Trocar ${before} por ${after}` : `Acrescentar ${after}`;
}

/** Shows the mistakes of a text, each with its place and, where the linter knows the remedy, with the button that fixes it. */
export function showFindings(list: HTMLElement, markup: string, { change, go }: Acts): string {
  const findings = lint(markup);
  list.replaceChildren(...findings.map((finding) => item(finding)));
  list.hidden = findings.length === 0;
  return countOf(findings);

  function item(finding: Finding): HTMLElement {
    const { severity, line, code, message, fix } = finding;
    const place = made('p', `${KINDS[severity]}, linha ${line}`);
    place.className = 'where';
    // A list of all names says nothing beside the one that was meant.
    const said = made('p', `${code}: ${message.replace(/; expected [^;]*(?=; did you mean)/, '')}`);
    said.lang = 'en';
    said.className = 'help';
    const buttons = document.createElement('div');
    buttons.className = 'buttons';
    const label = labelOf(markup, finding);
    if (fix && label) buttons.append(button(label, () => change(applyFix(markup, fix)), 'fix'));
    buttons.append(button(`Ir para a linha ${line}`, () => go(finding), 'go'));
    const own = document.createElement('li');
    own.append(place, made('p', TITLES[code] ?? code), said, buttons);
    return own;
  }
}

function made(name: 'p' | 'button', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function button(label: string, act: () => void, kind: string): HTMLElement {
  const own = made('button', label);
  own.setAttribute('type', 'button');
  own.dataset.act = kind;
  own.addEventListener('click', act);
  return own;
}
