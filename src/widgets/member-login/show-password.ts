import { documentMember } from '../../runtime/page/document-member.ts';
import { addedHost } from '../_shared/form/native/added-host.ts';

interface Options {
  readonly password: HTMLInputElement;
  readonly label: string;
  /** The block's root: the button has its look. */
  readonly root: ShadowRoot;
}

/** Adds a button after the password that shows it. */
export function showPassword({ password, label, root }: Options): { hide(): void; remove(): void } {
  const { host, box } = addedHost(root);
  const button = documentMember('createElement').call(document, 'button') as HTMLButtonElement;
  button.type = 'button';
  button.className = 'vt-button';
  button.dataset.kind = 'plain';
  button.part.add('show-password');
  button.textContent = label;
  box.append(button);
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
