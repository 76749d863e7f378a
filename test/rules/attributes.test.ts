// Every attribute of the page's own markup that the code reads is declared, once, in src/vocab/page-attributes.
import { describe, expect, it } from 'vitest';
import { attributeFor } from '../../src/vocab/block/attribute-for.ts';
import { pageAttributes } from '../../src/vocab/page-attributes/index.ts';
import { HIGHLIGHT_ATTRIBUTES } from '../../src/vocab/rules/display/highlight-attributes.ts';
import { popupAttributes } from '../../src/vocab/rules/overlays/popup-attributes.ts';
import { blocks } from '../../src/widgets/blocks.ts';
import { built } from './built.ts';
import { type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

/** Readers of published platform pages, whose attributes are listed in src/vocab/published and docs/published-markup.md. */
const PUBLISHED =
  /^src\/(vocab\/published\/|widgets\/(_shared\/form\/published\/|[\w-]+\/published[\w-]*\.tsx?)|runtime\/published\/published-naming\.ts)/;

const SHADOW = 'an element that the block has rendered in its shadow root';
const VENDOR = 'an attribute by which captchas are recognised, so that their form is left alone';
const PLATFORM = 'published markup, in a file that reads own markup as well';

/** Attributes that are no part of the page's own markup: where they are read, and why they are not declared. */
const OTHERS: Readonly<Record<string, readonly [why: string, ...paths: string[]]>> = {
  'data-block-type': [PLATFORM, 'src/vocab/names.ts', 'src/runtime/services/widget-rendering/widget-of.ts'],
  'data-captcha': [PLATFORM, 'src/widgets/popup/content.ts'],
  'data-definition-name': [PLATFORM, 'src/vocab/names.ts'],
  'data-image': [PLATFORM, 'src/widgets/image/lightbox-payload.ts', 'src/widgets/lightbox/items/lightbox-entry.ts'],
  'data-image-id': [PLATFORM, 'src/widgets/image/lightbox-payload.ts'],
  'data-is-open': [PLATFORM, 'src/widgets/accordion/in-place.ts'],
  'data-slide-type': [PLATFORM, 'src/vocab/names.ts', 'src/widgets/_shared/form/engine/submit-to-platform.ts'],
  'data-sqsp-block': [PLATFORM, 'src/vocab/names.ts'],
  'data-text-attribute-id': [PLATFORM, 'src/vocab/names.ts'],
  'data-selected': [SHADOW, 'src/widgets/calendar/view.tsx'],
  'data-sitekey': [
    VENDOR,
    'src/widgets/review-request/own-review.ts',
    'src/widgets/_shared/form/engine/rebuildable.ts',
  ],
  'data-button': [
    SHADOW,
    'src/widgets/_shared/form/engine/submit-buttons.tsx',
    'src/widgets/_shared/form/engine/take-focus.ts',
  ],
  'data-capped': [SHADOW, 'src/widgets/gallery/slides/meta-overlay.tsx'],
  'data-current': [SHADOW, 'src/widgets/lightbox/slides/use-zoom.ts'],
  'data-focus': [
    SHADOW,
    'src/widgets/_shared/ui/button/button.tsx',
    'src/widgets/_shared/ui/dialog/open-modal.ts',
    'src/widgets/_shared/ui/popover/popover.tsx',
    'src/widgets/lightbox/layer/use-open-dialog.ts',
  ],
  'data-guide-open': [
    'on the frame element of the configuration area, which is no page of the site',
    'src/vocab/names.ts',
  ],
  'data-vitrine-mouse-marker': ['written, and read by nothing', 'src/vocab/names.ts'],
  'data-index': [
    SHADOW,
    'src/widgets/gallery/still/use-current.ts',
    'src/widgets/gallery/use-address.ts',
    'src/widgets/gallery/use-learned-sizes.ts',
    'src/widgets/gallery/view.tsx',
  ],
  'data-invalid': [SHADOW, 'src/widgets/_shared/commerce/product/buy-form.tsx'],
  'data-kind': [
    SHADOW,
    'src/widgets/lightbox/slides/use-clicks.ts',
    'src/widgets/lightbox/slides/use-gestures.ts',
    'src/widgets/lightbox/slides/use-stage.ts',
  ],
  'data-sku': [SHADOW, 'src/widgets/_shared/commerce/cart/cart-view.tsx'],
  'data-stop': [SHADOW, 'src/widgets/_shared/ui/roving-focus/use-roving-focus.ts'],
  'data-width': [SHADOW, 'src/widgets/lightbox/slides/use-zoom.ts'],
};

/** Where a name is put together from parts: the option of a block, a setting of the popup, and the tests of this file have all of them. */
const PUT_TOGETHER = ['src/vocab/block/attribute-for.ts'];

interface Read {
  readonly path: string;
  readonly name: string;
}

/** Every attribute that a source reads: in a selector, by its name, or as a member of `dataset`. A style sheet reads those of its host and of what it shows in a slot. */
function readsIn({ path, text }: SourceFile): Read[] {
  const code = withoutComments(text);
  const names = path.endsWith('.css')
    ? [...code.matchAll(/(?::host|::slotted)\(\[(data-[a-z-]+)/g)].map(([, name = '']) => name)
    : [
        ...[...code.matchAll(/\[(data-[a-z][a-z-]*)/g)].map(([, name = '']) => name),
        ...[...code.matchAll(/((?:set|toggle|remove)Attribute\(\s*)?(['"`])(data-[a-z][a-z-]*)\2(?!\s*:)/g)].flatMap(
          ([, writes, , name = '']) => (writes ? [] : [name]),
        ),
        ...[...code.matchAll(/(delete [\w.]*)?\bdataset\??\.(\w+)(?!\s*=(?!=)|\w)/g)].flatMap(
          ([, deletes, name = '']) => (deletes ? [] : [attributeFor(name)]),
        ),
      ];
  return [...new Set(names)].map((name) => ({ path, name }));
}

const fieldsOf = new Map(blocks.map(({ name, data }) => [name, Object.keys(data).map(attributeFor)]));
const allFields = new Set([...fieldsOf.values()].flat());

/** Whether an attribute is in the table, or an option of the block whose file reads it. */
function isDeclared({ path, name }: Read): boolean {
  if (Object.hasOwn(pageAttributes, name)) return true;
  const [, block = ''] = /^src\/widgets\/([^/]+)\//.exec(path) ?? [];
  return fieldsOf.get(block)?.includes(name) ?? allFields.has(name);
}

const isOther = ({ path, name }: Read): boolean => Object.hasOwn(OTHERS, name) && OTHERS[name]?.includes(path) === true;

// No page reads an attribute by the catalogue, whose rules for editors have a variable of the name dataset.
const sources = sourceFiles(['src'], /\.(tsx?|css)$/).filter(
  ({ path }) => !/^src\/(lint|strings|vocab\/(page-attributes|catalogue))\//.test(path),
);
const reads = sources.filter(({ path }) => !PUBLISHED.test(path)).flatMap(readsIn);
const undeclared = (all: readonly Read[]): string[] =>
  all.filter((read) => !isDeclared(read) && !isOther(read)).map(({ path, name }) => `${path} reads ${name}`);

describe('attributes of the page', () => {
  it('are declared, each that the code reads', () => {
    expect(reads.length).toBeGreaterThan(150);
    expect(undeclared(reads)).toEqual([]);
  });

  it('are read, each that is declared, and each that is none of them', () => {
    const read = new Set([...reads.map(({ name }) => name), ...HIGHLIGHT_ATTRIBUTES]);
    // They are written for others alone.
    const written = Object.entries(pageAttributes).filter(([, uses]) => uses.every(({ isWritten }) => isWritten));
    const names = Object.keys(pageAttributes).filter((name) => !written.some(([one]) => one === name));
    expect(names.filter((name) => !read.has(name))).toEqual([]);
    const stale = Object.entries(OTHERS).flatMap(([name, [, ...paths]]) =>
      paths.filter((path) => !reads.some((one) => one.path === path && one.name === name)).map((path) => [name, path]),
    );
    expect(stale).toEqual([]);
  });

  it('that are put together from parts are declared', () => {
    const files = sources.filter(({ text }) => /`data-\$\{/.test(withoutComments(text))).map(({ path }) => path);
    expect(files).toEqual(PUT_TOGETHER);
    expect(HIGHLIGHT_ATTRIBUTES.filter((name) => !Object.hasOwn(pageAttributes, name))).toEqual([]);
    const asked: string[] = [];
    popupAttributes({}, (name) => {
      asked.push(name);
      return null;
    });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !fieldsOf.get('popup')?.includes(name))).toEqual([]);
  });

  it('name blocks and services that there are', () => {
    const folders = sourceFiles(['src/runtime/services'], /^service\.ts$/).map(({ path }) => path.split('/').at(-2));
    const known = new Set([...blocks.map(({ name }) => name), ...folders]);
    for (const [name, uses] of Object.entries(pageAttributes))
      for (const { readBy, within = [], beside, help, place } of uses) {
        expect([name, ...[...readBy, ...within, ...(beside ? [beside] : [])].filter((one) => !known.has(one))]).toEqual(
          [name],
        );
        expect(help, name).toMatch(/^\S.*\.$/);
        expect(place, name).toMatch(/\S/);
      }
  });

  it('have their texts in no file of a browser', () => {
    const importing = sourceFiles(['src'], /\.tsx?$/).filter(({ path, text }) =>
      /from '[./\w-]*page-attributes\//.test(text)
        ? !/^src\/(lint|index\.ts|vocab\/page-attributes)/.test(path)
        : false,
    );
    expect(importing.map(({ path }) => path)).toEqual([]);
    const shipped = `${built('vitrine.single.js')}${built('vitrine.js')}`;
    for (const uses of Object.values(pageAttributes))
      for (const { help } of uses) if (help.length > 30) expect(shipped.includes(help), help).toBe(false);
  });

  it('that nobody has declared are found, in each form in which code reads them', () => {
    const text = [
      "const MARK = 'data-colour-of-sky';",
      "find('[data-sky-state=open]'); element.dataset.skyHeight; element.hasAttribute('data-sky');",
      "element.setAttribute('data-written', ''); delete element.dataset.gone; element.dataset.set = 'a';",
      "const props = { 'data-kept': true }; // 'data-comment'",
      "element.getAttribute('data-product'); if (element.dataset.skyColor === 'blue') go();",
    ].join('\n');
    expect(undeclared(readsIn({ path: 'src/runtime/made-up.ts', text }))).toEqual([
      'src/runtime/made-up.ts reads data-sky-state',
      'src/runtime/made-up.ts reads data-colour-of-sky',
      'src/runtime/made-up.ts reads data-sky',
      'src/runtime/made-up.ts reads data-sky-height',
      'src/runtime/made-up.ts reads data-sky-color',
    ]);
    // An option of one block is no attribute of another one.
    const own = "element.getAttribute('data-first-open');";
    expect(undeclared(readsIn({ path: 'src/widgets/accordion/made-up.ts', text: own }))).toEqual([]);
    expect(undeclared(readsIn({ path: 'src/widgets/marquee/made-up.ts', text: own }))).toHaveLength(1);
    const sheet = { path: 'src/widgets/marquee/made-up.css', text: ':host([data-sky]) {} .a[data-inside] {}' };
    expect(undeclared(readsIn(sheet))).toHaveLength(1);
  });
});
