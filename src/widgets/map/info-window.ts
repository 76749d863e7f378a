import { documentMember } from '../../runtime/page/document-member.ts';
import { addressLines } from '../../vocab/rules/display/map-link.ts';
import type { MapLocation } from '../../vocab/rules/display/map-location.ts';
import style from './info.css';

interface InfoOptions {
  readonly location: MapLocation;
  readonly link: string;
  readonly dir: 'ltr' | 'rtl';
  readonly texts: { readonly open: string; readonly newWindow: string; readonly close: string };
  /** Closes the window; null if the window has a button of its own. */
  readonly close: (() => void) | null;
}

let sheet: CSSStyleSheet | undefined;

const create = <Name extends 'div' | 'p' | 'a' | 'button'>(name: Name, text = ''): HTMLElementTagNameMap[Name] => {
  const element = documentMember('createElement').call(document, name) as HTMLElementTagNameMap[Name];
  element.textContent = text;
  return element;
};

/** The content of the info window: the address and the link to the place (MAP-311). It has a shadow root, so that it looks alike in each library's window. */
export function infoWindow({ location, link, dir, texts, close }: InfoOptions): HTMLElement {
  const host = create('div');
  host.dir = dir;
  const root = host.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  root.adoptedStyleSheets = [sheet];
  const title = location.addressTitle.trim();
  if (title) {
    const line = create('p', title);
    line.className = 'title';
    root.append(line);
  }
  for (const line of addressLines(location)) root.append(create('p', line));
  const anchor = create('a', texts.open);
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  anchor.setAttribute('aria-label', `${texts.open}, ${texts.newWindow}`);
  root.append(anchor);
  if (close) {
    const button = create('button', '\u00d7');
    button.type = 'button';
    button.setAttribute('aria-label', texts.close);
    button.addEventListener('click', close);
    root.append(button);
  }
  return host;
}
