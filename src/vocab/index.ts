/**
 * `vitrine/vocab`: the platform’s codes, words, limits and rules, for Node, editors and site templates. It uses no DOM. Each is in a file of its own, so that a
 * bundle contains only what it uses.
 */

export * from './calls.ts';
export * from './cart-adapter.ts';
export * from './catalogue/codes/index.ts';
export * from './catalogue/rules/index.ts';
export * from './context.ts';
export * from './dialogs.ts';
export * from './entities/cart.ts';
export * from './entities/product.ts';
export * from './entities/product-text.ts';
export * from './image-settings.ts';
export * from './logged-messages.ts';
export * from './measure-settings.ts';
export * from './member-session.ts';
export * from './native-bridge.ts';
export * from './overlay-report.ts';
export * from './slides.ts';
export * from './tokens.ts';
