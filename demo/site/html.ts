import { escapeHtml } from '../pages/escape-html.mjs';

/** Text that is markup already. Only `html` makes it, so what is not one is text and gets escaped. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type Value = string | number | Markup | null | undefined | false | readonly Value[];

const written = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  return typeof value === 'object' ? value.map(written).join('') : escapeHtml(String(value));
};

/** Markup with values in it, each escaped unless it is markup itself; lists are joined, what is missing is left out. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + written(values[index - 1]) + part));

/** Data inside a script element: nothing in it can end the element or begin a comment. */
export const json = (data: unknown): Markup => new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'));
