import { attributeFor } from '../vocab/block/attribute-for.ts';
import type { AttributeUse } from '../vocab/page-attributes/attribute-use.ts';
import { above, type HtmlElement, hasAttribute } from './element.ts';
import { type Host, isPlatformMarked } from './hosts.ts';
import { matches } from './matches.ts';
import type { Page } from './page.ts';

/** Which uses of an attribute an element has. */
export interface Uses {
  /** Whether an element is where a use is read. */
  fits(element: HtmlElement, use: AttributeUse): boolean;
  /** Whether what is around an element can be elsewhere: in another file, or in what a template writes. */
  isOpen(element: HtmlElement): boolean;
  /** Whether an attribute of a block element is an option of that block. */
  isOption(element: HtmlElement, name: string): boolean;
  /** Whether an element belongs to published markup. */
  isPublished(element: HtmlElement): boolean;
}

const isOn = (element: HtmlElement, selector: string | undefined): boolean =>
  selector === undefined || selector === '*' || matches(element, selector);

export { isOn };

export function usesOn(page: Page, hosts: readonly Host[]): Uses {
  const byElement = new Map(hosts.map((host) => [host.element, host]));
  const names = new Set(hosts.map(({ block }) => block.name));
  const around = function* (element: HtmlElement): Generator<HtmlElement> {
    yield element;
    yield* above(element);
  };
  const some = (element: HtmlElement, is: (one: HtmlElement) => boolean): boolean => {
    for (const one of around(element)) if (is(one)) return true;
    return false;
  };
  return {
    fits: (element, { on, within, inside, beside }) =>
      isOn(element, on) &&
      (!beside || names.has(beside)) &&
      (!inside || some(element, (one) => isOn(one, inside))) &&
      (!within || some(element, (one) => within.includes(byElement.get(one)?.block.name ?? ''))),
    isOpen: (element) => !page.whole || page.templated || page.inTemplates.has(element),
    isOption: (element, name) =>
      Object.keys(byElement.get(element)?.block.data ?? {}).some((field) => attributeFor(field) === name),
    isPublished: (element) =>
      some(element, (one) => isPlatformMarked(one) || hasAttribute(one, 'data-controller') || isPublishedClass(one)),
  };
}

const isPublishedClass = (element: HtmlElement): boolean =>
  element.attrs.some(({ name, value }) => name === 'class' && /(^|\s)(sqs-|gallery-(reel|lightbox))/.test(value));
