// Every text that blocks add to a page is a message of its language, on the shipped product: a page with every block, its forms sent empty, and every layer.

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blockNames, exampleOf, isPageLevel, payloadOf } from '../../declarations.ts';
import { expect, test } from '../tools/fixture.ts';
import { openLayer } from '../tools/vitrine-of.ts';

/** Where the part of a message in braces that begins at an index ends. */
function endOf(message: string, start: number): number {
  let depth = 0;
  for (let at = start; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is open: ${message}`);
}

/** The forms of a plural or of a choice, without what they are chosen by. */
function formsOf(choice: string): string[] {
  const open = choice.indexOf('{');
  if (open < 0) return [];
  const close = endOf(choice, open);
  return [choice.slice(open + 1, close), ...formsOf(choice.slice(close + 1))];
}

/** What a message looks like once its arguments are filled in. */
function patternOf(message: string): string {
  const open = message.indexOf('{');
  const literal = (text: string): string =>
    text
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replace(/\s+/g, '\\s+')
      .replace(/#/g, '[\\d.,]+');
  if (open < 0) return literal(message);
  const close = endOf(message, open);
  const forms = formsOf(message.slice(open + 1, close));
  const inside = forms.length ? `(?:${forms.map(patternOf).join('|')})` : '[^{}]+?';
  return literal(message.slice(0, open)) + inside + patternOf(message.slice(close + 1));
}

/** A message that is nothing but values says nothing of a language, and would fit every text. */
const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replace(/\{[^{}]*\}/g, ''));

const messagesOf = (language: string): { readonly message: string; readonly pattern: RegExp }[] =>
  readdirSync(`src/strings/${language}`)
    .flatMap((file) => Object.values<string>(JSON.parse(readFileSync(`src/strings/${language}/${file}`, 'utf8'))))
    .filter(hasWords)
    .map((message) => ({ message, pattern: new RegExp(`^${patternOf(message)}$`) }));

/** The words in dates and prices, which the browser has in every language. */
function formatWordsOf(language: string): ReadonlySet<string> {
  const days = Array.from({ length: 400 }, (_, day) => new Date(2026, 0, 1 + day, day % 24));
  const dates = (['full', 'long', 'medium'] as const).flatMap((dateStyle) =>
    days.map((day) => day.toLocaleString(language, { dateStyle, timeStyle: 'short' })),
  );
  const names = (['long', 'short'] as const).flatMap((width) =>
    days.map((day) => day.toLocaleDateString(language, { weekday: width, month: width })),
  );
  const price = (1).toLocaleString(language, { style: 'currency', currency: 'BRL' });
  return new Set([...dates, ...names, price].flatMap((text) => text.toLowerCase().match(WORD) ?? []));
}

const WORD = /\p{L}[\p{L}-]*/gu;

/** What blocks and layers show or say: the texts, names, hints and alternatives in their shadow roots. */
const textsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null): void => {
      const said = text?.replace(/\s+/g, ' ').trim();
      if (said && /\p{L}{2}/u.test(said)) found.add(said);
    };
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('style, script, template')) continue;
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'])
          add(element.getAttribute(name));
        for (const node of element.childNodes) if (node instanceof Text) add(node.data);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    for (const host of document.querySelectorAll('*')) if (host.shadowRoot) walk(host.shadowRoot);
    return [...found];
  });

for (const language of ['pt-BR', 'en', 'es'])
  test(`in ${language} every text that blocks, their errors and layers add to a page is a message of that language with its values, and none of another [STR-301, I18N-610]`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/./);
    const levels = await Promise.all(blockNames.map(isPageLevel));
    const inPage = blockNames.filter((_, at) => !levels[at]);
    const layers = blockNames.filter((name, at) => levels[at] && name !== 'diagnosis');
    const html = inPage.map(exampleOf).join('\n');
    await pageWith(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>T</title></head><body>${html}</body></html>`,
    );
    for (const host of await page.locator('[data-block]').all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-block-state', /ready|waiting|failed/);
    }
    await page.evaluate(() => document.addEventListener('vitrine:form-submit', (event) => event.preventDefault()));
    for (const name of ['form', 'newsletter']) {
      const block = page.locator(`[data-block=${name}]`);
      await block.locator('[type=submit]').filter({ visible: true }).first().press('Enter');
      await expect(block.locator('[part~=error]').first()).toBeVisible();
    }
    const said = new Set(await textsIn(page));
    for (const name of layers) {
      await openLayer(page, name, payloadOf(name));
      for (const text of await textsIn(page)) said.add(text);
      await page.keyboard.press('Escape');
    }
    const own = `${html} ${JSON.stringify(layers.map(payloadOf))}`
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    const [messages, formatWords] = [messagesOf(language), formatWordsOf(language)];
    const isPages = (text: string): boolean => own.includes(text);
    const isFormatted = (text: string): boolean =>
      (text.toLowerCase().match(WORD) ?? []).every((word) => formatWords.has(word));
    const isMessage = (text: string): boolean => messages.some(({ pattern }) => pattern.test(text));
    const isKnown = (text: string): boolean => isPages(text) || isFormatted(text) || isMessage(text);
    const rest = [...said].filter((text) => !isPages(text));
    // A name may be made of a message and a title of the page.
    expect(rest.filter((text) => !isKnown(text) && !text.split(/: | · /).every(isKnown))).toEqual([]);
    // Values are in their places, also where a number decides the form.
    const filled = messages.filter(
      ({ message, pattern }) => /\{/.test(message) && rest.some((text) => pattern.test(text)),
    );
    expect(filled.length).toBeGreaterThanOrEqual(11);
    expect(rest.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
