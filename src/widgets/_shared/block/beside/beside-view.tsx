import type { ComponentType } from 'react';
import type { Beside } from './with-beside.ts';

/** A view between what the page's markup has above and below its content (`withBeside`). */
export const besideView = <Props extends { readonly content: object }>(
  View: ComponentType<Props>,
): ComponentType<Props> =>
  function Around(props) {
    const { beside }: { beside?: Beside } = props.content;
    const slots = (names?: readonly string[]) => names?.map((name) => <slot name={name} key={name} />);
    return (
      <>
        {slots(beside?.before)}
        <View {...props} />
        {slots(beside?.after)}
      </>
    );
  };
