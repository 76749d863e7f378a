// The playground: one text, which the controls, the fixes and whoever types change. Everything else on the page shows that text.
import { hashOf, type State, stateOf, WIDTHS, type Width, WrongAddress } from './address.ts';
import { Controls } from './controls.ts';
import { showFindings } from './findings.ts';
import { blocksIn, withOption } from './markup.ts';
import { Preview } from './preview.ts';

/** Time without a key after which a text is shown, ms. */
const TYPING = 250;

function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const dataOf = (id: string): Readonly<Record<string, string>> =>
  JSON.parse(byId(id, HTMLScriptElement).textContent ?? '{}');

const examples = dataOf('examples');
const titles = dataOf('titles');
const picker = byId('block', HTMLSelectElement);
const editor = byId('html', HTMLTextAreaElement);
const which = byId('which', HTMLSelectElement);
const list = byId('findings', HTMLOListElement);
const said = byId('said', HTMLElement);
const about = byId('about', HTMLAnchorElement);

let state: State = { block: '', markup: '', at: 0, width: 'celular', dark: false };

const preview = new Preview(byId('preview', HTMLElement));
const controls = new Controls(byId('controls', HTMLFormElement), (option, value) => {
  change({ markup: withOption(editor.value, state.at, option, value) });
});

let asked = 0;
/** How often an address has been read: what was changed before is no step from it. */
let reads = 0;
/** What writes the address; making one takes a moment. */
let writing: Promise<void> = Promise.resolve();

/** Writes the state into the address, in the order of the changes. A step that can be taken back is an entry of the history; of other changes the last one counts. */
function keep(isStep: boolean): void {
  asked += 1;
  const [mine, before] = [asked, reads];
  const made = hashOf(state, examples);
  const write = async (): Promise<void> => {
    const hash = await made;
    if (before !== reads || (!isStep && mine !== asked)) return;
    if (hash === null) say('O HTML é grande demais para caber no endereço: um link mostrará o que havia antes.');
    else history[isStep ? 'pushState' : 'replaceState'](null, '', `#${hash}`);
  };
  // A browser refuses many entries in a short time; the next change is written again.
  writing = writing.then(write).catch(() => {});
}

function say(text: string): void {
  said.textContent = text;
}

function change(part: Partial<State>, isStep = false): void {
  state = { ...state, ...part };
  show();
  keep(isStep);
}

function show(): void {
  const { block, markup, width, dark } = state;
  if (editor.value !== markup) editor.value = markup;
  picker.value = block;
  about.hidden = !block;
  about.href = `/blocks/${block}`;
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=width], [name=colours]'))
    radio.checked = radio.value === width || radio.value === (dark ? 'escuro' : 'claro');
  showOptions();
  byId('count', HTMLElement).textContent = showFindings(list, markup, { change: take, go });
  preview.show({ markup, width, dark });
}

function showOptions(): void {
  const blocks = blocksIn(state.markup);
  const at = Math.min(state.at, Math.max(0, blocks.length - 1));
  state = { ...state, at };
  byId('which-control', HTMLElement).hidden = blocks.length < 2;
  which.replaceChildren(
    ...blocks.map(({ name, line }, index) => new Option(`${titles[name] ?? name}, linha ${line}`, `${index}`)),
  );
  which.value = `${at}`;
  const hasOptions = controls.show(blocks[at]);
  const none = byId('no-options', HTMLElement);
  none.hidden = hasOptions;
  none.textContent = blocks.length ? 'Este bloco não tem opções.' : 'O HTML não tem blocos com opções.';
}

function take(markup: string): void {
  change({ markup }, true);
  const next = list.querySelector<HTMLElement>('[data-act=fix]') ?? byId('findings-title', HTMLElement);
  next.focus();
}

function go({ line, column }: { line: number; column: number }): void {
  const lines = editor.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  editor.setSelectionRange(start, Math.max(start, start + (lines[line - 1] ?? '').length - column + 1));
  // Focus brings the selection into view.
  editor.blur();
  editor.focus();
}

/** Shows what the address says; an address that says nothing readable is answered in words. */
async function read(): Promise<void> {
  clearTimeout(typed);
  asked += 1;
  reads += 1;
  const mine = asked;
  let problem = '';
  const found = await stateOf(location.hash, examples).catch((error: unknown) => {
    if (!(error instanceof WrongAddress)) throw error;
    problem = error.message;
    return stateOf('', examples);
  });
  if (mine !== asked) return;
  say(problem);
  state = found;
  show();
}

let typed: ReturnType<typeof setTimeout> | undefined;
let isPaste = false;

editor.addEventListener('paste', () => {
  isPaste = true;
});
editor.addEventListener('input', () => {
  clearTimeout(typed);
  const isStep = isPaste;
  isPaste = false;
  if (isStep) change({ markup: editor.value }, true);
  else typed = setTimeout(() => change({ markup: editor.value }), TYPING);
});

const begin = (block: string): void => change({ block, markup: examples[block] ?? '', at: 0 }, true);

picker.addEventListener('change', () => {
  begin(picker.value);
  if (!picker.value) editor.focus();
});
byId('again', HTMLButtonElement).addEventListener('click', () => begin(state.block));
which.addEventListener('change', () => change({ at: Number(which.value) }));

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === 'colours') change({ dark: target.value === 'escuro' });
  if (target.name === 'width' && target.value in WIDTHS) change({ width: target.value as Width });
});

byId('copy', HTMLButtonElement).addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(editor.value);
    say('HTML copiado.');
  } catch {
    editor.select();
    say('O navegador não permitiu copiar; o HTML está selecionado.');
  }
});

addEventListener('popstate', () => {
  // A link to a place of this page, such as the first one, is no state.
  if (document.getElementById(location.hash.slice(1))) keep(false);
  else void read();
});
void read();
