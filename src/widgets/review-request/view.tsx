import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageTypes } from '../../vocab/codes/page-types.ts';
import type { ReviewRequestProps } from './content.ts';

type Code = typeof import('./review-form.tsx');

/** The page's own form, until that of the block has loaded, and on every page of another type (NAV-015, REVIEW-003). */
export function View(props: ReviewRequestProps) {
  const { handle } = props;
  const [form, setForm] = useState<{
    Form: Code['ReviewForm'];
    way: NonNullable<ReturnType<Code['reviewWay']>>;
  } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = handle.site.pageType === pageTypes.codeOf('reviewsRequest');
  const load = useEffectEvent(async () => {
    try {
      const { ReviewForm, reviewWay } = await import('./review-form.tsx');
      const way = reviewWay(props);
      if (way) setForm({ Form: ReviewForm, way });
    } catch (error) {
      // The page's own form is sent.
      handle.log.error(`The form for reviews could not be loaded: ${error}`);
    }
  });
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  useOwnMessages(box, props, form === null);
  return form ? (
    <form.Form {...props} way={form.way} />
  ) : (
    <div ref={box}>
      <slot />
    </div>
  );
}

/** Where the page's own form stays, it says what is wrong with it as the block's would. */
function useOwnMessages(
  box: RefObject<HTMLElement | null>,
  { content: { form }, handle }: ReviewRequestProps,
  isShown: boolean,
): void {
  useEffect(() => {
    const root = box.current?.getRootNode();
    if (!form || !isShown || !(root instanceof ShadowRoot)) return;
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const code = await import('../_shared/form/native/own-messages.ts').catch(() => null);
      // Without the code the browser says it.
      if (code && !isOver) end = code.ownMessages({ form, root, handle });
    };
    handle.run(begin);
    return () => {
      isOver = true;
      end?.();
    };
  }, [box, form, handle, isShown]);
}
