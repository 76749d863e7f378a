/** Reads an own field of an answer; undefined where there is none. A page may have polluted the prototype, so inherited ones do not count. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Reads a field of an answer, or of the `data` member that some calls wrap it in. */
export const memberOrData = (answer: unknown, name: string): unknown =>
  memberOf(answer, name) ?? memberOf(memberOf(answer, 'data'), name);
