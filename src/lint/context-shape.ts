import { safeParse } from 'valibot';
import { captchaScriptExpected, captchaSettingsPlaces } from '../vocab/captcha-settings.ts';
import { toContext } from '../vocab/context.ts';
import { cookieSettingsFields } from '../vocab/cookie-settings-fields.ts';
import { isRecord } from '../vocab/is-record.ts';
import { CAPTCHA_SCRIPTS } from '../vocab/rules/third-parties/known-third-party.ts';

/** The values that one place of the page context may have. */
export interface Place {
  readonly expected: string;
  /** The words to choose from, if there are such. */
  readonly words?: readonly string[];
  /** The value that is used instead of any other; the default unless given. */
  readonly used?: string;
  takes(value: unknown): boolean;
}

type Tree = Readonly<Record<string, unknown>>;

/** Kinds of value, each with a sample of that kind. */
const KINDS: readonly { expected: string; sample: unknown; is(value: unknown): boolean }[] = [
  { expected: 'a string', sample: 'x', is: (value) => typeof value === 'string' },
  { expected: 'a number', sample: 7, is: (value) => typeof value === 'number' },
  { expected: 'true or false', sample: true, is: (value) => typeof value === 'boolean' },
  { expected: 'an object', sample: { x: 'x' }, is: isRecord },
  { expected: 'a list', sample: [7, { x: 'x', includeName: 'x' }], is: Array.isArray },
];

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), tree);

/** The reader itself shows which kind it accepts: the kind whose sample changes its result, compared with no value. */
function placeAt(path: readonly string[]): Place {
  const nothing = JSON.stringify(at(toContext({}), path));
  const kinds = KINDS.filter(({ sample }) => JSON.stringify(at(toContext(nested(path, sample)), path)) !== nothing);
  return {
    expected: kinds.map(({ expected }) => expected).join(' or '),
    takes: (value) => kinds.some(({ is }) => is(value)),
  };
}

/** The settings of the banner are read one by one; an empty text counts as none. */
const cookiePlaces = (): [string, Place][] =>
  Object.entries(cookieSettingsFields).map(([name, { expected, schema }]) => [
    name,
    { expected, takes: (value) => value === '' || safeParse(schema, value).success },
  ]);

/** One of the site itself has no scheme: the linter does not know the site's origin. */
const SCRIPT: Place = {
  expected: captchaScriptExpected,
  takes: (value) =>
    typeof value === 'string' && (/^https:\/\//i.test(value) || !/^\s*([a-z][\w+.-]*:|[\\/]{2})/i.test(value)),
};

/** The captcha settings are read one by one, too. */
const captchaShape = (): Shape => {
  const { scripts, ...places } = captchaSettingsPlaces;
  const vendors = new Map(Object.keys(CAPTCHA_SCRIPTS).map((vendor) => [vendor, SCRIPT]));
  return {
    places: new Map(Object.entries(places)),
    groups: new Map([['scripts', { places: vendors, groups: new Map() }]]),
  };
};

/** The names in a group: those that have values, and those that are groups themselves. */
export interface Shape {
  readonly places: ReadonlyMap<string, Place>;
  readonly groups: ReadonlyMap<string, Shape>;
}

function shapeOf(tree: Tree, path: readonly string[] = []): Shape {
  const places = new Map<string, Place>();
  const groups = new Map<string, Shape>();
  for (const [name, value] of Object.entries(tree)) {
    const here = [...path, name];
    // An empty object has a structure that only its reader knows.
    if (isRecord(value) && Object.keys(value).length > 0) groups.set(name, shapeOf(value, here));
    else places.set(name, placeAt(here));
  }
  return { places, groups };
}

/** Every name of the page context and of the cookie and captcha settings in it, determined from its reader. */
export const contextShape = ((): Shape => {
  const { places, groups } = shapeOf(toContext({}));
  const cookies: Shape = { places: new Map(cookiePlaces()), groups: new Map() };
  return { places, groups: new Map([...groups, ['cookieSettings', cookies], ['captchaSettings', captchaShape()]]) };
})();
