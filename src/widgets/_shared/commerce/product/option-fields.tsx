import { type CSSProperties, useId } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import { ErrorMessage } from '../../form/fields/error-message.tsx';
import { SelectBox } from '../../form/fields/select-field.tsx';
import { type Availability, availabilityOf, type Choice } from './choice.ts';
import type { Product, ProductOption } from './product.ts';

interface Props {
  readonly product: Product;
  readonly choice: Choice;
  /** Names of options that have to be chosen before the product can be bought, once the visitor has tried. */
  readonly open: ReadonlySet<string>;
  readonly handle: Pick<BlockHandle, 'strings'>;
  choose(name: string, value: string): void;
}

/**
 * The options of a product, each as a list, as radio buttons or as swatches. A value that cannot be bought with the
 * rest of the choice says so in its own text; it is neither hidden nor disabled, so that a visitor can choose it and
 * read what can be done.
 */
export const OptionFields = ({ product, ...rest }: Props) =>
  product.options.map((option) => <OptionField key={option.name} product={product} option={option} {...rest} />);

/** A name as it stands within a sentence; “BPA” and “iPhone” stay as they are. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name;

const WORDS = { soldOut: 'productSoldOutValue', missing: 'productMissingValue' } as const;

function OptionField({ product, option, choice, open, handle, choose }: Props & { readonly option: ProductOption }) {
  const t = handle.strings(messages);
  const id = useId();
  const { name, display, values } = option;
  const chosen = choice.get(name) ?? '';
  const isOpen = open.has(name);
  const shownValues = values.map(({ value, color }) => {
    const availability: Availability = availabilityOf(product, choice, name, value);
    return {
      value,
      color,
      availability,
      label: availability === 'available' ? value : t(WORDS[availability], { value }),
    };
  });
  const error = isOpen && (
    <ErrorMessage id={`${id}error`}>{t('productChooseOption', { option: inSentence(name) })}</ErrorMessage>
  );
  const shared = { className: 'field', part: 'option', 'data-option': name, 'data-invalid': isOpen || undefined };
  if (display === 'select')
    return (
      <div {...shared}>
        <label className="label" part="label" htmlFor={id}>
          {name}
        </label>
        {error}
        <SelectBox
          id={id}
          none={t('productChoose')}
          choices={shownValues}
          value={chosen}
          aria-required
          aria-invalid={isOpen || undefined}
          aria-describedby={isOpen ? `${id}error` : undefined}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        />
      </div>
    );
  return (
    <fieldset {...shared} aria-describedby={isOpen ? `${id}error` : undefined}>
      <legend className="label" part="label">
        {name}
      </legend>
      {error}
      <div className="vt-values" data-display={display}>
        {shownValues.map(({ value, color, availability, label }) => (
          <label key={value} className="vt-value" part="value" data-availability={availability}>
            <input
              type="radio"
              required
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => choose(name, value)}
            />
            <span className="vt-value-face">
              {display === 'swatch' && color && (
                <span className="vt-swatch" style={{ '--_swatch': color } as CSSProperties} aria-hidden="true" />
              )}
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
