/**
 * Encodes one segment of a path.
 *
 * @throws RangeError for an empty segment, `.` and `..`, which would address a different call. Nothing is sent then.
 */
export function pathPart(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new RangeError('a part of a path has a name of its own');
  return encodeURIComponent(text);
}
