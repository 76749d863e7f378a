import { useLayoutEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import messages from '../../strings/pt-BR/newsletter.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { FormContent } from '../_shared/form/engine/content.ts';
import { readFields } from '../_shared/form/engine/field-rules.ts';
import { LiveForm } from '../_shared/form/engine/live-form.tsx';
import { toFields } from '../_shared/form/fields/form-field.ts';
import type { newsletter as declaration } from './block.ts';

/** Widest block, in px, that has the narrow layout (NEWS-005). */
const NARROW = 320;

/** A newsletter subscription, or the page's own markup if something in it cannot be rebuilt. */
export function Newsletter({ data, content, handle }: ViewProps<DataOf<typeof declaration.data>, FormContent>) {
  const narrow = useNarrow(handle.element);
  const words = useMemo(() => handle.strings(messages), [handle]);
  const { formFields, nameFields, doubleOptIn, confirmationMessage } = data;
  const fields = useMemo(() => {
    const given = [formFields, content.fields].find((list) => toFields(list).length);
    const usual = usualFields(nameFields, words('newsletterName'), words('newsletterEmail'));
    return readFields(given ?? usual, handle.log.warn);
  }, [formFields, content, nameFields, words, handle]);
  const options = useMemo(
    () => ({
      ...data,
      newsletter: true,
      formSubmitButtonText: data.formSubmitButtonText || (content.buttons.length ? '' : words('newsletterSubmit')),
      formSubmissionMessage: data.formSubmissionMessage || words('newsletterSent'),
      confirmation: doubleOptIn ? confirmationMessage || words('newsletterConfirm') : '',
    }),
    [data, content, doubleOptIn, confirmationMessage, words],
  );
  if (content.keepMarkup) return <slot />;
  return (
    <div className="newsletter" data-narrow={narrow}>
      <LiveForm data={options} fields={fields} content={content} handle={handle} />
    </div>
  );
}

/** The fields of a newsletter whose page has none. */
const usualFields = (withName: boolean, name: string, email: string): Record<string, unknown>[] => [
  ...(withName ? [{ type: 'name', id: 'nome', title: name }] : []),
  { type: 'email', id: 'email', title: email, required: true },
];

const isNarrow = (element: Element): boolean => {
  const { offsetWidth } = element as HTMLElement;
  return offsetWidth > 0 && offsetWidth <= NARROW;
};

/** Whether the block itself is narrow, with its padding and border; the window may be wide. */
function useNarrow(element: Element): boolean {
  const [narrow, setNarrow] = useState(() => isNarrow(element));
  useLayoutEffect(() => onResize(element, () => setNarrow(isNarrow(element))), [element]);
  return narrow;
}
