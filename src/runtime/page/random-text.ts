/** Returns 32 hexadecimal digits that cannot be guessed. A page without https has no `randomUUID`, but it has `getRandomValues`. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
