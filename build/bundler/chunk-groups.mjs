/** Large modules that several blocks share: each a file of its own, asked for in the same step as the block that needs it. Everything else that two share goes into the runtime's file. */
export const GROUPS = {
  react: /^react-module:/,
  // Amounts as the site writes them. What tells a locale is copied instead: blocks that write dates only need no amounts.
  money:
    /^src\/vocab\/rules\/store\/(money|money-template|currency|subscription)\.ts$|^src\/(widgets\/_shared\/commerce\/site-money\.ts|strings\/pt-BR\/store\.json)$/,
  // Numbers as people write them.
  numbers: /^src\/vocab\/rules\/(text\/written-number|store\/typed-quantity)\.ts$/,
  // Number and name of the link to the cart, for the block and for links of published pages.
  'cart-label': /^src\/(vocab\/rules\/store\/cart-label\.ts|strings\/pt-BR\/cart\.json)$/,
  // What the cart's page and its drawer share.
  'cart-kit': /^src\/(widgets\/_shared\/commerce\/cart\/|strings\/pt-BR\/cart-page\.json$)/,
  // What nearly every block with an action has.
  controls: /^src\/widgets\/_shared\/ui\/button\/(button|icon-button)\.(tsx|css)$/,
  // Which layers are open, for Esc and Back: one list on a page, whoever draws them.
  'layer-state': /^src\/widgets\/_shared\/ui\/escape\/(on-escape|layer-history)\.ts$/,
  fields: /^src\/widgets\/_shared\/form\/fields\//,
  // What the blocks that send a form share.
  'form-kit':
    /^src\/widgets\/_shared\/form\/engine\/(?!(sending|check-fields|server-errors|page-entries|values)\.)|^src\/vocab\/form-data\.ts$/,
  // What the blocks of the shop share that can submit a form of the page.
  'own-way':
    /^src\/(widgets\/_shared\/(server\/(use-own-submission|send-own|own-status|use-shown-form)|commerce\/product\/load-own-purchase)\.|strings\/pt-BR\/own-submission\.json$)/,
  // A product's data and price, which lists show, too.
  'product-data':
    /^src\/widgets\/_shared\/commerce\/product\/(product|read-product|choice|member-price|price-line)\.|^src\/vocab\/(rules\/store\/(product|price-wording|server-price)|codes\/product-types|entities\/(product|read-fields))\.ts$|^src\/strings\/pt-BR\/product\.json$/,
  // What the product's block and its quick view share.
  'buy-form': /^src\/widgets\/_shared\/commerce\/product\//,
  // What the blocks that open a checkout share.
  'checkout-kit': /^src\/widgets\/_shared\/commerce\/checkout\/|^src\/strings\/pt-BR\/checkout\.json$/,
  // What stands in place of content of third parties.
  facade:
    /^src\/(widgets\/_shared\/block\/facade\/|strings\/pt-BR\/(facade|gated-content)\.json$|vocab\/codes\/third-parties\.ts$)/,
  // What opens and renders light views.
  light: /^src\/runtime\/light\/(?!jsx-runtime|light-renderer)/,
  look: /^src\/widgets\/_shared\/form\/look\//,
  // With the button that closes one.
  modal: /^src\/widgets\/_shared\/ui\/(dialog|button)\//,
  // Times of events, and what adds them to a visitor's calendar.
  'event-kit':
    /^src\/(widgets\/_shared\/(events|ui\/popover)\/|vocab\/rules\/calendar\/|strings\/pt-BR\/events\.json$)/,
  // The level of headings that a block renders.
  headings: /^src\/runtime\/page\/heading-level\.ts$/,
  // How long ago something was.
  times: /^src\/(widgets\/_shared\/block\/use-time-text\.|strings\/pt-BR\/time\.json$)/,
  // What the blocks for members share.
  'member-kit': /^src\/(widgets\/_shared\/commerce\/member\/|strings\/pt-BR\/member\.json$)/,
  // Bars that share the lower edge of the window.
  edge: /^src\/widgets\/_shared\/ui\/edge\//,
  schemas: /(^|\/)node_modules\/valibot\//,
  floating: /(^|\/)node_modules\/@floating-ui\//,
  // The suggestions of addresses and of the search.
  combobox: /^src\/widgets\/_shared\/ui\/combobox\//,
  // The outlines of shapes and masks.
  shapes: /^src\/widgets\/_shared\/media\/shapes\./,
  // Players and covers.
  'video-kit':
    /^src\/(widgets\/_shared\/media\/video\/|vocab\/rules\/display\/video-provider\.ts$|strings\/pt-BR\/(video|slide-video)\.json$)/,
  // What galleries and the lightbox show in a slide.
  slides: /^src\/widgets\/_shared\/media\/slides\//,
  carousel: /(^|\/)node_modules\/embla-carousel/,
  pointer: /^src\/runtime\/page\/pointer-tracker\.ts$/,
  // How often a page changes its address is counted once per page.
  address: /^src\/runtime\/page\/replace-address\.ts$/,
  // Which files of third parties a page has loaded.
  vendors: /^src\/runtime\/page\/load-third-party\.ts$|^src\/vocab\/rules\/third-parties\/known-third-party\.ts$/,
  // The one queue of a page, its one listener for resizing, and what decides which file of a picture is fetched.
  'image-loader':
    /^src\/runtime\/page\/(images\/|resize-scheduler\.ts$)|^src\/vocab\/rules\/display\/(image-width|image-format|alignment)\.ts$/,
};

/** Groups without React: a service or light view imports them like a block does, so that their state is on a page once. */
export const SHARED_WITH_SERVICES = new Set(['image-loader', 'address', 'vendors', 'light', 'edge', 'layer-state']);

/** Of these, the groups that services and light views bring in; what a block fetches later may import them, too. */
export const SHARED_AMONG_SERVICES = new Set(['vendors', 'light', 'edge', 'layer-state']);

/** Groups that have a copy of all that they import, so that they come without the runtime. */
export const SELF_CONTAINED = new Set(['light', 'edge', 'layer-state']);

/** The group of a module; undefined where it has none. */
export const groupOf = (path) => Object.keys(GROUPS).find((name) => GROUPS[name].test(path));
