import { html } from 'parse5';
import type { Check } from '../check.ts';
import { attributeOf, type HtmlElement } from '../element.ts';
import { quoted } from '../finding.ts';
import { areTogether, startOf, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

/** Pasted drawings repeat their ids; there are no blocks inside drawings. */
const isDrawing = ({ namespaceURI }: HtmlElement): boolean => namespaceURI === html.NS.SVG;

const bare = (id: string): string => id.replace(/^block-/, '');

/** Ids that are used twice (VT130, VT131). Elements in a template element belong to a document of their own. */
export const ids: Check = (page, hosts, report) => {
  const blockOf = new Map(hosts.map(({ element, block }) => [element, block.name]));
  const seen = new Map<string, HtmlElement>();
  const blocks = new Map<string, { id: string; element: HtmlElement }>();
  for (const element of page.elements) {
    if (element.attrs.length === 0 || page.inTemplates.has(element) || isDrawing(element)) continue;
    const id = attributeOf(element, 'id');
    if (!id || isTemplated(id)) continue;
    const block = blockOf.get(element) ?? null;
    const about = () => ({ at: writtenOf(page, element, 'id').at, block, attribute: 'id', read: id });
    const first = seen.get(id);
    const other = block === null ? undefined : blocks.get(bare(id));
    if (first && !areTogether(page, first, element)) continue;
    if (first) {
      const { line } = page.placeOf(startOf(first));
      report.say({ ...about(), code: 'VT130', what: `the id ${quoted(id)} is already used on line ${line}` });
    } else if (other && other.id !== id && areTogether(page, other.element, element))
      report.say({
        ...about(),
        code: 'VT131',
        what: `the id ${quoted(id)} means the same block as ${quoted(other.id)}`,
      });
    seen.set(id, first ?? element);
    if (block !== null) blocks.set(bare(id), { id, element });
  }
};
