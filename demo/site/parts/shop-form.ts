import { html, type Markup } from '../html.ts';
import type { SiteRequest } from '../site-request.ts';
import { noticeOf } from './notices.ts';

/** What the page says of the form that was sent last. */
export function notice({ query }: SiteRequest): Markup | null {
  const said = noticeOf(query);
  return (
    said &&
    html`<p class="notice${said.wrong ? ' notice-wrong' : ''}" role="${said.wrong ? 'alert' : 'status'}">${said.words}</p>`
  );
}

interface ShopForm {
  readonly action: string;
  readonly inside: Markup;
  readonly className?: string;
  /** Further attributes, with a space in front. */
  readonly attributes?: Markup;
}

/** A form of the shop that works without the script. It carries the crumb, and a key that lets the page be sent once. */
export const shopForm = ({ crumb, key }: SiteRequest, { action, inside, className, attributes }: ShopForm): Markup =>
  html`<form method="post" action="${action}"${className && html` class="${className}"`}${attributes}>
${crumb && html`<input type="hidden" name="crumb" value="${crumb}">`}${key && html`<input type="hidden" name="key" value="${key}">`}
${inside}
</form>`;

/** The page that a form leads back to. */
export const backTo = (path: string): Markup => html`<input type="hidden" name="de" value="${path}">`;
