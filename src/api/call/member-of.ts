/** Reads an own field of a response; undefined if there is none. Inherited fields do not count, because a page may have polluted the prototype. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Reads a field of a response, or of the `data` member that wraps some responses. */
export const memberOrData = (answer: unknown, name: string): unknown =>
  memberOf(answer, name) ?? memberOf(memberOf(answer, 'data'), name);
