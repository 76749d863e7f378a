import { type Answer, seeOther } from '../answer.ts';
import { pathOf } from '../api/native-form.ts';
import { formBody } from '../api/read-body.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';

/** A form of the shop that a page of this site has sent. */
export interface SentForm {
  readonly visit: Visit;
  readonly backend: Backend;
  readonly session: Session;
  /** A field's value, or nothing. */
  readonly field: (name: string) => string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Goes to a page of this site, which says the word of `demo/site/parts/notices.ts`. */
export const backWith = (path: string, word: string): Answer =>
  seeOther(`${path}${path.includes('?') ? '&' : '?'}aviso=${word}`);

/** The page that the form came from, of the pages of the shop. */
export const pageOf = ({ field, visit }: SentForm, usual: string): string => {
  const path = pathOf(field('de')) || visit.page;
  return path.startsWith('/atelie/') || path === '/config/' ? path : usual;
};

/** Reads a form; null where it proves nothing: not the crumb of the session, or another site sends it. */
export async function readForm(visit: Visit, backend: Backend): Promise<SentForm | null> {
  const fields = await formBody(visit);
  const session = fields && !visit.foreign ? backend.crumbs.checkOne(visit, fields.get('crumb') ?? null) : null;
  return fields && session && { visit, backend, session, fields, field: (name) => fields.get(name) ?? '' };
}
