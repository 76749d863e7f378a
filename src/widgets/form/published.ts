import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { publishedContext } from '../../runtime/page/read-context.ts';
import { valueAt } from '../../runtime/page/value-at.ts';
import { partsOf } from '../../vocab/codes/form-fields.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { readFormContext, unreadInForm } from '../../vocab/published/form.ts';
import { FORM_CONTEXT } from '../../vocab/published/places.ts';
import { framesIn } from '../_shared/block/beside/frames.ts';
import { pathTo } from '../_shared/block/beside/path-to.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type FormContent, parsedForm, whileRendered } from '../_shared/form/engine/content.ts';
import { type Control, type Controls, isControl, isOption } from '../_shared/form/engine/page-controls.ts';
import { controlName, type FormField, toFields } from '../_shared/form/fields/form-field.ts';
import { partOf, readClassicForm } from '../_shared/form/published/classic-form.ts';

/**
 * Reads a form as published platform pages write it (docs/published-markup.md §7); null if the element contains none. The file is loaded for such pages only:
 * no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<FormContent> | null {
  return whileRendered(source, () => readContextForm(source) ?? readClassicForm(source));
}

/** The current kind: all data is in one JSON element. */
function readContextForm(source: Element): ParsedMarkup<FormContent> | null {
  const script = source.querySelector(FORM_CONTEXT);
  const context = parsed(script?.textContent ?? '');
  if (!context) return null;
  const fields = listOf(context.formFields);
  const { controls, strays } = matchControls(source, toFields(fields));
  const own = source.querySelectorAll(DRAWN);
  const frames = framesIn(pathTo(source, new Set(own)));
  const captchaKey = context.captchaEnabled === true ? pageCaptchaKey() : '';
  const read = parsedForm(source, {
    around: frames.at(-1),
    controls,
    fields,
    lossy: strays.some(isChanged),
    unread: unreadInForm(captchaKey ? { ...context, captchaEnabled: false } : context),
    data: { ...readFormContext(context), ...(captchaKey && { captchaVendor: 'recaptcha-enterprise', captchaKey }) },
  });
  return read.content.keepMarkup ? read : withFrames(source, read, own);
}

/** What the block draws anew of a form that the platform may have rendered already, and what only the platform's script would show. */
const DRAWN = `${FORM_CONTEXT},form,.form-item,.field,.react-form-contents,label,input,select,textarea,button,.form-submission-text,.form-submission-html`;

/** The key of the page's captcha; empty without one, since a captcha that cannot be solved would prevent every submission. */
function pageCaptchaKey(): string {
  const key = valueAt(publishedContext(document), 'recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey');
  return typeof key === 'string' ? key : '';
}

const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Finds the page's controls of each field. Their names are `ID` or `ID-…`; a field whose id begins with `ID-` has names of the same form. */
function matchControls(source: Element, fields: readonly FormField[]): { controls: Controls; strays: Control[] } {
  const controls = new Map<string, Control[]>();
  const strays: Control[] = [];
  const longestFirst = [...fields].sort((one, other) => other.id.length - one.id.length);
  for (const control of source.querySelectorAll('input:not([type="hidden"]),select,textarea')) {
    if (!isControl(control)) continue;
    const field = longestFirst.find(({ id }) => id && `${control.id}-`.startsWith(`${id}-`));
    const name = field && nameFor(field, control);
    if (name === undefined) strays.push(control);
    else controls.set(name, [...(controls.get(name) ?? []), control]);
  }
  return { controls, strays };
}

/** The name of the block's control that replaces a control; undefined if none does. */
function nameFor({ id, type, options }: FormField, control: Control): string | undefined {
  if (isOption(control))
    return /^(checkbox|radio)$/.test(type) && options.some(({ value }) => value === control.value) ? id : undefined;
  if (partsOf(type).length) {
    const part = partOf(type, control);
    return part && controlName(id, part);
  }
  return type === 'likert' ? undefined : id;
}

/** Whether a visitor has filled in a control. */
function isChanged(control: Control): boolean {
  if (isOption(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
