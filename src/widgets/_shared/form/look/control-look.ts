import type { ReadLook } from '../../../../runtime/mount/block-module.ts';
import { lookProperties } from '../../../../runtime/mount/look/page-look.ts';
import { hasTextLook, lineHeightOf } from '../../../../runtime/mount/look/text-look.ts';
import { backgroundBehind, isDark } from './background.ts';
import {
  composite,
  errorColor,
  hoverColor,
  MIN_CONTRAST,
  mutedColor,
  parseColor,
  type Rgba,
  solidButton,
} from './color.ts';
import { type ControlSources, measureControls } from './control-spacing.ts';
import { field as fieldAt } from './row-layout.ts';

type Values = Readonly<Record<string, string | null>>;

/** Reads the look of the labels, fields and buttons of a page. A page that leaves all of them to the browser has no look of its own. */
export function controlLook(sources: ControlSources): ReadLook {
  let spacing = '';
  return (again) => {
    const { block, around, box, label, caption, hint, option, mark, group, legend, part, field, button, rows } =
      sources;
    const blockStyle = getComputedStyle(block);
    const drawn = (element: Element | undefined): CSSStyleDeclaration | null => {
      const style = element && getComputedStyle(element);
      return style && !isPlainBox(style) ? style : null;
    };
    const [fieldStyle, buttonStyle] = [drawn(field), drawn(button)];
    const styled = fieldStyle || buttonStyle || (label && hasTextLook(getComputedStyle(label), blockStyle));
    // If the browser draws the fields, it also positioned them.
    if (!again) spacing = fieldStyle ? measureControls(sources) : '';
    const form = boxOf(styled && box ? getComputedStyle(box) : null);
    const inner = form['background-color'] ? parseColor(form['background-color']) : TRANSPARENT;
    const background = inner && backgroundBehind(around, [inner]);
    const text = (element: Element | undefined): Values =>
      textOf(styled && element ? getComputedStyle(element) : null, blockStyle);
    // Fields of one form may look different, such as the required ones: each that does so has a look of its own.
    const own = (role: string, shared: Values, values: Values): string =>
      Object.entries(values).every(([name, value]) => shared[name] === value) ? '' : lookProperties(role, values);
    const [usualLabel, usualField] = [text(label), fieldOf(fieldStyle, blockStyle, field, background)];
    const ownLooks = rows.map(({ label: title, group: around, controls: [control] }, at) => {
      const isText = control?.matches('input:not([type="radio"],[type="checkbox"]),textarea,select');
      const look =
        (title && !around ? own('label', usualLabel, text(title)) : '') +
        (fieldStyle && control && isText && !around
          ? own('field', usualField, fieldOf(drawn(control), blockStyle, control, background))
          : '');
      return look && `& ${fieldAt(at)}{${look}}`;
    });
    return [
      spacing,
      lookProperties('label', usualLabel),
      lookProperties('caption', text(caption)),
      // Without a colour of its own it gets the block's colour, which is fainter.
      lookProperties('hint', { ...text(hint), color: styled && hint ? getComputedStyle(hint).color : null }),
      lookProperties('option', text(option)),
      lookProperties('mark', markOf(styled ? mark : undefined, option)),
      lookProperties('form', form),
      lookProperties('group', boxOf(styled && group ? getComputedStyle(group) : null)),
      lookProperties('field', usualField),
      ...ownLooks,
      // The title of a group is not a label element.
      legend ? `& legend{${lookProperties('label', text(legend))}}` : '',
      // A part is inside text of its own, and inherits from that text.
      part && part !== field
        ? `& .piece{${lookProperties('field', fieldOf(drawn(part), blockStyle, part, background))}}`
        : '',
      lookProperties('button', buttonOf(buttonStyle, blockStyle, background)),
      lookProperties('error', { color: errorColor(background) }),
      lookProperties('shade', shades(blockStyle, background)),
    ].join('');
  };
}

const TRANSPARENT: Rgba = { r: 0, g: 0, b: 0, a: 0 };

/** A colour of the block: of the first public property that is set, otherwise of the page. */
function ownColor(blockStyle: CSSStyleDeclaration, tokens: readonly string[], color: string): Rgba | null {
  const set = tokens.map((token) => blockStyle.getPropertyValue(token).trim()).find((value) => value);
  // The computed value is needed: a custom property keeps its text.
  const [light, dark] = /^light-dark\((.+)\)$/.exec(set ?? '')?.[1]?.split(/,(?![^(]*\))/) ?? [];
  return parseColor((isDark(blockStyle) ? dark : light)?.trim() ?? set ?? color);
}

/** Colours that the block derives from the text colour. */
function shades(blockStyle: CSSStyleDeclaration, background: Rgba | null): Values {
  const text = ownColor(blockStyle, ['--vitrine-text'], blockStyle.color);
  const accent = ownColor(blockStyle, ['--vitrine-accent', '--vitrine-text'], blockStyle.color);
  return {
    // Browsers treat a text colour as black here, and choose the tick for an opaque colour.
    accent:
      accent && (accent.a < 1 || !blockStyle.getPropertyValue('--vitrine-accent').trim())
        ? solidButton(accent, background).cover
        : null,
    text: mutedColor(background, text, 0.8, MIN_CONTRAST.text),
    edge: mutedColor(background, text, 0.55, MIN_CONTRAST.edge),
    focus: mutedColor(background, text, 1, MIN_CONTRAST.edge),
  };
}

const TEXT =
  'font-family font-size font-weight font-style font-stretch letter-spacing word-spacing text-transform line-height color'.split(
    ' ',
  );
const BOX = 'border-width border-style border-color border-radius padding box-shadow'.split(' ');

/** All these properties are set, so that none is inherited from another block. */
const valuesOf = (names: readonly string[], style: CSSStyleDeclaration | null): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, style?.getPropertyValue(name) || null]));

function textOf(style: CSSStyleDeclaration | null, blockStyle: CSSStyleDeclaration): Values {
  return {
    ...valuesOf(TEXT, style),
    'line-height': style && lineHeightOf(style),
    // Inherited values continue to be inherited.
    color: style && style.color !== blockStyle.color ? style.color : null,
  };
}

const boxOf = (style: CSSStyleDeclaration | null): Values => valuesOf([...BOX, 'background-color'], style);

/** The position of a radio button or checkbox relative to its text: inline, or beside it. */
function markOf(mark: Element | undefined, label: Element | undefined): Values {
  const style = mark && getComputedStyle(mark);
  const labelStyle = style && label && getComputedStyle(label);
  const flex = labelStyle && /flex|grid/.test(labelStyle.display);
  return {
    accent: style?.accentColor ?? null,
    display: labelStyle && !flex ? 'block' : null,
    align: labelStyle && flex ? labelStyle.alignItems : null,
    baseline: style?.verticalAlign ?? null,
    start: style?.marginBlockStart ?? null,
    end: style?.marginBlockEnd ?? null,
  };
}

/** Whether the browser draws a control: its border is then the browser's own, and so is its grey or white background. */
function isPlainBox(style: CSSStyleDeclaration): boolean {
  const { borderTopStyle, borderTopColor, backgroundImage, backgroundColor } = style;
  const edge = /^(in|out)set$/.test(borderTopStyle) || /^rgb\((118, 118, 118|133, 133, 133)\)$/.test(borderTopColor);
  return edge && backgroundImage === 'none' && isGrey(parseColor(backgroundColor));
}

const isGrey = (color: Rgba | null): boolean =>
  color !== null && color.a === 1 && Math.max(color.r, color.g, color.b) - Math.min(color.r, color.g, color.b) < 6;

function fieldOf(
  style: CSSStyleDeclaration | null,
  blockStyle: CSSStyleDeclaration,
  field: Element | undefined,
  background: Rgba | null,
): Values {
  const below =
    style && Number.parseFloat(style.borderTopWidth) === 0 && Number.parseFloat(style.borderBottomWidth) > 0;
  const placeholder = style && field ? getComputedStyle(field, '::placeholder').color : null;
  const own = ownColor(blockStyle, ['--vitrine-surface'], style?.backgroundColor ?? 'rgb(0 0 0/0)');
  const fieldBackground = own && (own.a === 1 ? own : background && composite(own, background));
  const text = style ? parseColor(style.color) : ownColor(blockStyle, ['--vitrine-text'], blockStyle.color);
  return {
    ...boxOf(style),
    ...textOf(style, blockStyle),
    // Some phones zoom into a field with a smaller font size: look.css has theirs.
    'font-size': style && `max(var(--_smallest,0px),${style.fontSize})`,
    placeholder:
      placeholder && placeholder !== style?.color && placeholder !== 'rgb(117, 117, 117)'
        ? placeholder
        : mutedColor(fieldBackground, text, 0.7, MIN_CONTRAST.text),
    // A second line at the border indicates an error, only if there is a border.
    error: below ? 'inset 0 -1px' : null,
  };
}

const ACCENT = ['--vitrine-button-background', '--vitrine-accent'];

function buttonOf(style: CSSStyleDeclaration | null, blockStyle: CSSStyleDeclaration, ground: Rgba | null): Values {
  const accented = ['--vitrine-accent', '--vitrine-button-background'].some((name) =>
    blockStyle.getPropertyValue(name).trim(),
  );
  const own = accented ? null : style;
  const accent = ownColor(blockStyle, [...ACCENT, '--vitrine-text'], blockStyle.color);
  const [background, color] = [parseColor(own?.backgroundColor ?? ''), parseColor(own?.color ?? '')];
  const image =
    own && own.backgroundImage !== 'none' && !own.backgroundImage.includes('url(') ? own.backgroundImage : '';
  const hover =
    background && color && (image ? hoverColor(TRANSPARENT, color, null) : hoverColor(background, color, ground));
  return {
    ...boxOf(style),
    ...textOf(style, blockStyle),
    color: own?.color ?? null,
    'border-color': own?.borderColor ?? null,
    background: own && `${image} ${own.backgroundColor}`.trim(),
    // A value derived from the accent would hide it.
    cover: own && 'none',
    hover: own && (hover ?? 'none'),
    room: style && '0px',
    ...(!own && accent && accent.a < 1 && solidButton(accent, ground)),
  };
}
