import { useMemo } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { FormContent } from '../_parts/form/content.ts';
import { readFields } from '../_parts/form/field-rules.ts';
import { LiveForm } from '../_parts/form/live-form.tsx';
import type { form as declaration } from './block.ts';

/** A form, or the page's own markup if there is nothing to fill in or something cannot be rebuilt. */
export function Form({ data, content, handle }: ViewProps<DataOf<typeof declaration.data>, FormContent>) {
  const fields = useMemo(() => {
    const own = readFields(data.formFields, handle.log.warn);
    return own.fields.length ? own : readFields(content.fields, handle.log.warn);
  }, [data.formFields, content, handle]);
  if (content.keepMarkup || !fields.fields.length) return <slot />;
  return <LiveForm data={{ ...data, confirmation: '' }} fields={fields} content={content} handle={handle} />;
}
