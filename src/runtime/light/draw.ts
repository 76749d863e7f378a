import type { ReactNode } from 'react';
import { documentMember } from '../page/document-member.ts';

type Props = Readonly<Record<string, unknown>>;

/** An element of JSX, whether React's `jsx` has made it or ours. */
interface JsxElement {
  readonly type: string;
  readonly key?: unknown;
  readonly props: Props;
}

/** A callback for an element that stands in the page; it may return what stops it. */
type Ref = (element: Element) => (() => void) | undefined;

type Parent = Element | ShadowRoot;

/** The JSX from which an element was drawn, and what runs for it. */
interface Drawn {
  readonly type: string;
  readonly key: unknown;
  /** Handlers that have a listener. */
  readonly heard: Set<string>;
  props: Props;
  stop: (() => void) | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A page may have given every object more members. */
const ownOf = (props: Props): Props => Object.assign(Object.create(null), props);

const attributeOf = (name: string): string => (name === 'className' ? 'class' : name === 'htmlFor' ? 'for' : name);

/** As in React, focus and blur bubble. */
const eventOf = (name: string): string =>
  name === 'onFocus' ? 'focusin' : name === 'onBlur' ? 'focusout' : name.slice(2).toLowerCase();

/** The elements and texts of a node: components are called, fragments opened. */
function flat(node: ReactNode): (JsxElement | string)[] {
  if (Array.isArray(node)) return node.flatMap(flat);
  if (typeof node !== 'object' || node === null)
    return node === '' || node === null || node === undefined || typeof node === 'boolean' ? [] : [String(node)];
  const { type, key, props } = node as unknown as { type: unknown; key?: unknown; props: Props };
  // The elements of a component with a key are others where its key is another.
  if (typeof type === 'function')
    return flat(type(props)).map((one) =>
      typeof one === 'string' || key === undefined || key === null ? one : { ...one, key: `${key}/${one.key ?? ''}` },
    );
  const own = ownOf(props);
  return typeof type === 'string' ? [{ type, key, props: own }] : flat(own.children as ReactNode);
}

/** The text of an attribute, by React's rules; null where it is absent. */
function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean' || /^(aria|data)-/.test(name)) return String(value);
  return value ? '' : null;
}

/** By the object model, which every content security policy allows. */
function setStyle({ style }: HTMLElement, before: Props, now: Props): void {
  for (const name of Object.keys(before)) if (!Object.hasOwn(now, name)) style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) style.setProperty(name, String(value));
}

/**
 * Draws JSX without React: elements, attributes, texts, listeners and refs, and nothing from text. It knows no hooks and no properties such as `value`; names in `style` are those of style sheets, such as custom properties. Drawn again, elements of the same type,
 * key and part stay, with the focus, what their listeners are and what refs have done to them; an element without `children` keeps those it has.
 *
 * @returns a function that draws a node as the only content of `root`; `null` stops everything
 */
export function createDrawing(root: Parent): (node: ReactNode) => void {
  const drawn = new Map<Node, Drawn>();
  let due: (() => void)[] = [];

  const isSame = (node: Node, { type, key, props }: JsxElement): boolean => {
    const known = drawn.get(node);
    return known?.type === type && known.key === key && known.props.part === props.part;
  };

  /** Stops what runs for the content before it leaves the page: the focus may have to go back to where it was. */
  function remove(node: ChildNode): void {
    for (const [one, { stop }] of drawn)
      if (node.contains(one)) {
        stop?.();
        drawn.delete(one);
      }
    node.remove();
  }

  function setProps(element: Element, one: Drawn, { props }: JsxElement): void {
    const before = one.props;
    one.props = props;
    for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
      const value = props[name];
      if (value === before[name] || name === 'children' || name === 'ref') continue;
      if (/^on[A-Z]/.test(name)) {
        if (one.heard.has(name)) continue;
        one.heard.add(name);
        element.addEventListener(eventOf(name), (event) =>
          (one.props[name] as ((event: Event) => void) | undefined)?.(event),
        );
        continue;
      }
      if (name === 'style') {
        setStyle(element as HTMLElement, ownOf((before[name] ?? {}) as Props), ownOf((value ?? {}) as Props));
        continue;
      }
      const text = textOf(name, value);
      if (text === null) element.removeAttribute(attributeOf(name));
      else element.setAttribute(attributeOf(name), text);
    }
    if (Object.hasOwn(props, 'children')) setChildren(element, props.children as ReactNode);
    if (props.ref === before.ref) return;
    due.push(() => {
      one.stop?.();
      one.stop = (props.ref as Ref | undefined)?.(element);
    });
  }

  function create(parent: Parent, { type, key }: JsxElement): Element {
    const inSvg = type === 'svg' || (parent as Element).namespaceURI === SVG;
    const element = inSvg
      ? documentMember('createElementNS').call(document, SVG, type)
      : documentMember('createElement').call(document, type);
    drawn.set(element, { type, key, heard: new Set(), props: ownOf({}), stop: undefined });
    return element;
  }

  function setChildren(parent: Parent, node: ReactNode): void {
    let at = parent.firstChild;
    for (const child of flat(node)) {
      const isText = typeof child === 'string';
      let next = at;
      while (next && !(isText ? next instanceof Text : isSame(next, child))) next = next.nextSibling;
      if (!next) {
        next = isText ? new Text() : create(parent, child);
        parent.insertBefore(next, at);
      }
      for (; at && at !== next && next.nextSibling !== at; ) {
        const gone = at;
        at = at.nextSibling;
        remove(gone);
      }
      if (isText) {
        if ((next as Text).data !== child) (next as Text).data = child;
      } else setProps(next as Element, drawn.get(next) as Drawn, child);
      at = next.nextSibling;
    }
    while (at) {
      const gone = at;
      at = at.nextSibling;
      remove(gone);
    }
  }

  return (node) => {
    due = [];
    setChildren(root, node);
    for (const run of due) run();
  };
}
