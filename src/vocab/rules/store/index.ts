export { type CartLabel, cartCount, cartLabel, isCartEmpty, MAX_CART_COUNT } from './cart-label.ts';
export {
  type Currency,
  currencyCodes,
  currencyOf,
  DEFAULT_CURRENCY,
  DEFAULT_FRACTION_DIGITS,
  fractionDigits,
  storeCurrency,
} from './currency.ts';
export { type MeasurementUnits, measurementUnits } from './measurement.ts';
export {
  type AmountOptions,
  formatAmount,
  formatMoney,
  MAX_INTEGER_PLACES,
  type MinorUnits,
  type MoneyFormatter,
  moneyFormatter,
  parseAmount,
} from './money.ts';
export {
  currencySymbol,
  DEFAULT_MONEY_TEMPLATE,
  type MoneyTemplate,
  moneyTemplate,
} from './money-template.ts';
export { isPrice, MAX_PRICE, priceProblem } from './price.ts';
export { type PriceWording, priceWording } from './price-wording.ts';
export {
  isOnSale,
  isSoldOut,
  type PriceDisplay,
  priceDisplay,
  type StoreProduct,
  type StoreVariant,
} from './product.ts';
export { asServerWrites, saySamePrice, unknownAmounts, writtenOtherwise } from './server-price.ts';
export { generateSku, MAX_SKU_LENGTH, skuProblem } from './sku.ts';
export { type SubscriptionWording, subscriptionWording } from './subscription.ts';
export { typedQuantity } from './typed-quantity.ts';
