import type { Call, Request } from '../../vocab/calls.ts';
import { dataWithoutSecrets } from '../../vocab/rules/text/data-without-secrets.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { withoutVisitor } from '../../vocab/rules/text/without-visitor.ts';
import { pathPart } from '../call/path-part.ts';

/** The page as a record of plain values (CENSUS-603). */
export type PageFields = Readonly<Record<string, string | number | boolean | null>>;

/** A button as the census counts it (CENSUS-610). */
export interface ButtonFields {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** Tracking context code: 1 for a button block, 2 for a button of the popup overlay. */
  readonly context: number;
}

/** Timeout of a census call, in ms (CENSUS-621). */
export const CENSUS_TIMEOUT = 2_500;

/** These calls are automatic, nothing reads their responses, and their failures are not shown (CENSUS-623). */
const REQUEST_OPTIONS = {
  method: 'POST',
  automatic: true,
  quiet: true,
  unread: true,
  retries: 0,
  timeout: CENSUS_TIMEOUT,
} as const satisfies Partial<Call>;

/** Fields of a page that contain an address, or a text in which a visitor may be named. */
const ADDRESS_FIELDS: readonly string[] = ['url', 'title', 'queryString', 'referrer'];

/** Returns a page without crumb, tokens and everything that identifies the visitor. */
const cleaned = (page: PageFields): PageFields =>
  Object.fromEntries(
    Object.entries(page).map(([name, value]) => [
      name,
      ADDRESS_FIELDS.includes(name) && typeof value === 'string' ? withoutVisitor(value) : value,
    ]),
  );

const button = (fields: ButtonFields): ButtonFields => ({
  ...fields,
  buttonText: withoutVisitor(fields.buttonText),
  clickthroughUrl: withoutVisitor(fields.clickthroughUrl),
});

/** Never rejects: the page continues whatever the outcome and whatever the arguments. */
const send = async (
  request: Request,
  call: () => Pick<Call, 'path' | 'body' | 'form' | 'keepalive'>,
): Promise<void> => {
  try {
    await request({ ...REQUEST_OPTIONS, ...call() });
  } catch {}
};

/**
 * Records a hit: a page view or another event kind (CENSUS-601). The body is form-encoded.
 *
 * @param event tracking event kind code, 1 for a page view
 * @param visitor value of the visitor cookie; empty if there is none
 */
export const recordHit = (
  request: Request,
  { event, page, visitor }: { event: number; page: PageFields; visitor: string },
): Promise<void> =>
  send(request, () => ({
    path: '/api/census/RecordHit',
    form: { event: `${event}`, data: toJson(cleaned(page)), ss_cvr: visitor },
  }));

interface CensusEvent<Fields> {
  readonly fields: Fields;
  readonly page: PageFields;
  readonly visitor: string;
}

/** Records a click on a button. The request outlives the page, because the browser may follow the link in the meantime. */
export const recordButtonClick = (
  request: Request,
  { fields, page, visitor }: CensusEvent<ButtonFields>,
): Promise<void> =>
  send(request, () => ({
    path: '/api/census/button-click',
    body: { ...cleaned(page), ...button(fields), visitorCookie: visitor },
    keepalive: true,
  }));

/** Records that a button is shown. */
export const recordButtonRender = (
  request: Request,
  { fields, page, visitor }: CensusEvent<ButtonFields>,
): Promise<void> =>
  send(request, () => ({
    path: '/api/census/button-render',
    body: { ...cleaned(page), ...button(fields), visitorCookie: visitor },
  }));

/** Records that a form is shown. */
export const recordFormRender = (
  request: Request,
  { formId, page, visitor }: { formId: string; page: PageFields; visitor: string },
): Promise<void> =>
  send(request, () => ({
    path: '/api/census/form-render',
    body: { ...cleaned(page), formId, visitorCookie: visitor },
  }));

/**
 * Records an event of a popup. The requirements name no fields, so the caller's fields are passed through without those that may identify the visitor. No page
 * fields are added.
 */
export const recordOverlay = (
  request: Request,
  { fields, visitor }: { fields: Readonly<Record<string, unknown>>; visitor: string },
): Promise<void> =>
  send(request, () => ({
    path: '/api/census/overlay',
    body: { ...Object(dataWithoutSecrets(fields)), visitorCookie: visitor },
    keepalive: true,
  }));

/** Records a product's quick view, without payload and visitor (CENSUS-626). Nothing is sent for an id that cannot be a segment of a path. */
export const recordQuickView = (request: Request, productId: string): Promise<void> =>
  send(request, () => ({ path: `/api/census/RecordQuickView/${pathPart(productId)}` }));
