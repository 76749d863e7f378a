import { FORM_LEAVES } from '../../../vocab/names.ts';

/** Whether a submission only closes a dialog. */
const isForDialog = (form: Element, submitter: HTMLElement | null): boolean =>
  /^dialog$/i.test(submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? '');

/** A search is no sign-up. */
const isSearch = (form: Element): boolean =>
  form.matches('[role=search],search form') || form.querySelector('[type=search]') !== null;

/**
 * Tells of every form but a search that is sent without a success that a block announces: by the browser, or by a block that then
 * leaves the page. Returns a function that stops it.
 */
export function watchOwnWay(sent: (form: Element) => void): () => void {
  const submissions = new Map<Event, Element>();
  /** Whether somebody has prevented it is known once every listener of the page was called. */
  function look(): void {
    for (const [event, form] of submissions) if (!event.defaultPrevented) sent(form);
    submissions.clear();
  }
  function submitted(event: SubmitEvent): void {
    const { target, submitter, isTrusted } = event;
    // What a script dispatches sends nothing.
    if (!isTrusted || !(target instanceof Element) || isForDialog(target, submitter) || isSearch(target)) return;
    submissions.set(event, target);
    setTimeout(look);
  }
  function leaves({ target }: Event): void {
    if (target instanceof Element) sent(target);
  }
  // A block that has had the handlers hear of it stops the event behind this.
  addEventListener('submit', submitted, true);
  addEventListener(FORM_LEAVES, leaves);
  addEventListener('pagehide', look);
  return () => {
    removeEventListener('submit', submitted, true);
    removeEventListener(FORM_LEAVES, leaves);
    removeEventListener('pagehide', look);
    look();
  };
}
