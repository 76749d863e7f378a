/** The npm entry: vocabulary, rules, declarations and types, for Node and for builders. No React, no DOM. */

export type { BlockReport, FileReport, PageReport } from './runtime/diagnosis/page-report.ts';
export type {} from './runtime/services/services.ts';
export type { PageInterface } from './runtime/stage/page-interface.ts';
export { attributeFor, camel, kebab } from './vocab/block/attribute-for.ts';
export { type Block, type ConsentPurpose, defineBlock, type When } from './vocab/block/define-block.ts';
export type { DataOf, Field, FieldKind, Fields } from './vocab/block/field.ts';
export {
  color,
  count,
  duration,
  flag,
  focalPoint,
  headingLevel,
  json,
  length,
  listOf,
  number,
  oneOf,
  ratio,
  reference,
  text,
  url,
} from './vocab/block/fields.ts';
export { parse, type Sources } from './vocab/block/parse.ts';
export type { Problem } from './vocab/block/problem.ts';
export { DEEPEST_JSON, LARGEST_JSON } from './vocab/block/read-json.ts';
export type { CartAdapter, CartItem, ShippingLocation } from './vocab/cart-adapter.ts';
export { blockTypes } from './vocab/catalogue/codes/block-types.ts';
export { contextHelp, furtherContextHelp } from './vocab/catalogue/context-help.ts';
export { formFieldTypes } from './vocab/codes/form-fields.ts';
export { pageTypes } from './vocab/codes/page-types.ts';
export { siteStatuses } from './vocab/codes/site-statuses.ts';
export { websiteTypes } from './vocab/codes/website-types.ts';
export { type Context, toContext } from './vocab/context.ts';
export { cookieSettingsFields } from './vocab/cookie-settings-fields.ts';
export * from './vocab/names.ts';
export { type AttributeUse, type PageAttributeName, pageAttributes } from './vocab/page-attributes/index.ts';
export { type Audience, audienceOf } from './vocab/rules/site/audience.ts';
export { type PageType, pageTypeOf } from './vocab/rules/site/page-type.ts';
export * from './vocab/rules/site/website.ts';
export { publicTokens, type Token } from './vocab/tokens.ts';
export { VERSION } from './vocab/version.ts';
export { blocks } from './widgets/blocks.ts';
