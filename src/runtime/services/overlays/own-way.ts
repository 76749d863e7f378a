import { FORM_LEAVES } from '../../../vocab/names.ts';

/** The events of forms that are sent otherwise. Turbo and htmx tell by theirs whether the server has accepted one. */
const TOLD = [FORM_LEAVES, 'turbo:submit-end', 'htmx:afterRequest'];

/** Returns whether a submission only closes a dialog. */
const isForDialog = (form: Element, submitter: HTMLElement | null): boolean =>
  /^dialog$/i.test(submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? '');

/** A search is no sign-up. */
const isSearch = (form: Element): boolean =>
  form.matches('[role=search],search form') || form.querySelector('[type=search]') !== null;

/**
 * Tells of every form but a search that is sent without a success that a block announces: by the browser, by Turbo or htmx,
 * or by a block that then leaves the page. Returns a function that stops it.
 */
export function watchOwnWay(sent: (form: Element) => void): () => void {
  const submissions = new Map<Event, Element>();
  /** Those that a script of the page sends itself. */
  const taken = new WeakSet<Element>();
  /** Sorts the submissions once every listener of the page was called: only then is it known which of them somebody has prevented. */
  function look(): void {
    for (const [event, form] of submissions)
      if (event.defaultPrevented) taken.add(form);
      else sent(form);
    submissions.clear();
  }
  function submitted(event: SubmitEvent): void {
    const { target, submitter, isTrusted } = event;
    // What a script dispatches sends nothing.
    if (!isTrusted || !(target instanceof Element) || isForDialog(target, submitter) || isSearch(target)) return;
    submissions.set(event, target);
    setTimeout(look);
  }
  function told({ type, target, detail }: CustomEventInit & Pick<Event, 'type' | 'target'>): void {
    const { success, successful } = Object(detail);
    if (!(target instanceof Element)) return;
    // A later request of the form, such as that of a check, is no submission.
    const isAnswered = taken.delete(target) && (success || successful);
    if (type === FORM_LEAVES || isAnswered) sent(target);
  }
  // A block that has had the handlers hear of it stops the event behind this.
  addEventListener('submit', submitted, true);
  for (const type of TOLD) addEventListener(type, told);
  addEventListener('pagehide', look);
  return () => {
    removeEventListener('submit', submitted, true);
    for (const type of TOLD) removeEventListener(type, told);
    removeEventListener('pagehide', look);
    look();
  };
}
