import { expect, it } from 'vitest';
import {
  isAdminPath,
  isCollectionPanelPath,
  isFilePath,
  isSearchPath,
} from '../../../../../src/vocab/catalogue/rules/link/site-path.ts';

const ID = '0123456789abcdefghijwxyz';

it('knows a collection panel by an id of 24 lower-case letters and digits [NAV-603]', () => {
  for (const path of [`/pages/${ID}`, `/pages/${ID}/`, `/pages/${ID}?a=b`, `/pages/${ID}/?`])
    expect(isCollectionPanelPath(path), path).toBe(true);
  for (const path of [
    `/pages/${ID.slice(1)}`,
    `/pages/${ID}0`,
    `/pages/${ID.toUpperCase()}`,
    `/pages/${ID.slice(1)}-`,
    `/pages/${ID.slice(1)}é`,
    `/pages/${ID}/x`,
    `/pages/${ID}#x`,
    `/pages/${ID}\n`,
    `pages/${ID}`,
    `/Pages/${ID}`,
    `/x/pages/${ID}`,
    '/pages/',
  ])
    expect(isCollectionPanelPath(path), path).toBe(false);
});

it('knows a file by /s/ [NAV-604]', () => {
  expect(['/s/menu.pdf', '/s/', '/s', '/sobre', '/a/s/x', 's/x'].map(isFilePath)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('knows the admin area by /config and what is below it [NAV-605]', () => {
  expect(
    ['/config', '/config/', '/config/pages', '/configuration', '/Config', '/a/config', ''].map(isAdminPath),
  ).toEqual([true, true, true, false, false, false, false]);
});

it('knows the search page by /search, with a slash behind it or without [NAV-602]', () => {
  expect(['/search', '/search/', '/search/x', '/searches', '/Search', '/a/search', ''].map(isSearchPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
