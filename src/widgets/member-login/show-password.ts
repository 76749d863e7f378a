import { BLOCK_ADDED } from '../../vocab/names.ts';

interface Options {
  readonly password: HTMLInputElement;
  readonly label: string;
  /** The block's root: the button has its look. */
  readonly root: ShadowRoot;
}

/**
 * Adds a button after the password that shows it, in a shadow root of its own: it has to be inside the page's form, whose style sheets must not reach it.
 *
 */
export function showPassword({ password, label, root }: Options): { hide(): void; remove(): void } {
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
    Document.prototype.createElement.call(password.ownerDocument, name) as HTMLElementTagNameMap[Name];
  const host = create('span');
  host.setAttribute(BLOCK_ADDED, '');
  const inside = host.attachShadow({ mode: 'open' });
  inside.adoptedStyleSheets = root.adoptedStyleSheets;
  const box = create('div');
  const own = root.querySelector('.vitrine');
  for (const name of ['class', 'dir', 'lang', 'data-motion']) {
    const value = own?.getAttribute(name);
    if (value) box.setAttribute(name, value);
  }
  const button = create('button');
  button.type = 'button';
  button.className = 'vt-button';
  button.dataset.kind = 'plain';
  button.part.add('show-password');
  button.textContent = label;
  box.append(button);
  inside.append(box);
  host.setAttribute('exportparts', 'show-password');
  const set = (shown: boolean): void => {
    password.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', `${shown}`);
  };
  set(false);
  button.addEventListener('click', () => set(password.type === 'password'));
  // Text inside a label would be part of the name of its control.
  (password.closest('label') ?? password).after(host);
  const hide = (): void => set(false);
  return {
    hide,
    remove() {
      hide();
      host.remove();
    },
  };
}
