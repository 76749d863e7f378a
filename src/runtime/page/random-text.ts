/** 32 hexadecimal digits that nobody can guess. A page without https has no `randomUUID`, but it has this. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
