import { numberOf, type Sql, textOf } from './sql.ts';

/** What a code takes off: a share, an amount in centavos, or what it costs to send. */
export interface PromoCode {
  readonly code: string;
  readonly percent?: number;
  readonly cents?: number;
  readonly freeShipping?: boolean;
  /** The subtotal from which it counts, in centavos. */
  readonly minimum?: number;
  /** When it ended or ends, ms since 1970. */
  readonly ends?: number;
}

const CODES: readonly PromoCode[] = [
  { code: 'BARRO10', percent: 10 },
  { code: 'MESA15', percent: 15, minimum: 30_000 },
  { code: 'PRIMEIRA', cents: 2_000 },
  { code: 'FRETEGRATIS', freeShipping: true },
  { code: 'VERAO24', percent: 20, ends: 1_711_000_000_000 },
];

const GIFT_CARDS = [
  ['PRESENTE-50-SERRA', 5_000],
  ['PRESENTE-500-SERRA', 50_000],
  ['PRESENTE-VAZIO', 0],
] as const;

/** Codes are the same in whatever case they are typed, and with spaces around them. */
export const codeName = (typed: string): string => typed.trim().toUpperCase();

/** Codes that make a cart cheaper, and gift cards with what is left on them. */
export class Codes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  seed(): void {
    for (const one of CODES)
      this.#sql.run('INSERT INTO codes (code, content) VALUES (?, ?) ON CONFLICT DO NOTHING', [
        one.code,
        JSON.stringify(one),
      ]);
    for (const [code, balance] of GIFT_CARDS) this.addGiftCard(code, balance);
  }

  promo(typed: string): PromoCode | null {
    const row = this.#sql.get('SELECT content FROM codes WHERE code = ?', [codeName(typed)]);
    return row && JSON.parse(textOf(row, 'content'));
  }

  /** What is left on a gift card, in centavos; null where there is none. */
  balance(typed: string): number | null {
    const row = this.#sql.get('SELECT balance FROM gift_cards WHERE code = ?', [codeName(typed)]);
    return row && numberOf(row, 'balance');
  }

  addGiftCard(code: string, balance: number): void {
    this.#sql.run('INSERT INTO gift_cards (code, balance) VALUES (?, ?) ON CONFLICT DO NOTHING', [code, balance]);
  }

  spend(code: string, cents: number): void {
    this.#sql.run('UPDATE gift_cards SET balance = max(0, balance - ?) WHERE code = ?', [cents, code]);
  }
}
