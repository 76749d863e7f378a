import { parse } from '../vocab/block/parse.ts';
import { BLOCK_JSON } from '../vocab/names.ts';
import type { Report } from './check.ts';
import { attributeOf, childrenOf, type HtmlElement, hasAttribute, headingLevel, parentOf, textOf } from './element.ts';
import type { Host } from './hosts.ts';
import { areTogether, type Page } from './page.ts';
import { isTemplated } from './templated.ts';

interface Question {
  readonly at: number;
  readonly level: number | null;
}

/** The place above an accordion: another accordion, or the last heading before it. */
interface Above {
  readonly outer: Host | null;
  readonly heading: HtmlElement | null;
}

/** Checks whether the questions of the accordions of a page skip a heading level (VT176). */
export function headingLevels(
  page: Page,
  accordions: readonly Host[],
  report: Report,
): (host: Host, questions: readonly Question[]) => void {
  const aboves = abovesIn(page, accordions);
  const say = ({ block }: Host, at: number, what: string, nearest: number): void =>
    report.say({ code: 'VT176', at, block: block.name, what, nearest: `level ${nearest}` });

  /** The level above is that of the accordion around it, otherwise that of the last heading before it. */
  const levelAbove = ({ element }: Host): number | null => {
    const { outer, heading } = aboves.get(element) ?? { outer: null, heading: null };
    if (outer) return areTogether(page, outer.element, element) ? drawnLevel(outer) : null;
    return heading && areTogether(page, heading, element) ? headingLevel(heading) : null;
  };

  /**
   * The level of the headings that an accordion renders if its markup has none; null if it cannot be determined.
   * Without a given level it is one below the level above.
   */
  const levels = new Map<HtmlElement, number | null>();
  const drawnLevel = (host: Host): number | null => {
    const known = levels.get(host.element);
    if (known !== undefined) return known;
    const level = levelOf(host);
    levels.set(host.element, level);
    return level;
  };
  const levelOf = (host: Host): number | null => {
    const given = givenLevel(host);
    if (given !== 0) return given;
    const { outer, heading } = aboves.get(host.element) ?? { outer: null, heading: null };
    if (!outer && !heading) return 2;
    const above = levelAbove(host);
    return above === null ? null : Math.min(6, above + 1);
  };

  return (host, questions) => {
    const [first] = questions;
    const own = first ? drawnLevel(host) : null;
    if (!first || own === null) return;
    const found = questions.map(({ level }) => level ?? own);
    const [level = own] = found;
    const before = levelAbove(host);
    if (before !== null && level > before + 1) {
      const what = `its headings are of level ${level}, below one of level ${before}`;
      say(host, first.at, what, before + 1);
    }
    const odd = found.findIndex((one) => one !== level);
    const question = questions[odd];
    if (question) say(host, question.at, `a heading of level ${found[odd]} among headings of level ${level}`, level);
  };
}

/** This takes one traversal, because a page may have thousands of accordions. */
function abovesIn({ elements, inTemplates }: Page, accordions: readonly Host[]): ReadonlyMap<HtmlElement, Above> {
  const found = new Map<HtmlElement, Above>();
  if (accordions.length === 0) return found;
  const hosts = new Map(accordions.map((host) => [host.element, host]));
  const around = new Map<HtmlElement, Host | null>();
  let heading: HtmlElement | null = null;
  let inTemplate = false;
  for (const element of elements) {
    // Template content is separate from the page, and a script may insert it anywhere, so a heading on one side does
    // not count on the other.
    if (inTemplates.has(element) !== inTemplate) heading = null;
    inTemplate = inTemplates.has(element);
    const parent = parentOf(element);
    const outer = (parent && (hosts.get(parent) ?? around.get(parent))) ?? null;
    around.set(element, outer);
    if (hosts.has(element)) found.set(element, { outer, heading });
    if (headingLevel(element) !== null) heading = element;
  }
  return found;
}

/** Returns the level that an author sets on an accordion, 0 for none; null if a template writes it. */
function givenLevel({ element, block, platform: published }: Host): number | null {
  const scripts = childrenOf(element).filter((child) => hasAttribute(child, BLOCK_JSON));
  const texts = [attributeOf(element, BLOCK_JSON), ...scripts.map(textOf)].flatMap((text) => text ?? []);
  const attribute = (name: string): string | null => (published ? null : attributeOf(element, name));
  if (isTemplated([attribute('data-heading-level'), ...texts].join())) return null;
  const { headingLevel: level } = parse(block.data, {
    attribute,
    json: texts.map((text) => ({ where: '', text })),
  }).data;
  return typeof level === 'number' ? level : null;
}
