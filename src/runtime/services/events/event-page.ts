import type { Context } from '../../../vocab/context.ts';
import { withoutVisitor } from '../../../vocab/rules/text/without-visitor.ts';

/** The fields of every event that describe its page (EVENT-603). The requirements give no names; these follow the style of the common data. */
export interface EventPage {
  /** In CSS px. */
  readonly window_width: number;
  readonly window_height: number;
  /** The browser's language. */
  readonly language: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly referrer: string;
  /** The website's locale. */
  readonly locale: string;
  /** In ms since 1970. */
  readonly timestamp: number;
  readonly marketing_id: string | null;
  readonly session_id: string | null;
  readonly website_id: string | null;
  readonly template_id: string | null;
  readonly member_account_id: string | null;
}

/** Creates the record of the page in its current state. Crumb, tokens and everything that identifies the visitor are removed from addresses. */
export function eventPage({
  website,
  language,
  templateId,
  marketingId,
  sessionId,
  memberAccount,
}: Context): EventPage {
  const { location, navigator, innerWidth, innerHeight } = window;
  const memberId = memberAccount?.id;
  return {
    window_width: innerWidth,
    window_height: innerHeight,
    language: navigator.language,
    host: location.host,
    path: location.pathname,
    query: withoutVisitor(location.search),
    // A form or image of such a name hides the member on `document`.
    referrer: withoutVisitor(String(Reflect.get(Document.prototype, 'referrer', document) ?? '')),
    locale: website.language || language,
    timestamp: Date.now(),
    marketing_id: marketingId,
    session_id: sessionId,
    website_id: website.id || null,
    template_id: templateId || null,
    member_account_id: typeof memberId === 'string' ? memberId : null,
  };
}
