// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { siteContext } from '../../../demo/site/parts/site-context.ts';
import { attributeFor, kebab } from '../../../src/vocab/block/attribute-for.ts';
import type { Block } from '../../../src/vocab/block/define-block.ts';
import type { Field, FieldKind } from '../../../src/vocab/block/field.ts';
import { contextHelp, furtherContextHelp } from '../../../src/vocab/catalogue/context-help.ts';
import { toContext } from '../../../src/vocab/context.ts';
import { policyOf } from '../../../src/vocab/rules/overlays/cookie-policy.ts';
import { blocks } from '../../../src/widgets/blocks.ts';
import { declarationOf, exampleOf } from '../../declarations.ts';
import { wrongValue } from '../../wrong-value.ts';
import { schema } from './editor-data.ts';

// Strict: a keyword or type that ajv would not check is an error.
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true });
ajv.addSchema(schema, 'blocks');

const takes = (name: string, data: unknown): boolean => ajv.getSchema(`blocks#/definitions/${name}`)?.(data) === true;
const problems = (name: string): string => ajv.errorsText(ajv.getSchema(`blocks#/definitions/${name}`)?.errors);

/** The data that markup gives a block, in JSON's types. */
function dataIn(element: Element, { data }: Block): Record<string, unknown> {
  const child = element.querySelector(':scope > script[data-block-json]')?.textContent;
  const texts = [child, element.getAttribute('data-block-json')].filter((text) => text != null);
  const written = Object.entries(data).flatMap(([name, field]) => {
    const raw = element.getAttribute(attributeFor(name));
    return raw === null ? [] : [[name, field.kind === 'json' ? JSON.parse(raw) : field.fromText(raw)]];
  });
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)), Object.fromEntries(written));
}

const withFields = blocks.filter(({ data }) => Object.keys(data).length > 0);
const fields = blocks.flatMap((block) =>
  Object.entries(block.data).map(([name, field]) => ({ block: block.name, name, field })),
);
const FORMS: readonly FieldKind[] = [
  'url',
  'color',
  'length',
  'duration',
  'ratio',
  'focalPoint',
  'timeZone',
  'month',
  'reference',
  'list',
];
const isNumeric = ({ kind }: Field<unknown>): boolean => kind === 'number' || kind === 'count';

describe('the schema', () => {
  it('has every block and the page context, and is a schema', () => {
    const ofAttributes = ['data-consent-services', 'data-show-when', 'data-product'];
    expect(Object.keys(schema.definitions)).toEqual([
      ...blocks.map(({ name }) => name),
      'site-context',
      ...ofAttributes,
    ]);
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  });

  it('takes a file that keeps the data of several blocks, and no other name', () => {
    const data = { $schema: 'x', marquee: { animationSpeed: 2 }, accordion: {}, 'site-context': {} };
    expect(ajv.validate('blocks', data), ajv.errorsText()).toBe(true);
    expect(ajv.validate('blocks', { ...data, marqee: {} })).toBe(false);
    expect(ajv.validate('blocks', { marquee: { animationSpeed: 'fast' } })).toBe(false);
  });

  it('takes the JSON of attributes of the page, and refuses what is not read', () => {
    const product = { id: 'caneca', variants: [{ sku: 'A', price: 8900, salePrice: null }], title: 'Caneca' };
    expect(takes('data-product', product), problems('data-product')).toBe(true);
    for (const wrong of [
      { ...product, id: '' },
      { ...product, priceCents: 89.9 },
      { id: 'a', variants: [{ sku: 'A' }] },
    ])
      expect(takes('data-product', wrong)).toBe(false);
    expect(takes('data-show-when', { field: 'nome', filled: true }), problems('data-show-when')).toBe(true);
    expect(takes('data-show-when', { field: 'nome' })).toBe(false);
    const service = { name: 'mapa', purpose: 'marketing' };
    expect(takes('data-consent-services', [service]), problems('data-consent-services')).toBe(true);
    expect(takes('data-consent-services', [{ ...service, purpose: 'anúncios' }])).toBe(false);
  });

  it.each(blocks.map(({ name }) => name))('takes what the examples of %s say', async (name) => {
    const block = await declarationOf(name);
    const variants = `demo/blocks/${name}.html`;
    document.body.innerHTML = exampleOf(name) + (existsSync(variants) ? readFileSync(variants, 'utf8') : '');
    const hosts = [...document.querySelectorAll(`[data-block="${name}"]`)];
    expect(hosts).not.toEqual([]);
    for (const host of hosts) expect(takes(name, dataIn(host, block)), problems(name)).toBe(true);
  });

  it.each(blocks.map(({ name }) => name))('takes the defaults of %s, named either way', async (name) => {
    const { data } = await declarationOf(name);
    const defaults = Object.entries(data).map(([field, { fallback }]) => [field, fallback] as const);
    expect(takes(name, Object.fromEntries(defaults)), problems(name)).toBe(true);
    const inKebab = defaults.map(([field, value]) => [kebab(field), value]);
    expect(takes(name, Object.fromEntries(inKebab)), problems(name)).toBe(true);
  });

  it.each(withFields.map(({ name }) => name))('refuses a field %s does not have', (name) =>
    expect(takes(name, { strange: 1 })).toBe(false),
  );
});

describe.each(fields)('the field $name of $block', ({ block, name, field }) => {
  it('is described, with its default', () => {
    const described = schema.definitions[block].properties[name];
    expect(described.description).toContain(field.help);
    expect(described.default).toEqual(field.fallback);
  });

  it('is refused where it is wrong, named either way', () => {
    // What is wrong in an attribute may be right in JSON: a text where rich text is due.
    const wrong = [wrongValue(field), null].filter((value) => !safeParse(field.schema, value).success);
    expect(wrong).not.toEqual([]);
    for (const value of wrong) {
      expect(takes(block, { [name]: value }), JSON.stringify(value)).toBe(false);
      expect(takes(block, { [kebab(name)]: value }), JSON.stringify(value)).toBe(false);
    }
  });

  it('is taken and refused as the parser does, but for the range of a number written as text', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 8 }),
      fc.double({ min: -2, max: 8, noNaN: true }),
      fc.constantFrom(
        ...(field.choices ?? []),
        '3',
        '+3',
        ' 4 ',
        '-1',
        '-0',
        '.5',
        '5.',
        '1e2',
        '0x10',
        '0b1',
        '1_0',
        '',
        ' ',
      ),
      fc.constantFrom({ html: 'x' }, { html: 1 }, [{ text: 'x' }], [{ text: 1 }], { countries: [{ name: 'x' }] }),
    );
    fc.assert(
      fc.property(values, (value) => {
        const read = safeParse(field.schema, value).success;
        if (isNumeric(field) && typeof value === 'string') {
          if (read) expect(takes(block, { [name]: value })).toBe(true);
          if (value !== field.fallback && (Number.isNaN(Number(value)) || value.trim() === ''))
            expect(takes(block, { [name]: value })).toBe(false);
          return;
        }
        // Of a form that is text, such as an address, the schema knows the look and the parser the rest.
        if (FORMS.includes(field.kind)) {
          if (read) expect(takes(block, { [name]: value })).toBe(true);
          return;
        }
        // To valibot a list is an object too.
        if (Array.isArray(value) && schema.definitions[block].properties[name].type === 'object') return;
        expect(takes(block, { [name]: value })).toBe(read);
      }),
    );
  });
});

describe('the page context', () => {
  const described = (
    properties: Record<string, { properties?: object; description?: string }>,
    before = '',
  ): string[] =>
    Object.entries(properties).flatMap(([name, { properties: inside, description }]) => {
      const path = `${before}${name}`;
      if (path.startsWith('cookieSettings.')) return [];
      expect(description, path).toBe({ ...contextHelp, ...furtherContextHelp }[path]);
      return [path, ...described({ ...inside }, `${path}.`)];
    });

  it('has every field that is read, with its help, and no other', () => {
    const paths = described(schema.definitions['site-context'].properties);
    const further = Object.keys(furtherContextHelp).filter((path) => !/^(member|authenticated)Account\./.test(path));
    expect(paths.sort()).toEqual([...Object.keys(contextHelp), ...further].sort());
  });

  it('describes the fields of an account, which may also be null', () => {
    const { anyOf, default: fallback } = schema.definitions['site-context'].properties.memberAccount;
    expect(anyOf[0].properties.xsrfToken.description).toBe(furtherContextHelp['memberAccount.xsrfToken']);
    expect(fallback).toBeNull();
    expect(takes('site-context', { memberAccount: { displayName: 'Ana', plano: 'anual' } })).toBe(true);
    expect(takes('site-context', { memberAccount: null })).toBe(true);
    expect(takes('site-context', { memberAccount: 'Ana' })).toBe(false);
  });

  it('takes the shop’s own, an empty one, its own defaults and fields that nobody reads', () => {
    expect(takes('site-context', siteContext({ item: { id: 'x', recordType: 1 } })), problems('site-context')).toBe(
      true,
    );
    expect(takes('site-context', {})).toBe(true);
    expect(takes('site-context', toContext({})), problems('site-context')).toBe(true);
    expect(takes('site-context', { website: { strange: 1 }, strange: 1 })).toBe(true);
  });

  it.each([
    { website: 'x' },
    { website: { id: 7 } },
    { website: { developerMode: 'true' } },
    { website: { siteStatus: { value: '6' } } },
    { pageType: '1' },
    { websiteRoles: {} },
    { authenticatedAccount: true },
    { featureFlags: ['1'] },
    { googleFonts: ['Inter'] },
    { cookieSettings: { isCookieBannerEnabled: 'true' } },
    { cookieSettings: { cookieBannerTheme: 'GREY' } },
  ])('refuses %j, which the page would not use', (context) => expect(takes('site-context', context)).toBe(false));

  it('knows the settings of the cookie banner that the page reads', () => {
    const { properties } = schema.definitions['site-context'].properties.cookieSettings;
    expect(Object.keys(properties)).toHaveLength(22);
    expect(policyOf({ isRestrictiveCookiePolicyEnabled: true }).restrictive).toBe(true);
    expect(properties.isRestrictiveCookiePolicyEnabled.type).toBe('boolean');
    expect([...properties.cookieBannerPosition.enum].sort()).toEqual([
      'BOTTOM',
      'BOTTOM_LEFT',
      'BOTTOM_RIGHT',
      'TOP',
      'TOP_LEFT',
      'TOP_RIGHT',
    ]);
  });
});
