import { sendReview } from '../../api/reviews.ts';
import messages from '../../strings/pt-BR/review-request.json';
import { inTime } from '../_shared/server/in-time.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { NO_PLATFORM, showsNoPlatform } from '../_shared/server/no-platform.ts';
import { type OwnProblem, ownProblem } from '../_shared/server/own-problem.ts';
import { submitForBlock } from '../_shared/server/own-submissions.ts';
import { ownWay } from '../_shared/server/own-way.ts';
import { pressPageButton } from '../_shared/server/press-page-button.ts';
import { isPressable, takePress } from '../_shared/server/pressed-buttons.ts';
import { untilBack } from '../_shared/server/until-back.ts';
import { callProblem } from '../_shared/ui/problem/call-problem.ts';
import type { ReviewRequestProps } from './content.ts';
import { fillIn, type OwnReview, ownReviewOf, type Typed } from './own-review.ts';

/** Where a review is sent. */
export interface ReviewWay {
  /** The page's own form; null where the block's cannot replace it, or it has no address. */
  readonly own: OwnReview | null;
  /** The platform's calls come first. */
  readonly platform: boolean;
  readonly itemId: string;
}

const ownFormCode = () => import('../_shared/server/submit-own-form.ts');

/** Where the review of a page is sent; null if the page's own form has to stay as it is. */
export function reviewWay({ data, content, handle }: ReviewRequestProps): ReviewWay | null {
  const form = ownWay(content.form, handle);
  const platform = !form || isPlatformMeant(handle, data.server);
  const own = ownReviewOf(form);
  // A failure is met when it is needed.
  if (own) ownFormCode().catch(() => {});
  const itemId = data.itemId || handle.site.item.id || '';
  if (platform && !itemId) {
    handle.log.warn(
      'data-item-id is empty, and the page has no item: the review would be of nothing. Write the id of the product.',
      handle.element,
    );
    return null;
  }
  return platform || own ? { own, platform, itemId } : null;
}

/** The names of the fields that can show an error. */
export const CHECKED = ['rating', 'text', 'name'] as const;

/** Has the listeners of the page's own button hear a press, with what is written. Returns false if one prevents the submission. */
export function hearPress({ own }: ReviewWay, typed: Typed, pressed: Element | null): boolean {
  if (own) fillIn(own, typed);
  return !own?.submitter || pressPageButton(own.submitter, pressed);
}

/** Whether a press on the block's button is one of the page's own, too. */
export const isPageButtonPressed = ({ own }: ReviewWay): boolean => isPressable(own?.submitter ?? undefined);

/**
 * Sends a review, once. It resolves with what the server refused; null if it accepted it; and undefined if the browser has left the page for it and come back.
 *
 * @param taken called at once where a script of the page has taken the submission over
 */
export async function submitReview(
  { own, platform, itemId }: ReviewWay,
  typed: Typed,
  { data, handle }: ReviewRequestProps,
  taken: () => void,
): Promise<OwnProblem | null | undefined> {
  const t = handle.strings(messages);
  const toOwn = async (to: OwnReview, byBrowser: boolean): Promise<OwnProblem | null | undefined> => {
    const { form, submitter } = to;
    const code = await inTime(handle, ownFormCode());
    fillIn(to, typed);
    // Its controls are not visible, so the browser would refuse them without a word.
    const { noValidate } = form;
    form.noValidate = true;
    const prevented = (): void => {
      takePress(submitter);
      taken();
    };
    const answer = code && (await code.submitOwnForm({ form, submitter, byBrowser, prevented, change() {} }));
    if (!code) submitForBlock(form, submitter, () => {});
    form.noValidate = noValidate;
    if (answer?.kind === 'answer')
      return ownProblem(answer, { otherwise: t('reviewFailed'), noAnswer: t('reviewNoAnswer'), shown: CHECKED });
    if (answer?.kind !== 'browser' || answer.leaves) await untilBack(handle);
    return undefined;
  };
  if (own && !platform) return toOwn(own, data.answer === 'page');
  const request = own ? await inTime(handle, handle.request()) : null;
  // Nothing has been sent.
  if (own && !request) return toOwn(own, true);
  const { token } = data;
  const { rating, title, text, name } = typed;
  try {
    await sendReview(request ?? (await handle.request()), {
      itemId,
      ...(token && { token }),
      rating: Number(rating),
      ...(title.trim() && { title: title.trim() }),
      text: text.trim(),
      name: name.trim(),
    });
    return null;
  } catch (error) {
    if (!own || !showsNoPlatform(error)) return { fields: new Map(), text: callProblem(error, t('reviewFailed')) };
    handle.log.warn(NO_PLATFORM);
    return toOwn(own, true);
  }
}
