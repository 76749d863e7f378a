import { expect, it } from 'vitest';
import { readConsentMark } from '../../../../../src/vocab/rules/overlays/consent-mark.ts';

it.each([
  ['marketing', { purpose: 'marketing', negated: false }],
  ['!marketing', { purpose: 'marketing', negated: true }],
  ['  ! analytics ', { purpose: 'analytics', negated: true }],
  ['', { purpose: '', negated: false }],
  ['!', { purpose: '', negated: true }],
  ['Marketing', { purpose: 'Marketing', negated: false }],
])('reads the mark %j', (text, mark) => {
  expect(readConsentMark(text)).toEqual(mark);
});
