/** What the wrapper of a published form or newsletter specifies for its button. Published pages write it with hyphens or capitals. */
const WRAPPER = /^(?:form-button|newsletter-form)-wrapper--(align|layout)[-_]?(\w+)$/i;

const SIDES = /^(left|center|right|stretch)$/;

/**
 * Reads the position of the button from the classes of a classic form (docs/published-markup.md §7). The class for the button alone takes precedence over the
 * class for all.
 */
export function layoutOf(source: Element): { buttonAlignment?: string; layout?: string } {
  let [side, layout] = ['', ''];
  for (const { classList } of source.querySelectorAll('[class*="-wrapper--" i]:not(form)'))
    for (const word of classList) {
      const [, about = '', value = ''] = WRAPPER.exec(word.toLowerCase()) ?? [];
      if (about === 'align' && SIDES.test(value)) side = value;
      if (about === 'layout') layout = value === 'float' ? 'inline' : '';
    }
  return { ...(side && { buttonAlignment: side }), ...(layout && { layout }) };
}
