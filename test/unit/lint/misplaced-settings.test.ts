import { expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { context } from './cases/markup.ts';

const said = (settings: unknown): string[] =>
  lint(context(JSON.stringify(settings))).map(({ code, message }) => `${code} ${message}`);

it.each(['popupOverlaySettings', 'announcementBarSettings', 'mobileInfoBarSettings', 'badgeType'])(
  '%s at the top of the context is said to belong into the settings of the website',
  (name) => {
    const value = name === 'badgeType' ? 2 : { style: 2 };
    expect(said({ [name]: value })).toEqual([`VT113 nothing reads ${name}; expected websiteSettings.${name}`]);
    expect(said({ websiteSettings: { [name]: value } })).toEqual([]);
  },
);
