// Where published blocks that may be on their page as JSON alone say everything (docs/published-markup.md §7, §10).

export const FORM_CONTEXT = 'script:is(.sqs-form-block-context,[id^="form-context-"])';
export const MARQUEE_PROPS = 'script.Marquee-props';
