// What a theme author sees in an editor: VS Code's own HTML service over the custom data.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { htmlData } from '../../../build/html-data.mjs';
import * as vocabulary from '../../../src/index.ts';
import { attributeFor } from '../../../src/vocab/block/attribute-for.ts';
import { type ConsentPurpose, defineBlock, type When } from '../../../src/vocab/block/define-block.ts';
import { flag, oneOf } from '../../../src/vocab/block/fields.ts';
import { blocks } from '../../../src/widgets/blocks.ts';
import { atMark, html, htmlService } from './editor-data.ts';

const LOADS = { load: 0, visible: 0, idle: 0, interaction: 0 } satisfies Record<When, 0>;
const PURPOSES = { necessary: 0, preferences: 0, analytics: 0, marketing: 0 } satisfies Record<ConsentPurpose, 0>;

function editor(data: typeof html) {
  const provider = htmlService.newHTMLDataProvider('vitrine', data);
  const service = htmlService.getLanguageService({ useDefaultDataProvider: false, customDataProviders: [provider] });
  const open = (marked: string) => {
    const { text, offset } = atMark(marked);
    const document = htmlService.TextDocument.create('file:///theme/page.html', 'html', 1, text);
    return [document, document.positionAt(offset), service.parseHTMLDocument(document)] as const;
  };
  return {
    complete: (marked: string) => service.doComplete(...open(marked)).items,
    hover: (marked: string) => JSON.stringify(service.doHover(...open(marked))?.contents ?? null),
  };
}

const { complete, hover } = editor(html);
const labels = (marked: string): string[] => complete(marked).map(({ label }) => label);
const inserted = (marked: string, label: string): string | undefined =>
  complete(marked).find((item) => item.label === label)?.textEdit?.newText;

it('has the form VS Code asks for', () => {
  const path = 'node_modules/vscode-html-languageservice/docs/customData.schema.json';
  const ajv = new Ajv({ strict: false });
  const { $id, ...form } = JSON.parse(readFileSync(path, 'utf8'));
  expect(ajv.validate({ ...form, $schema: 'http://json-schema.org/draft-07/schema#' }, html), ajv.errorsText()).toBe(
    true,
  );
  const names = (html.globalAttributes ?? []).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('an element', () => {
  it('is offered every block by name, with its summary and the path of its reference', () => {
    const items = complete('<div data-block="|"></div>');
    expect(items.map(({ label }) => label)).toEqual(blocks.map(({ name }) => name));
    for (const { name, summary } of blocks) {
      const shown = JSON.stringify(items.find(({ label }) => label === name)?.documentation);
      expect(shown).toContain(summary);
      expect(shown).toContain(`dist/reference/${name}.md`);
    }
    expect(hover('<div data-block="marq|uee"></div>')).toContain('Text that scrolls endlessly');
  });

  it('is offered every field of every block, with its help', () => {
    const items = complete('<div |></div>');
    for (const { name, data } of blocks)
      for (const [field, { help }] of Object.entries(data)) {
        const shown = JSON.stringify(items.find(({ label }) => label === attributeFor(field))?.documentation);
        expect(shown, field).toContain(`**${name}**: ${JSON.stringify(help).slice(1, -1)}`);
      }
    expect(hover('<div data-animation-sp|eed="2"></div>')).toContain('Speed of the text');
  });

  it('is offered when a block comes, what it waits for, and what a form and the tag take', () => {
    expect(labels('<div data-block-load="|"></div>')).toEqual(Object.keys(LOADS));
    expect(labels('<div data-block-consent="|"></div>')).toEqual(Object.keys(PURPOSES));
    expect(labels('<fieldset data-form-field="|"></fieldset>')).toContain('likert');
    expect(labels('<script data-locale="|"></script>')).toEqual(['pt-BR', 'en', 'es']);
    const attributes = labels('<script |></script>');
    for (const name of ['data-block-json', 'data-site-context', 'data-debug', 'data-consent-open', 'data-form-captcha'])
      expect(attributes).toContain(name);
    expect(inserted('<script |></script>', 'data-site-context')).toBe('data-site-context');
    // Vitrine writes it, no author.
    expect(attributes).not.toContain('data-block-state');
  });

  it('is offered what a page marks for the shop, forms, media and consent, with where it is written', () => {
    const items = complete('<div |></div>');
    for (const [name, uses] of Object.entries(vocabulary.pageAttributes)) {
      const shown = JSON.stringify(items.find(({ label }) => label === name)?.documentation ?? null);
      for (const { help, place, isWritten } of uses)
        if (!isWritten) expect(shown, name).toContain(JSON.stringify(`${help} On ${place}.`).slice(1, -1));
    }
    const names = items.map(({ label }) => label);
    for (const name of ['data-product', 'data-cart-open', 'data-quick-add', 'data-next-page', 'data-consent-src'])
      expect(names).toContain(name);
    expect(labels('<input data-filter="|">')).toEqual(['min', 'max', 'available', 'sale', 'order', 'pages']);
    expect(labels('<p data-side="|"></p>')).toEqual(['left', 'right']);
    expect(inserted('<button |></button>', 'data-cart-open')).toBe('data-cart-open');
    expect(hover('<a data-quick-vi|ew></a>')).toContain('**quick-views**');
    // An option of some blocks that is an attribute of the page as well says both.
    expect(hover('<a data-lightb|ox></a>')).toMatch(/\*\*gallery\*\*.*\*\*lightbox-links\*\*/s);
  });

  it('is offered the values of a choice', () =>
    expect(labels('<div data-animation-direction="|"></div>')).toEqual(['left', 'right']));

  it('is given a flag bare where that turns it on, and with a value where it is on already', () => {
    expect(inserted('<div |></div>', 'data-first-open')).toBe('data-first-open');
    expect(inserted('<div |></div>', 'data-dividers')).toBe('data-dividers="$1"');
    for (const name of ['data-first-open', 'data-dividers'])
      expect(labels(`<div ${name}="|"></div>`)).toEqual(['true', 'false']);
  });
});

describe('an attribute that two blocks share', () => {
  const block = (name: string, data: Parameters<typeof defineBlock>[0]['data']) =>
    defineBlock({ name, summary: 'A block.', when: 'visible', budget: 1, data });
  const shared = editor(
    htmlData({
      blocks: [
        block('gallery', {
          design: oneOf(['grid', 'list'], { fallback: 'grid', help: 'How pictures lie.' }),
          loop: flag({ help: 'Goes round.' }),
        }),
        block('summary', {
          design: oneOf(['list', 'carousel'], { fallback: 'list', help: 'How entries lie.' }),
          loop: flag({ fallback: true, help: 'Begins again.' }),
        }),
      ],
      vocabulary,
    }),
  );

  it('says what it means to each of them', () => {
    const shown = shared.hover('<div data-des|ign="list"></div>');
    for (const words of ['**gallery**: How pictures lie.', '**summary**: How entries lie.'])
      expect(shown).toContain(words);
  });

  it('offers the values of both, and says whose those are that one does not take', () => {
    const items = shared.complete('<div data-design="|"></div>');
    expect(items.map(({ label }) => label)).toEqual(['grid', 'list', 'carousel']);
    const shown = items.map(({ documentation }) => JSON.stringify(documentation ?? null));
    expect(shown[0]).toContain('For gallery.');
    expect(shown[1]).toBe('null');
    expect(shown[2]).toContain('For summary.');
  });

  it('is given a flag with a value where one of them has it on already', () => {
    expect(shared.complete('<div |></div>').find(({ label }) => label === 'data-loop')?.textEdit?.newText).toBe(
      'data-loop="$1"',
    );
  });
});
