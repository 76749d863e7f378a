/** Names of parameters whose values are nobody's business, wherever in the name the word stands. */
const SECRET = /crumb|token|csrf|xsrf|key|secret|signature|pass|auth|session|code|mail|phone|cpf|cnpj/i;

/** A parameter inside a parameter: an address to return to, for example. */
const NESTED = /(?:crumb|token|key|secret|pass|auth|session)[^=&]{0,20}=/i;

/**
 * Cuts the crumb and other secrets out of an address before it is logged, traced or timed: their parameters in query and hash, and a user name
 * before the host. Relative addresses may be given, and text that is none comes back as it is.
 */
export function withoutCrumb(url: string): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return address.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*@/i, '$1//') + cut(query) + cut(hash);
}

function cut(part: string): string {
  const pairs = part.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const [name = '', ...value] = pair.split('=');
    return value.length === 0 || !(SECRET.test(decoded(name)) || NESTED.test(decoded(value.join('='))));
  });
  return kept.length > 0 && part ? part.charAt(0) + kept.join('&') : '';
}

/** Decoded as often as somebody may have encoded it. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? once : decoded(once);
  } catch {
    return text;
  }
}
