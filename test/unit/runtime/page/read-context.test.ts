import { describe, expect, it } from 'vitest';
import { objectAt, ownContext, publishedContext } from '../../../../src/runtime/page/read-context.ts';
import { toContext } from '../../../../src/vocab/context.ts';

function page(...scripts: string[]): Document {
  const made = new DOMParser().parseFromString('<!doctype html><body></body>', 'text/html');
  for (const text of scripts) {
    const script = made.createElement('script');
    if (text.startsWith('own:')) {
      script.type = 'application/json';
      script.setAttribute('data-site-context', '');
    }
    script.textContent = text.replace('own:', '');
    made.body.append(script);
  }
  return made;
}

/** The page's context as its stage reads it. */
const readContext = (of: Document) => toContext(ownContext(of) ?? publishedContext(of));

const published = (object: string) => `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${object};`;

describe("the site's own context", () => {
  it('is its JSON element', () =>
    expect(readContext(page('own:{"website":{"id":"w1"},"pageType":2}'))).toEqual(
      toContext({ website: { id: 'w1' }, pageType: 2 }),
    ));

  it('comes before the published one, wherever it stands', () => {
    expect(readContext(page(published('{"pageType":1}'), 'own:{"pageType":2}')).pageType).toBe(2);
  });

  it.each(['own:{"pageType":2', 'own:', 'own:[1]', 'own:undefined'])('as "%s" gives the defaults', (text) =>
    expect(readContext(page(text))).toEqual(toContext(null)),
  );
});

describe('the published context', () => {
  it('is read out of the inline script, as text, up to its own brace', () => {
    const text = published(
      '{"website":{"id":"}{\\"}w","identifier":"a\\\\"},"templateId":"{{","pageType":50}; var later = {"x":"}"}',
    );
    const { website, templateId, pageType } = readContext(page('var before = 1;', text));
    expect([website.id, website.identifier, templateId, pageType]).toEqual(['}{"}w', 'a\\', '{{', 50]);
  });

  it('is not evaluated', () => {
    const context = readContext(page(published('{"pageType": (window.evaluated = true, 1)}')));
    expect(context).toEqual(toContext(null));
    expect('evaluated' in window).toBe(false);
  });

  it.each([published('{"pageType":1'), published('null'), published('{pageType:1}'), 'nothing here'])(
    'as "%s" gives the defaults',
    (text) => expect(readContext(page(text))).toEqual(toContext(null)),
  );
});

describe('objectAt', () => {
  it.each([
    ['{"a":{"b":1}} tail}', '{"a":{"b":1}}'],
    ['{"a":"}"}', '{"a":"}"}'],
    ['{"a":"\\"}"}x', '{"a":"\\"}"}'],
    ['{"a":"\\\\"}x}', '{"a":"\\\\"}'],
    ['{"a":', ''],
    ['{"a":"}', ''],
  ])('cuts %s', (text, expected) => expect(objectAt(`x=${text}`, 2)).toBe(expected));
});
