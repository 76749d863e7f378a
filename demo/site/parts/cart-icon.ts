import { html } from '../html.ts';

/** A shopping cart; the words beside it say what it is. */
export const cartIcon = html`<svg class="cart-icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M2.5 3.5h2l2 9.5h8.6l1.9-6.5H5.2M8.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M14.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0"/></svg>`;
