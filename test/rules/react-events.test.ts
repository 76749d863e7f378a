// React listens on a block's root for the events of an allow-list only: a handler for any other would never be called, and nothing would say so.
import { describe, expect, it } from 'vitest';
import { LISTENED_EVENTS } from '../../src/runtime/mount/shadow-root.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

/** What React needs to hear for handlers that are not named after their event. `selectionchange` it hears on the document. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onDoubleClick: ['dblclick'],
  onMouseEnter: ['mouseover', 'mouseout'],
  onMouseLeave: ['mouseover', 'mouseout'],
  onPointerEnter: ['pointerover', 'pointerout'],
  onPointerLeave: ['pointerover', 'pointerout'],
  onChange: ['change', 'click', 'focusin', 'focusout', 'input', 'keydown', 'keyup'],
  onSelect: ['contextmenu', 'dragend', 'focusin', 'focusout', 'keydown', 'keyup', 'mousedown', 'mouseup'],
  onBeforeInput: ['compositionend', 'keypress', 'paste', 'textinput'],
  onCompositionStart: ['compositionstart'],
  onCompositionUpdate: ['compositionupdate'],
  onCompositionEnd: ['compositionend'],
};

/** Events that do not bubble: React listens on the element itself, and needs the root for the capture phase alone. */
const ON_THE_ELEMENT: ReadonlySet<string> = new Set(
  (
    'abort beforetoggle cancel canplay canplaythrough close durationchange emptied encrypted ended error invalid load loadeddata ' +
    'loadedmetadata loadstart pause play playing progress ratechange resize scroll scrollend seeked seeking stalled suspend ' +
    'timeupdate toggle volumechange waiting'
  ).split(' '),
);

/** The events of a handler that the root would have to hear and does not. */
function unheard(handler: string): string[] {
  const name = handler.replace(/Capture$/, '') || handler;
  const isCapture = name !== handler && !/^on(Got|Lost)Pointer$/.test(name);
  const own = isCapture ? name : handler;
  const needed = NEEDS[own] ?? [own.slice(2).toLowerCase()];
  return needed.filter((event) => !LISTENED_EVENTS.has(event) && (isCapture || !ON_THE_ELEMENT.has(event)));
}

/** The opening tag of an element, from its `<` to the `>` that ends it; braces and quotes may hold others. */
function tagAt(text: string, start: number): string {
  let depth = 0;
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (depth === 0 && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/**
 * Handlers of host elements, each with its line: attributes, also of the buttons that hand all theirs on, and members of an object that is spread there.
 * A name in front of `<` makes it a type.
 */
function handlersIn(path: string, source: string): { name: string; line: string }[] {
  const text = withoutComments(source);
  const found = (name: string, at: number) => ({
    name,
    line: `${path}:${text.slice(0, at).split('\n').length} ${name}`,
  });
  const inTags = [...text.matchAll(/(?<![\w$)\]])<(?:[a-z]|(?:Icon)?Button\b)/g)].flatMap(({ index }) =>
    [...tagAt(text, index).matchAll(/\b(on[A-Z]\w*)(?:=|\s*:)/g)].map(({ 1: name = '', index: within }) =>
      found(name, index + within),
    ),
  );
  // A hook or part gives its user what belongs on an element; the members of a type are read-only.
  const given = /\/_shared\//.test(path)
    ? [...text.matchAll(/(?<!readonly )\b(on[A-Z]\w*): /g)].map(({ 1: name = '', index }) => found(name, index))
    : [];
  return [...new Map([...inTags, ...given].map((one) => [one.line, one])).values()];
}

const unheardIn = (path: string, text: string): string[] =>
  handlersIn(path, text).flatMap(({ name, line }) => unheard(name).map((event) => `${line} needs ${event}`));

describe('the events that React hears on a root', () => {
  it('are those of every handler in a view', () => {
    const views = sourceFiles(['src/widgets'], /\.tsx?$/);
    expect(views.flatMap(({ path, text }) => handlersIn(path, text)).length).toBeGreaterThan(25);
    expect(views.flatMap(({ path, text }) => unheardIn(path, text))).toEqual([]);
  });

  it('are asked for by the name the browser has', () => {
    const view = `<div onFocus={a} onWheel={b} onPlay={c} onPlayCapture={d} onMouseEnter={e}><Own onWheel={f} /><p {...{ onDrag: g }} /></div>`;
    expect(unheardIn('x.tsx', view)).toEqual([
      'x.tsx:1 onWheel needs wheel',
      'x.tsx:1 onPlayCapture needs play',
      'x.tsx:1 onDrag needs drag',
    ]);
    expect(unheardIn('x.tsx', '<IconButton\n  onWheel={a} />')).toEqual(['x.tsx:2 onWheel needs wheel']);
    const hook = 'interface Given {\n  readonly onWheel: () => void;\n}\nreturn { onDrag: () => {}, onClick: press };';
    expect(unheardIn('src/widgets/_shared/x/use-x.ts', hook)).toEqual([
      'src/widgets/_shared/x/use-x.ts:4 onDrag needs drag',
    ]);
    expect(['onChange', 'onDoubleClick', 'onLostPointerCapture', 'onToggle', 'onScroll'].flatMap(unheard)).toEqual([]);
  });

  it('hold nothing that React listens to on the element itself', () => {
    expect([...LISTENED_EVENTS].filter((event) => ON_THE_ELEMENT.has(event))).toEqual([]);
  });
});
