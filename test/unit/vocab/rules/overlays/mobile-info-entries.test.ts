import { expect, it } from 'vitest';
import { mobileInfoEntries } from '../../../../../src/vocab/rules/overlays/mobile-info-entries.ts';

const ALL = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};
const WEBSITE = {
  contactEmail: ' oi@exemplo.com ',
  contactPhoneNumber: '+55 (31) 3555-0142',
  location: { addressTitle: 'Ateliê', addressLine1: 'Rua A, 1', addressLine2: 'Brumadinho, MG' },
  businessHours: { monday: { text: '' }, tuesday: { text: '10h às 18h' }, sunday: '9h às 12h' },
};

it('has an entry for all that is enabled and known, in their order', () => {
  expect(mobileInfoEntries(ALL, [WEBSITE])).toEqual([
    { kind: 'email', text: 'oi@exemplo.com', href: 'mailto:oi@exemplo.com' },
    { kind: 'phone', text: '+55 (31) 3555-0142', href: 'tel:+553135550142' },
    {
      kind: 'place',
      text: 'Rua A, 1, Brumadinho, MG',
      href: 'https://www.google.com/maps/search/?api=1&query=Rua%20A%2C%201%2C%20Brumadinho%2C%20MG',
    },
    { kind: 'hours', text: '{1} 10h às 18h\n{6} 9h às 12h', href: null },
  ]);
});

it.each(Object.keys(ALL))('leaves out what %s does not enable', (name) => {
  expect(mobileInfoEntries({ ...ALL, [name]: false }, [WEBSITE])).toHaveLength(3);
  expect(mobileInfoEntries({ [name]: true }, [WEBSITE])).toHaveLength(1);
});

it('leaves out what the site does not say, and takes the first source that says it', () => {
  expect(mobileInfoEntries(ALL, [])).toEqual([]);
  expect(mobileInfoEntries(ALL, [{ contactEmail: '' }, { contactEmail: 'a@b.example' }, WEBSITE])[0]?.text).toBe(
    'a@b.example',
  );
  expect(mobileInfoEntries(ALL, [{ location: { addressTitle: 'Ateliê' } }])[0]?.text).toBe('Ateliê');
  expect(mobileInfoEntries(ALL, [{ location: 'x', businessHours: 'todo dia', contactPhoneNumber: 5 }])).toEqual([
    { kind: 'hours', text: 'todo dia', href: null },
  ]);
});
