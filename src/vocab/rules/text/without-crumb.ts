/** Names of parameters whose values are nobody's business, wherever in the name the word is. */
const SECRET =
  /crumb|token|csrf|xsrf|key|secret|signature|pass|auth|session|code|mail|phone|telefone|celular|senha|postal|\bcep\b|cpf|cnpj/i;

/** A parameter inside a parameter: an address to return to, for example. */
const NESTED = /(?:crumb|token|key|secret|pass|auth|session)[^=&]{0,20}=/i;

/** Longest query or hash that is looked through, in characters. */
const LONGEST = 8000;

/**
 * Cuts the crumb and other secrets out of an address before it is logged, traced or timed (D-25): their parameters in query and
 * hash, and a user name before the host. A query or hash of more than 8,000 characters is left out whole. Relative addresses may be given, and text
 * that is none comes back as it is.
 */
export function withoutCrumb(url: string): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return address.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*@/i, '$1//') + cut(query) + cut(hash);
}

function cut(part: string): string {
  if (part.length > LONGEST) return '';
  const pairs = part.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const [name = '', ...value] = pair.split('=');
    const [key, inside] = [decoded(name), decoded(value.join('='))];
    return value.length === 0 || !(key === null || inside === null || SECRET.test(key) || NESTED.test(inside));
  });
  return kept.length > 0 && part ? part.charAt(0) + kept.join('&') : '';
}

/** How often somebody may have encoded a part of an address. */
const LAYERS = 10;

/** Decoded as often as somebody has encoded it; null for what is encoded too often to be anything but hidden. */
function decoded(text: string): string | null {
  let inner = text;
  for (let layer = 0; layer <= LAYERS; layer += 1) {
    const once = decodedOnce(inner);
    if (once === inner) return inner;
    inner = once;
  }
  return null;
}

/** Text that is not encoded properly stands for itself. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
