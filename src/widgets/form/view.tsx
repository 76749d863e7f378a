import { useMemo } from 'react';
import type { ViewProps } from '../../runtime/blocks/door.ts';
import messages from '../../strings/pt-BR/form.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { form } from './block.ts';
import type { FormContent } from './content.ts';
import { toFields } from './fields/field.ts';
import { LiveForm } from './live-form.tsx';
import { wordsOf } from './words.ts';

/** A form; the page's own markup where there is nothing to fill in, or something that cannot be rebuilt. */
export function Form({ data, content, host }: ViewProps<DataOf<typeof form.data>, FormContent>) {
  const fields = useMemo(() => {
    const own = toFields(data.formFields);
    return own.length ? own : toFields(content.fields);
  }, [data.formFields, content]);
  const words = useMemo(() => wordsOf(host.strings(messages)), [host]);
  if (content.keep || !fields.length) return <slot />;
  return <LiveForm data={data} fields={fields} content={content} host={host} words={words} />;
}
