/**
 * One part of a path, encoded.
 *
 * @throws RangeError for an empty part, `.` and `..`: they would lead to another call. Nothing is sent then.
 */
export function pathPart(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new RangeError('a part of a path has a name of its own');
  return encodeURIComponent(text);
}
