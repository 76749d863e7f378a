// The places where published blocks declare their type (docs/published-markup.md §7, §9, §10), as selectors of the block's element.

/** A form's JSON. */
export const FORM_CONTEXT = 'script:is(.sqs-form-block-context,[id^="form-context-"])';

export const MARQUEE = '.Marquee';
export const MARQUEE_BODY = '.Marquee-body';
export const MARQUEE_PROPS = 'script.Marquee-props';

export const ACCORDION_LIST = '.accordion-items-container';
export const ACCORDION_ITEM = '.accordion-item';
/** Required elements of an item. */
export const ACCORDION_TRIGGER = '.accordion-item__click-target';
export const ACCORDION_TITLE = '.accordion-item__title';
export const ACCORDION_PANEL = '.accordion-item__dropdown';
/** An item's level is that of its first heading. */
export const ACCORDION_HEADING = '[role="heading"],h1,h2,h3,h4,h5,h6';
