/** Returns the amount in whole cents that a text or number such as `"R$ 1.234,50"` or `89.9` means; null if it is none. */
export function likelyCents(read: string): string | null {
  const text = read.replace(/[^\d.,-]/g, '');
  const [, whole = '', part = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!digits || digits.length > 12) return null;
  // Without a decimal sign only what is written as money is an amount of the main unit.
  const isMoney = part !== '' || /[^\d\s"'.,-]/.test(read);
  return String(Number(digits) * (isMoney ? 100 : 1) + Number(part.padEnd(2, '0')));
}
