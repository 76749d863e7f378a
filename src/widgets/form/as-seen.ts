import { documentMember } from '../../runtime/page/document-member.ts';

/** Reads a block's markup as visitors see it: below a shadow root that is still empty nothing of it is rendered. */
export function asSeen<Result>(source: Element, read: (source: Element) => Result): Result {
  const slot = documentMember('createElement').call(document, 'slot');
  source.shadowRoot?.append(slot);
  try {
    return read(source);
  } finally {
    slot.remove();
  }
}
