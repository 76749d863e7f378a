/** A way a cart can be sent. */
export interface ShippingOption {
  readonly key: string;
  readonly name: string;
  readonly priceCents: number;
}

/** From this subtotal the studio pays for what goes to the Southeast, in centavos. */
const FREE_FROM = 40_000;

/** Eight digits, with or without the hyphen. */
export const postalCode = (typed: string): string | null => {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d{8}$/.test(digits) && digits !== '00000000' ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null;
};

/** Whether a postal code is in the Southeast, by its first digit. */
const isNear = (postal: string): boolean => '0123'.includes(postal.charAt(0));

/** From which subtotal on the shipping to a postal code is free; undefined where it never is. */
export const freeFrom = (postal: string): number | undefined => (isNear(postal) ? FREE_FROM : undefined);

/** The ways to a postal code: its first digit says how far it is. */
export function shippingOptions(postal: string, subtotal: number): readonly ShippingOption[] {
  const near = isNear(postal);
  const slow = near ? (subtotal >= FREE_FROM ? 0 : 2_600) : 4_400;
  return [
    { key: 'retirada', name: 'Retirada no ateliê', priceCents: 0 },
    { key: 'economico', name: near ? 'Econômico, 6 dias úteis' : 'Econômico, 11 dias úteis', priceCents: slow },
    {
      key: 'expresso',
      name: near ? 'Expresso, 2 dias úteis' : 'Expresso, 4 dias úteis',
      priceCents: near ? 4_900 : 8_900,
    },
  ];
}
