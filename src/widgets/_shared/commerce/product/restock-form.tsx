import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restockWish } from '../../../../api/restock.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import fieldErrors from '../../../../strings/pt-BR/field-errors.json';
import kitMessages from '../../../../strings/pt-BR/fields.json';
import messages from '../../../../strings/pt-BR/product.json';
import { isEmail } from '../../../../vocab/rules/email.ts';
import { exactText } from '../../../../vocab/rules/text/visible-text.ts';
import { ErrorMessage } from '../../form/fields/error-message.tsx';
import { Button } from '../../ui/button/button.tsx';
import { inSentence } from './option-fields.tsx';
import type { Product } from './product.ts';
import type { ChosenOptions } from './use-choice.ts';

interface Props {
  readonly product: Product;
  readonly chosen: ChosenOptions;
  /** Keeps what is typed while the visitor looks at other variants. */
  readonly email: RefObject<string>;
  readonly handle: Pick<BlockHandle, 'request' | 'run' | 'strings'>;
}

/** What the server says about a call that it refused. */
function textOf(error: unknown): string {
  const { text }: { text?: unknown } = Object(error);
  return typeof text === 'string' ? text : '';
}

/** Asks for an email when the variant is back that is sold out, or to choose one of several first. */
export function RestockForm({
  product: { id: itemId, variants },
  chosen: { variant, missing },
  email: typed,
  handle,
}: Props) {
  const words = handle.strings({ ...messages, ...fieldErrors, ...kitMessages });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [problem, setProblem] = useState('');
  /** The problem is the server's: the focus is not on the field, beside which it stands. */
  const [isRefused, setRefused] = useState(false);
  const wanted = variant ?? (variants.length > 1 ? null : variants[0]);
  const [option] = missing;
  // Of a combination that does not exist the form of the product says what to do.
  if (!wanted && !option) return null;
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (state !== 'ready') return;
    const email = exactText(input.current?.value ?? '');
    if (!isEmail(email, 'modern')) {
      setProblem(words('formInvalidEmail', { email: words('formEmailExample') }));
      setRefused(false);
      input.current?.focus();
      return;
    }
    setProblem('');
    setState('busy');
    try {
      await restockWish(await handle.request(), { itemId, sku: wanted?.sku ?? '', email });
      // What has the focus goes with the field; the answer is read where the focus comes to it.
      const hadFocus = form.contains((form.getRootNode() as ShadowRoot).activeElement);
      flushSync(() => setState('sent'));
      if (hadFocus) status.current?.focus();
    } catch (error) {
      setState('ready');
      setRefused(true);
      setProblem(textOf(error) || words('productRestockFailed'));
    }
  }
  return (
    <form
      className="vt-restock"
      part="restock"
      noValidate
      onSubmit={(event) => void handle.run(() => send(event))}
      aria-labelledby={`${id}title`}
    >
      <p id={`${id}title`} className="vt-restock-title">
        {words('productRestock')}
      </p>
      <p ref={status} role="status" tabIndex={-1} className="vt-restock-text">
        {!wanted
          ? words('productChooseOption', { option: inSentence(option ?? '') })
          : words(state === 'sent' ? 'productRestockSent' : 'productRestockText')}
      </p>
      {wanted && state !== 'sent' && (
        <>
          <div className="field">
            <label className="label" part="label" htmlFor={id}>
              {words('productRestockEmail')}
            </label>
            {problem && (
              <div key={`${isRefused}`} role={isRefused ? 'alert' : undefined}>
                <ErrorMessage id={`${id}error`}>{problem}</ErrorMessage>
              </div>
            )}
            <input
              ref={input}
              id={id}
              className="control"
              part="control"
              type="email"
              autoComplete="email"
              defaultValue={typed.current}
              onChange={({ currentTarget }) => {
                typed.current = currentTarget.value;
              }}
              aria-required
              aria-invalid={(problem && !isRefused) || undefined}
              aria-describedby={problem ? `${id}error` : undefined}
            />
          </div>
          <Button type="submit" part="restock-send" busy={state === 'busy'}>
            {words('productRestockSend')}
          </Button>
        </>
      )}
    </form>
  );
}
