import { isContextAlias, toContext } from '../../vocab/context.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { SITE_CONTEXT } from '../../vocab/names.ts';
import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { ownContext, publishedContext } from '../page/read-context.ts';
import type { ContextReport } from './page-report.ts';

/** Maximum length of the list of fields. */
const MAX_FIELDS = 200;

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields => isRecord(value) && Object.keys(value).length > 0;

/** Lists the fields of the page's context that are present and read, and those that nothing reads. It returns names, never values. */
export function contextOf(page: Document): ContextReport {
  const raw = ownContext(page) ?? publishedContext(page);
  if (!isGroup(raw)) return { from: null, fields: [], unread: [] };
  const fields: string[] = [];
  const unread: string[] = [];
  const compare = (given: Fields, shape: Fields, path: string): void => {
    for (const [name, value] of Object.entries(given)) {
      const where = withoutSecrets(path + name);
      const named = Object.hasOwn(shape, name);
      const known = shape[name];
      // Published pages have fields, and groups of them, that the context does not name itself.
      if (!named && !isContextAlias(where)) unread.push(where);
      else if (isGroup(value) && (!named || isGroup(known))) compare(value, isGroup(known) ? known : {}, `${where}.`);
      else fields.push(where);
    }
  };
  compare(raw, toContext({}), '');
  const own = Document.prototype.querySelector.call(page, `script[${SITE_CONTEXT}]`);
  return {
    from: own ? 'element' : 'published script',
    fields: fields.slice(0, MAX_FIELDS),
    unread: unread.slice(0, MAX_FIELDS),
  };
}
