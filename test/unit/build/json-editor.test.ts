// What a theme author sees in an editor: VS Code's own JSON service over the schema.
import { describe, expect, it } from 'vitest';
import { marquee } from '../../../src/widgets/marquee/block.ts';
import { atMark, jsonService, schema } from './editor-data.ts';

const FOLDER = 'file:///theme/';
const SCHEMA = `${FOLDER}node_modules/vitrine/dist/blocks.schema.json`;
/** The file a theme has for each block whose data it keeps in a file of its own (docs/start/editor.md). */
const MARQUEE = JSON.stringify({ $ref: './node_modules/vitrine/dist/blocks.schema.json#/definitions/marquee' });

const FILES: Record<string, string> = {
  [SCHEMA]: JSON.stringify(schema),
  [`${FOLDER}marquee.schema.json`]: MARQUEE,
};

const service = jsonService.getLanguageService({
  schemaRequestService: (uri) => {
    const file = FILES[uri];
    return file === undefined ? Promise.reject(new Error(`asked for ${uri}`)) : Promise.resolve(file);
  },
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

function open(marked: string) {
  const { text, offset } = atMark(marked);
  const document = jsonService.TextDocument.create(`${FOLDER}data.json`, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  return { document, json, position: document.positionAt(offset) };
}

async function completions(marked: string) {
  const { document, json, position } = open(marked);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

async function messages(text: string): Promise<string[]> {
  const { document, json } = open(`${text}|`);
  const found = await service.doValidation(document, json);
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

describe.each([
  {
    file: 'of one block',
    around: (data: string) => `{ "$schema": "./marquee.schema.json", ${data} }`,
  },
  {
    file: 'of several blocks',
    around: (data: string) =>
      `{ "$schema": "./node_modules/vitrine/dist/blocks.schema.json", "accordion": {}, "marquee": { ${data} } }`,
  },
])('a data file $file', ({ around }) => {
  it('is offered the fields with their help', async () => {
    const items = await completions(around('|'));
    const offered = items.map(({ label }) => label).filter((label) => label !== '$schema');
    expect(offered.sort()).toEqual(Object.keys(marquee.data).sort());
    const speed = items.find(({ label }) => label === 'animationSpeed');
    expect(speed?.documentation).toContain(marquee.data.animationSpeed?.help);
  });

  it('is offered the values of a choice', async () => {
    const labels = (await completions(around('"animationDirection": |'))).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['"left"', '"right"']));
  });

  it('is left alone where it is right, in camel and kebab case, with numbers as text', async () => {
    const data = '"animationSpeed": "1.5", "animation-direction": "right", "items": [{ "text": "Barro" }]';
    expect(await messages(around(data))).toEqual([]);
  });

  it('is told of a wrong value, a wrong shape and a field nobody has', async () => {
    expect(await messages(around('"animationDirection": "up"'))).toEqual([expect.stringContaining('"left", "right"')]);
    expect(await messages(around('"animation-direction": "up"'))).toEqual([expect.stringContaining('"left", "right"')]);
    expect(await messages(around('"animationSpeed": -1'))).toEqual([expect.stringContaining('0')]);
    expect(await messages(around('"items": ["Barro"]'))).toEqual([expect.stringContaining('object')]);
    expect(await messages(around('"animationsSpeed": 1'))).toEqual([expect.stringContaining('animationsSpeed')]);
  });

  it('says under the pointer what a field means, named either way', async () => {
    for (const key of ['anim|ationSpeed', 'anim|ation-speed']) {
      const { document, json, position } = open(around(`"${key}": 2`));
      const hover = await service.doHover(document, position, json);
      expect(JSON.stringify(hover?.contents), key).toContain('Speed of the text: 60 px per second');
    }
  });
});

it('offers the settings of the cookie banner in a file with the page context', async () => {
  const around = (data: string) =>
    `{ "$schema": "./node_modules/vitrine/dist/blocks.schema.json", "site-context": { "cookieSettings": { ${data} } } }`;
  const labels = (await completions(around('|'))).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['isCookieBannerEnabled', 'cookieBannerText']));
  expect(await messages(around('"cookieBannerTheme": "GREY"'))).toEqual([expect.stringContaining('"LIGHT", "DARK"')]);
});
