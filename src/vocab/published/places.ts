// The places where published blocks declare their type (docs/published-markup.md §2, §4, §7, §9, §10), as selectors of the block's element.

/** A form's JSON. */
export const FORM_CONTEXT = 'script:is(.sqs-form-block-context,[id^="form-context-"])';

export const MARQUEE = '.Marquee';
export const MARQUEE_BODY = '.Marquee-body';
export const MARQUEE_PROPS = 'script.Marquee-props';

/** An audio file and its player. */
export const AUDIO = '.sqs-audio-embed';

export const ACCORDION_LIST = '.accordion-items-container';
export const ACCORDION_ITEM = '.accordion-item';
/** Required elements of an item. */
export const ACCORDION_TRIGGER = '.accordion-item__click-target';
export const ACCORDION_TITLE = '.accordion-item__title';
export const ACCORDION_PANEL = '.accordion-item__dropdown';
/** An item's level is that of its first heading. */
export const ACCORDION_HEADING = '[role="heading"],h1,h2,h3,h4,h5,h6';

/** The wrapper of an image block's picture and caption, of every generation. */
export const IMAGE_WRAPPER = '.image-block-outer-wrapper';
/** The box of the picture in an image block that is a website component. */
export const IMAGE_CONTAINER = '.fluid-image-container';
/** The button that opens its lightbox. */
export const IMAGE_BUTTON = '.sqs-block-image-button';

/** The embed code of a video, in its attribute, and what covers it. */
export const VIDEO_EMBED = '.sqs-video-wrapper';
export const VIDEO_OVERLAY = '.sqs-video-overlay';

export const GALLERY = '.sqs-gallery';
export const GALLERY_SLIDE = '.slide';

/** A tab of a menu, and the mark of the selected one. */
export const MENU_LABEL = '.menu-select-labels';
export const MENU_ACTIVE = '.menu-select-labels--active';
/** What a tab shows. */
export const MENU_PAGE = '.menu';

/** What shows whether a member is signed in, and its texts for those who are not and those who are. */
export const ACCOUNT_LINK = '[data-controller="UserAccountLink"]';
export const ACCOUNT_SIGNED_OUT = '.unauth';
export const ACCOUNT_SIGNED_IN = '.auth';

/** A product's page, of both generations (docs/published-markup.md §14). */
export const PRODUCT_PAGE = '.ProductItem[data-item-id],[data-controller="ProductDetail"]';
/** The variants of the older generation, as JSON in their attribute. */
export const PRODUCT_VARIANTS = '.product-variants[data-variants]';
