import type { ComponentType, ReactNode } from 'react';
import type { Framed } from './with-frames.ts';

const slots = (names?: readonly string[]) => names?.map((name) => <slot name={name} key={name} />);

const around = (view: ReactNode, beside?: Framed): ReactNode => (
  <>
    {slots(beside?.before)}
    {beside?.inner ? <div className={beside.inner.frame}>{around(view, beside.inner)}</div> : view}
    {slots(beside?.after)}
  </>
);

/** A view between what the page's markup has above and below its content (`withBeside`), within the wrappers that are made anew (`withFrames`). */
export const besideView = <Props extends { readonly content: object }>(
  View: ComponentType<Props>,
): ComponentType<Props> =>
  function Around(props) {
    return around(<View {...props} />, (props.content as { beside?: Framed }).beside);
  };
