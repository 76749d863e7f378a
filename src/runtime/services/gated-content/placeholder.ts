import { BLOCK_ADDED, CONSENT_NOTICE } from '../../../vocab/names.ts';
import { documentMember } from '../../page/document-member.ts';
import style from './placeholder.css';

/** The texts of a placeholder, and what its buttons do. */
export interface PlaceholderOptions {
  /** It is about a block and not about a frame. */
  readonly block: boolean;
  readonly poster: string | null;
  /** Pressed: what the visitor wants. Without a purpose that can be granted there is no choice. */
  readonly actions: Readonly<Record<'once' | 'always' | 'preferences', () => void>> | null;
  /** The visitor is about to press a button. */
  near(button: 'once' | 'always' | 'preferences'): void;
  /** An address that can be opened beside the page, where there is no choice. */
  readonly link: string | null;
}

/** The texts of a placeholder; they change when the site's services become known. */
export interface PlaceholderTexts {
  readonly what: string;
  readonly why: string;
  readonly once: string;
  readonly always: string;
  readonly preferences: string;
  readonly link: string;
}

export interface Placeholder {
  readonly host: HTMLElement;
  say(texts: PlaceholderTexts): void;
  focus(): void;
  /** Ready to be shown. */
  arrive(): void;
  /**
   * Takes it out of the page. `focusContent` is called if the focus was in it, or once the preferences that were opened
   * from it give the focus back.
   */
  leave(focusContent: () => void): void;
}

let sheet: CSSStyleSheet | undefined;

function sheetOf(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

const create = <Name extends keyof HTMLElementTagNameMap>(name: Name, part = ''): HTMLElementTagNameMap[Name] => {
  const element = documentMember('createElement').call(document, name) as HTMLElementTagNameMap[Name];
  if (part) {
    element.className = part;
    element.setAttribute('part', part);
  }
  return element;
};

/**
 * Makes what is shown in place of something that waits for consent: a sentence and three buttons. It is not in the page
 * yet.
 */
export function makePlaceholder({ block, poster, actions, near, link }: PlaceholderOptions): Placeholder {
  const host = create('div');
  host.setAttribute(BLOCK_ADDED, '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf()];
  const notice = create('div', 'notice');
  if (poster) {
    const image = create('img', 'poster');
    image.alt = '';
    image.loading = 'lazy';
    image.src = poster;
    notice.append(image);
  }
  const card = create('div', 'card');
  card.setAttribute('role', 'group');
  const what = create('p', 'what');
  what.id = 'what';
  card.setAttribute('aria-labelledby', 'what');
  const why = create('p', 'why');
  const choices = create('div', 'choices');
  const buttons: [keyof PlaceholderTexts, HTMLElement][] = [];
  if (actions) {
    for (const name of ['once', 'always', 'preferences'] as const) {
      const button = create('button', name);
      button.type = 'button';
      button.addEventListener('click', actions[name]);
      for (const type of ['pointerover', 'focus']) button.addEventListener(type, () => near(name), { passive: true });
      buttons.push([name, button]);
    }
  } else if (link) {
    const anchor = create('a', 'link');
    anchor.href = link;
    anchor.target = '_blank';
    anchor.rel = 'noopener noreferrer';
    buttons.push(['link', anchor]);
  }
  choices.append(...buttons.map(([, button]) => button));
  card.append(what, why, ...(buttons.length > 0 ? [choices] : []));
  notice.append(card);
  root.append(notice);
  /** The preferences that were opened here still have the focus. */
  let isAway = false;
  let left: (() => void) | null = null;
  const remove = (focusContent: () => void): void => {
    left = null;
    host.remove();
    focusContent();
  };
  for (const [name, button] of buttons)
    if (name === 'preferences')
      button.addEventListener('click', () => {
        isAway = true;
      });
  root.addEventListener('focusin', () => {
    isAway = false;
    left?.();
  });
  return {
    host,
    say(texts) {
      what.textContent = texts.what;
      why.textContent = texts.why;
      for (const [name, button] of buttons) button.textContent = texts[name];
    },
    focus: () => buttons[0]?.[1].focus({ preventScroll: true }),
    arrive() {
      left = null;
      host.removeAttribute('style');
      host.setAttribute(CONSENT_NOTICE, block ? 'over block' : 'over');
    },
    leave(focusContent) {
      if (root.activeElement) remove(focusContent);
      else if (isAway) {
        // A dialog gives the focus back to the button it was opened by, if that is still there.
        host.removeAttribute('style');
        host.setAttribute(CONSENT_NOTICE, 'gone');
        left = () => remove(focusContent);
      } else host.remove();
    },
  };
}
