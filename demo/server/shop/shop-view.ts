import { createHash } from 'node:crypto';
import type { Shop } from '../../site/shop-view.ts';
import { findWords } from '../api/search.ts';
import { signedInMember } from '../api/signed-in-member.ts';
import type { Backend } from '../backend.ts';
import type { Order } from '../data/orders.ts';
import type { Visit } from '../visit.ts';
import { measuredView } from './measured-view.ts';
import { ownRecord } from './own-cart.ts';

/** Names a member in the page without the address. */
const idOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 24);

/** What of the shop is this visitor's, for the page that is rendered for them. */
export function shopView(asked: { visit: Visit; backend: Backend }, order: Order | null = null): Shop {
  const { store } = asked.backend;
  const member = signedInMember(asked);
  const ownerAt = (path: string): boolean => Boolean(member?.owner) && asked.visit.path === path;
  return {
    member: member && { id: idOf(member.email), email: member.email, owner: member.owner, xsrf: member.xsrf },
    cart: ownRecord(asked),
    stock: store.catalogue.stock(),
    reviews: (product) => store.reviews.of(product),
    find: findWords,
    order,
    owner: ownerAt('/atelie/dono')
      ? {
          ...store.submissions.received(),
          orders: store.orders.list(),
          reviews: store.reviews.list(),
          wishes: store.restockWishes.list(),
        }
      : null,
    measured: ownerAt('/atelie/dono/medidas') ? measuredView(store.collected) : null,
  };
}
