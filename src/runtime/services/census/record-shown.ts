import { recordButtonRender, recordFormRender } from '../../../api/tracking/census.ts';
import { BLOCK, BLOCK_ADDED, BLOCK_STATE } from '../../../vocab/names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { queryIn } from '../../page/document-member.ts';
import { listen } from '../../page/emit.ts';
import type { Store } from '../../store/store.ts';
import { BUTTON_LINK, buttonFields } from './button.ts';
import type { Recorder } from './recorder.ts';

type Shown = HTMLAnchorElement | HTMLFormElement;

/** A form that a block has made itself, from fields that are no markup. */
const MADE_FORM = 'form[data-form-id]';

/** The id that the server gave a form: its own, that of its block, or the one in its action. */
const formIdOf = (form: HTMLFormElement): string =>
  form.closest('[data-form-id]')?.getAttribute('data-form-id') ??
  /\/form\/([^/?#]+)/.exec(form.getAttribute('action') ?? '')?.[1] ??
  '';

/**
 * Records each button of the page and of its popups, also one that is added later, and each form that a block has taken over or made, once (CENSUS-614,
 * CENSUS-618). What was shown before the visitor allowed it is recorded then.
 *
 * @returns a function that stops it
 */
export function recordShown({ isAllowed, record }: Recorder, store: Store): () => void {
  const waiting = new Set<Shown>();
  const recorded = new WeakSet<Shown>();
  /**
   * The records of all elements that have been seen, as JSON: a page that renders a part of itself anew has the same
   * buttons in other elements.
   */
  const known = new Set<string>();
  let isRecording = false;
  const one = (element: Shown): Promise<void> =>
    record((request, about) =>
      element instanceof HTMLAnchorElement
        ? recordButtonRender(request, { fields: buttonFields(element), ...about })
        : recordFormRender(request, { formId: formIdOf(element), ...about }),
    );
  /** One after the other: many buttons must not take the connections that a visitor's action needs. */
  const recordAll = async (): Promise<void> => {
    if (isRecording) return;
    isRecording = true;
    for (const element of waiting) {
      if (!isAllowed()) break;
      waiting.delete(element);
      recorded.add(element);
      await one(element);
    }
    isRecording = false;
  };
  const see = (found: readonly Element[], isLater = false): void => {
    for (const element of found as Shown[]) {
      if (recorded.has(element) || waiting.has(element)) continue;
      const told = toJson(element instanceof HTMLAnchorElement ? buttonFields(element) : formIdOf(element));
      if (isLater && known.has(told)) continue;
      known.add(told);
      waiting.add(element);
    }
  };
  const seeBlock = (element: Element, isLater: boolean): void => {
    // The element of a form block may be the form, or be in it.
    const around = /^(form|newsletter)$/.test(element.getAttribute(BLOCK) ?? '') && element.closest('form');
    const forms = [...queryIn(element, 'form'), ...(around ? [around] : [])];
    see([...queryIn(element, BUTTON_LINK), ...forms], isLater);
    // A form of the page that the block replaces is one form, not two.
    const made = forms.length ? BUTTON_LINK : `${BUTTON_LINK},${MADE_FORM}`;
    // A layer has its shadow root in an element within.
    for (const { shadowRoot } of [element, ...queryIn(element, `[${BLOCK_ADDED}]`)])
      if (shadowRoot) see(queryIn(shadowRoot, made), isLater);
  };
  const added = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        see([...(node.matches(BUTTON_LINK) ? [node] : []), ...queryIn(node, BUTTON_LINK)], true);
    void recordAll();
  });
  added.observe(document, { childList: true, subtree: true });
  see(queryIn(document, BUTTON_LINK));
  for (const element of queryIn(document, `[${BLOCK_STATE}=ready]`)) seeBlock(element, false);
  void recordAll();
  const stops = [
    listen(document, 'block-ready', ({ target }) => {
      if (target instanceof Element) seeBlock(target, true);
      void recordAll();
    }),
    store.subscribe(() => void recordAll()),
  ];
  return () => {
    added.disconnect();
    waiting.clear();
    for (const stop of stops) stop();
  };
}
