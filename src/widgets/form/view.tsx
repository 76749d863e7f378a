import { useMemo, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { FormContent } from '../_shared/form/engine/content.ts';
import { readFields } from '../_shared/form/engine/field-rules.ts';
import { LiveForm } from '../_shared/form/engine/live-form.tsx';
import type { form as declaration } from './block.ts';

/** A form, or the page's own markup if there is nothing to fill in or something cannot be rebuilt. */
export function Form({ data, content, handle }: ViewProps<DataOf<typeof declaration.data>, FormContent>) {
  const fields = useMemo(() => {
    const own = readFields(data.formFields, handle.log.warn);
    return own.fields.length ? own : readFields(content.fields, handle.log.warn);
  }, [data.formFields, content, handle]);
  const [round, setRound] = useState(0);
  // The focus of the page's own form is that of the first round.
  const shown = useMemo(() => (round ? { ...content, focus: null } : content), [content, round]);
  if (content.keepMarkup || !fields.fields.length) return <slot />;
  return (
    <LiveForm
      key={round}
      data={{ ...data, confirmation: '' }}
      fields={fields}
      content={shown}
      handle={handle}
      round={round}
      onAgain={() => setRound(round + 1)}
    />
  );
}
