import store from '../../../../strings/pt-BR/store.json';
import { subscriptionWording } from '../../../../vocab/rules/store/subscription.ts';
import { Problem } from './problem.tsx';
import { Quantity } from './quantity.tsx';
import type { CartLine as Line } from './read-line.ts';
import type { CartTools } from './use-cart.ts';

interface Props {
  readonly tools: CartTools;
  readonly line: Line;
  remove(): void;
}

/** One line of the cart: what it is, what the server says it costs, its quantity, and what went wrong with it. */
export function CartLine({ tools, line, remove }: Props) {
  const { t, money, slice, handle } = tools;
  const { id, sku, title, address, image, unit, original, sum, details, plan, problem, quantity } = line;
  const wording = plan && subscriptionWording(plan);
  const isLeaving = slice.pending.includes(id);
  return (
    <li className="vt-cart-line" part="line" data-sku={sku} data-pending={isLeaving || undefined}>
      <div className="vt-cart-image" part="image">
        {image && (
          <img
            src={image.src}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className="vt-cart-what">
        <p className="vt-cart-title" part="title">
          {address === null ? title : <a href={address}>{title}</a>}
        </p>
        {details.length > 0 && (
          <ul className="vt-cart-details" part="details">
            {details.map(({ name, value }) => (
              <li key={name}>
                {name}: {value}
              </li>
            ))}
          </ul>
        )}
        {unit !== null && (quantity !== 1 || wording || original !== null) && (
          <p className="vt-cart-unit">
            {original !== null && original !== unit && (
              <s>
                <span className="visually-hidden">{t('cartWas', { price: '' })}</span>
                {money(original)}
              </s>
            )}{' '}
            {wording
              ? `${money(unit)} ${handle.strings(store)(wording.key, wording.values)}`
              : t('cartEach', { price: money(unit) })}
          </p>
        )}
      </div>
      {sum !== null && (
        <p className="vt-cart-sum" part="price">
          {money(sum)}
        </p>
      )}
      <div className="vt-cart-do">
        <Quantity tools={tools} line={line} />
        <button
          type="button"
          className="vt-cart-remove"
          part="remove"
          aria-label={t('cartRemove', { name: title })}
          aria-disabled={isLeaving || undefined}
          onClick={() => !isLeaving && remove()}
        >
          {t('cartRemoveWord')}
        </button>
      </div>
      {problem && <Problem>{problem}</Problem>}
      {slice.problem?.subject === id && <Problem alert>{slice.problem.message}</Problem>}
    </li>
  );
}
