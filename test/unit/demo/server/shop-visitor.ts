import { Visitor } from './visitor.ts';

/** A visitor who sends the shop's forms as a browser without scripts does. */
export class ShopVisitor extends Visitor {
  send(path: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams({ crumb: this.crumb, ...fields }) });
  }

  /** Where a form leads, without the name of the server. */
  async sent(path: string, fields: Record<string, string> = {}): Promise<string> {
    const answer = await this.send(path, fields);
    return `${answer.status} ${answer.headers.get('location') ?? ''}`;
  }

  async cart() {
    return (await this.fetch('/api/commerce/shopping-cart')).json();
  }

  async page(path: string): Promise<string> {
    return (await this.fetch(path)).text();
  }

  put(path: string, body: object): Promise<Response> {
    return this.fetch(`${path}?crumb=${this.crumb}`, {
      method: 'PUT',
      headers: { 'x-csrf-token': this.crumb, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

export const CUP = { itemId: 'caneca-neblina', sku: 'SR-0201', quantity: '2' };
export const TEAPOT = { itemId: 'bule-canastra', sku: 'SR-0211', quantity: '1' };
