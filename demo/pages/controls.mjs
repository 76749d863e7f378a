import { attributeOf } from './attribute.mjs';
import { escapeHtml } from './escape-html.mjs';

const bound = (name, value) => (Number.isFinite(value) ? ` ${name}="${value}"` : '');

/** An option that is written as JSON, and left out where it is empty. */
const isJson = ({ kind }) => kind === 'json' || kind === 'shadow';

function input(field, id, shared) {
  const value = field.toText(field.fallback) ?? '';
  if (field.kind === 'flag') {
    return `<input type="checkbox" ${shared}${field.fallback ? ' checked' : ''}>`;
  }
  if (field.kind === 'oneOf') {
    const options = field.choices.map(
      (choice) => `<option${choice === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`,
    );
    return `<select ${shared}>${options.join('')}</select>`;
  }
  if (field.kind === 'number' || field.kind === 'count') {
    const step = field.kind === 'number' ? '0.1' : '1';
    return `<input type="number" ${shared} value="${escapeHtml(value)}" step="${step}"${bound('min', field.min)}${bound('max', field.max)}>`;
  }
  if (isJson(field)) {
    return `<textarea ${shared} rows="3" spellcheck="false"></textarea>
<p class="wrong" id="${id}-wrong" hidden>Este JSON não é válido; o bloco usa o valor padrão.</p>`;
  }
  if (field.kind === 'color' && /^#[0-9a-f]{6}$/i.test(value)) {
    return `<input type="color" ${shared} value="${escapeHtml(value)}">`;
  }
  if (field.kind === 'list') return `<textarea ${shared} rows="2" spellcheck="false">${escapeHtml(value)}</textarea>`;
  // Not of type url: most addresses here are paths.
  if (field.kind === 'url')
    return `<input type="text" inputmode="url" spellcheck="false" ${shared} value="${escapeHtml(value)}">`;
  if (field.kind !== 'text') return `<input type="text" spellcheck="false" ${shared} value="${escapeHtml(value)}">`;
  return `<input type="text" ${shared} value="${escapeHtml(value)}">`;
}

/** One labelled control per field. page.js rewrites the field's attribute from it; an empty JSON leaves the attribute out. */
export function controls(block, words) {
  return Object.entries(block.data)
    .map(([name, field]) => {
      const id = `campo-${name}`;
      const fallback = isJson(field) ? '' : String(field.toText(field.fallback) ?? '');
      const shared = [
        `id="${id}"`,
        `data-field="${name}"`,
        `data-attribute="${attributeOf(name)}"`,
        `data-kind="${isJson(field) ? 'json' : field.kind}"`,
        `data-default="${escapeHtml(fallback)}"`,
        `aria-describedby="${id}-help"`,
      ].join(' ');
      const label = `<label for="${id}">${escapeHtml(words.labels[name] ?? name)}</label>`;
      const help = `<p class="help" id="${id}-help">${escapeHtml(words.fields[name])}</p>`;
      const control = input(field, id, shared);
      return field.kind === 'flag'
        ? `<div class="control check"><div class="line">${control}${label}</div>${help}</div>`
        : `<div class="control">${label}${control}${help}</div>`;
    })
    .join('\n');
}
