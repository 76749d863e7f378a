import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/member.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { linkAddress } from '../../vocab/rules/link/address.ts';
import type { memberArea } from './block.ts';

interface Props {
  readonly orders: NonNullable<DataOf<(typeof memberArea)['data']>['orders']>;
  readonly handle: BlockHandle;
}

/** The orders of a member, in the texts of the site: nothing is computed. */
export function Orders({ orders, handle }: Props) {
  const t = handle.strings(messages);
  return (
    <section className="orders" part="orders" aria-label={t('memberOrders')}>
      <p className="heading">{t('memberOrders')}</p>
      {orders.length === 0 ? (
        <p>{t('memberNoOrders')}</p>
      ) : (
        <ul>
          {orders.map(({ number, date, total, status, url }) => {
            const name = t('memberOrder', { number });
            const href = /^(https?:|\/(?!\/))/i.test(url) ? linkAddress(url) : '';
            return (
              <li key={number}>
                <span>{href ? <a href={href}>{name}</a> : name}</span>
                <span className="details">{[date, status].filter(Boolean).join(' · ')}</span>
                <span className="total">{total}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
