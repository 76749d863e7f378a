import { attributeOf, classesOf, firstBelow, type HtmlElement } from './element.ts';

type Test = (element: HtmlElement) => boolean;

/** One part of a selector: a tag, a class, an attribute with or without a value, or `:is(…)`. */
const PART = /^(?:([a-z][a-z0-9]*)|\.([\w-]+)|\[([\w-]+)(?:(\^?=)"([^"]*)")?\]|:is\(([^()]*)\))/;

const tests = new Map<string, Test>();

/**
 * Returns whether an element matches one of the selectors that name places in published markup
 * (`vocab/published/places.ts`).
 *
 * @throws Error for syntax that those selectors do not use, such as a combinator
 */
export const matches = (element: HtmlElement, selector: string): boolean => testOf(selector)(element);

/** Returns the first descendant of an element that matches a selector. */
export const firstOf = (element: HtmlElement, selector: string): HtmlElement | null =>
  firstBelow(element, testOf(selector));

function testOf(selector: string): Test {
  const known = tests.get(selector);
  if (known) return known;
  const choices = selector.match(/(?:\([^)]*\)|[^,])+/g) ?? [];
  const all = choices.map((choice) => partsOf(choice.trim()));
  const test: Test = (element) => all.some((parts) => parts.every((part) => part(element)));
  tests.set(selector, test);
  return test;
}

function partsOf(choice: string): Test[] {
  const parts: Test[] = [];
  for (let left = choice; left; ) {
    const [whole = '', tag, className, name, sign, value = '', choices] = PART.exec(left) ?? [];
    if (!whole) throw new Error(`no selector of this kind: ${choice}`);
    left = left.slice(whole.length);
    if (tag) parts.push((element) => element.tagName === tag);
    else if (className) parts.push((element) => classesOf(element).includes(className));
    else if (choices) parts.push(testOf(choices));
    else if (name)
      parts.push((element) => {
        const read = attributeOf(element, name);
        if (read === null || !sign) return read !== null;
        return sign === '=' ? read === value : read.startsWith(value);
      });
  }
  return parts;
}
