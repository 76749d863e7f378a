/**
 * Every message the bundle can say to a developer. Visitors never see one.
 *
 * - VT001 two versions on one page; the first works
 * - VT002 the stage did not load
 * - VT010 unknown block
 * - VT012 wrong value: block, element, attribute, value read, value expected, what is used
 * - VT013 a published block contains something that Vitrine does not read
 * - VT020 a block failed and shows the page's own markup
 * - VT021 a handler, timer or promise of a block threw
 * - VT022 a chunk did not load
 * - VT023 the services did not load
 * - VT030 an initialiser failed
 * - VT031 a call of the page failed
 * - VT040 a block or service could not show something as the page asks for it
 */
export type Code =
  | 'VT001'
  | 'VT002'
  | 'VT010'
  | 'VT012'
  | 'VT013'
  | 'VT020'
  | 'VT021'
  | 'VT022'
  | 'VT023'
  | 'VT030'
  | 'VT031'
  | 'VT040';

export interface Message {
  readonly code: Code;
  readonly block: string | null;
  readonly message: string;
}

function warn(code: Code, message: unknown, ...details: unknown[]): void {
  globalThis.console?.warn?.(`[vitrine] ${code} ${message}`, ...details);
}

/** Maximum number of stored messages of each kind, so that a failing page does not grow without end. Warnings and errors are counted separately. */
const MAX_MESSAGES = 200;

/** Maximum number of lines without developer mode about mistakes of the page. */
const MAX_LOST = 10;

/** A message with the address of the block and its element where that is known: its id, else its tag and class. */
const addressed = (message: string, block: string | null, element: Element | undefined): string => {
  if (!element) return message;
  const { id, localName, className } = element;
  return `${block}${id ? `#${id}` : ` (${localName}${className && `.${className}`})`}: ${message}`;
};

/** Collects messages, each once, and prints those that are due: failures always, what visitors do not see because of a mistake up to a limit, every other one in developer mode. */
export class MessageLog {
  readonly messages: Message[] = [];
  developerMode = false;
  #warnings = 0;
  #lost = 0;

  /**
   * A wrong value or an unknown name: of interest to whoever writes the page.
   *
   * @param isLost visitors do not see something of the page because of it
   * @param element the element with the mistake, which the message then names
   */
  warn(code: Code, block: string | null, message: string, isLost?: boolean, element?: Element): void {
    const said = addressed(message, block, element).replace(/\s+/g, ' ');
    if (this.#warnings < MAX_MESSAGES && this.#add(code, block, said)) {
      this.#warnings += 1;
      if (this.developerMode || (isLost && this.#lost++ < MAX_LOST)) warn(code, said);
    }
  }

  /**
   * Something that failed: printed in any mode.
   *
   * @param element the element that failed, which the message then names
   * @param details what is printed in place of the message
   */
  error(code: Code, message: string, block: string | null = null, element?: Element, ...details: unknown[]): void {
    const said = addressed(message, block, element);
    if (this.messages.length - this.#warnings >= MAX_MESSAGES || !this.#add(code, block, said)) return;
    warn(code, details.shift() ?? said, ...details);
  }

  #add(code: Code, block: string | null, message: string): boolean {
    const isRepeated = this.messages.some((one) => one.code === code && one.message === message);
    if (isRepeated) return false;
    this.messages.push({ code, block, message });
    return true;
  }
}
