import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/product.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { useStore } from '../_shared/block/use-store.ts';
import type { OwnBuying } from '../_shared/commerce/product/buy-form.tsx';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { pressPageButton } from '../_shared/server/press-page-button.ts';
import { type OwnStatus, useOwnSubmission } from '../_shared/server/use-own-submission.ts';
import { useShownForm } from '../_shared/server/use-shown-form.ts';
import type { product as declaration } from './block.ts';
import type { ProductContent } from './content.ts';

const NONE: readonly HTMLFormElement[] = [];

const KEPT =
  'the form asks for something that the product has not, asks for one of its additional fields in another way, has no control for one of its options, or more than one button; it is left as the server wrote it, and the block offers no choice';

/** How the product is bought: by the page's own form or link, where no other cart is meant. */
export function useOwnWay(
  { own: { form, purchase, isLink } }: ProductContent,
  { server, answer }: DataOf<typeof declaration.data>,
  handle: BlockHandle,
): {
  readonly isFirst: boolean;
  /** The page's form or link is left as the server wrote it. */
  readonly isKept: boolean;
  readonly status: OwnStatus;
  readonly buying: OwnBuying | undefined;
} {
  const hasCart = useStore(handle.store, ({ cart }) => cart?.isOwn === true) || isPlatformMeant(handle, server);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isFirst = !hasCart && (form !== null || isLink);
  const isKept = isUnanswered || (isFirst && !purchase);
  const forms = useMemo(() => (form && (isFirst || isKept) ? [form] : NONE), [form, isFirst, isKept]);
  const pressed = useRef<HTMLElement | null>(null);
  const submit = useRef<(() => void) | null>(null);
  const asked = useCallback((submitter: HTMLElement): void => {
    pressed.current = submitter;
    submit.current?.();
    pressed.current = null;
  }, []);
  const submissions = useOwnSubmission(handle, forms, { answer, isReplaced: !isKept, asked });
  useShownForm(form, isKept, isUnanswered);
  useEffect(() => {
    if (form && isKept) handle.log.warn(KEPT);
  }, [form, isKept, handle]);
  const buying: OwnBuying | undefined = form
    ? {
        isFirst,
        purchase,
        submissions,
        submit,
        buy(choice, byBrowser) {
          // What cannot carry the choice is shown instead: the visitor chooses there.
          const button = purchase?.write(choice) ?? null;
          if (!purchase) setIsUnanswered(true);
          else if (pressed.current || !button || pressPageButton(button))
            submissions.send(form, pressed.current ?? button, byBrowser);
        },
      }
    : undefined;
  const { status } = submissions;
  const failed: OwnStatus = { state: 'failed', text: handle.strings(messages)('productFailed') };
  return { isFirst, isKept, status: isUnanswered && status.state === 'ready' ? failed : status, buying };
}
