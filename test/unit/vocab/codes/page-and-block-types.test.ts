import { describe, expect, it } from 'vitest';
import { blockKinds } from '../../../../src/vocab/catalogue/codes/block-kinds.ts';
import { blockTypeRange, blockTypes } from '../../../../src/vocab/catalogue/codes/block-types.ts';
import { blockVariantRange, blockVariants } from '../../../../src/vocab/catalogue/codes/block-variants.ts';
import { collectionPages } from '../../../../src/vocab/catalogue/codes/collection-pages.ts';
import { elementKindRange } from '../../../../src/vocab/catalogue/codes/display.ts';
import { pageTypes } from '../../../../src/vocab/codes/page-types.ts';
import { publishedBlockTypes } from '../../../../src/vocab/codes/published-block-types.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

it('has the 25 codes of page types, 1 for both of its meanings [VOCAB-601]', () => {
  expectCodes(
    pageTypes,
    `
    1 contentCollection mainContent, 2 page, 3 splashPage, 50 contentItem, 100 notFound, 101 error, 102 search,
    103 lockScreen, 104 popupOverlay, 105 protectedContent, 106 memberAreaAccessDenied, 200 showCart, 201 checkout,
    202 orderConfirmed, 203 donate, 204 contributionConfirmed, 205 commerceCartV2, 206 subscriptionConfirmed,
    207 orderReceived, 208 membershipConfirmed, 209 reviewsRequest, 210 digitalProductComposerPreview,
    211 orderStatus, 300 newsletterUnsubscribe, 301 commerceEmailPreview
  `,
  );
});

it('knows the pages that are handled: reviews request, cart and those of collections [VOCAB-007] [COLL-001]', () => {
  expectWords(collectionPages, 'eventsList eventsCalendar blogList galleryList productsList itemView search');
  expect([209, 200, 205].map((code) => pageTypes.nameOf(code))).toEqual([
    'reviewsRequest',
    'showCart',
    'commerceCartV2',
  ]);
});

describe('block types', () => {
  const LISTED = `
    1 navigation, 2 html, 3 logo, 4 map, 5 image, 6 twitter, 7 journal, 8 gallery, 9 form, 10 geo, 11 index,
    12 collectionLink, 13 link, 14 tagcloud, 15 comments, 16 folder, 17 menu, 18 socialLinks, 19 summary,
    20 spacer, 21 embed, 22 code, 23 foursquare, 24 instagram, 25 calendar,
    26 postsByAuthorTagCategoryMonth postsByAuthor postsByTag postsByCategory postsByMonth, 27 quote, 28 video,
    29 search, 30 audio, 31 500px
  `;
  const GIVEN = '43 product, 51 newsletter, 52 donation, 53 button, 67 memberArea, 69 accordion, 70 marquee, 71 shape';
  const WITHOUT_CODE = `
    markdown flickr amazon horizontalRule socialAccountLinks rss opentable soundcloud emailFooter
    inBrowserMessageLink tourdates album archive chart zola acuity tock
  `.match(/\S+/g) as string[];

  it('are the 31 listed, the 8 given, and 17 by name alone [VOCAB-602] [VOCAB-603] [VOCAB-604]', () => {
    expectCodes(blockTypes, `${LISTED}, ${GIVEN}`, WITHOUT_CODE.join(' '));
    expect([LISTED.split(',').length, GIVEN.split(',').length, WITHOUT_CODE.length]).toEqual([31, 8, 17]);
  });

  it('have no name for any other number of 1 to 71, and no number for such a name [VOCAB-605]', () => {
    const range = Array.from({ length: 80 }, (_, code) => code).filter(blockTypeRange.has);
    expect([range[0], range.at(-1), range.length]).toEqual([1, 71, 71]);
    const unknown = range.filter((code) => blockTypes.nameOf(code) === null);
    expect(unknown).toHaveLength(71 - 31 - 8);
    expect([32, 44, 54, 68].every((code) => unknown.includes(code))).toBe(true);
    expect(WITHOUT_CODE.map((name) => blockTypes.codeOf(name))).toEqual(WITHOUT_CODE.map(() => null));
    expect(blockTypes.codeOf('carousel' as string)).toBeNull();
  });

  it('of published pages stand in a table of their own, under the same names', () => {
    expectCodes(
      publishedBlockTypes,
      `
      2 html, 4 map, 5 image, 8 gallery, 9 form, 18 menu, 21 spacer, 22 embed, 23 code, 26 calendar, 31 quote,
      32 video, 41 audio, 44 markdown, 47 horizontalRule, 51 newsletter, 53 button, 54 socialAccountLinks,
      55 summary, 59 tourdates, 69 accordion, 70 marquee, 1337 websiteComponent
    `,
    );
    expect(publishedBlockTypes.nameOf(1337)).toBe('websiteComponent');
    const known: readonly string[] = blockTypes.names;
    expect(publishedBlockTypes.names.filter((name) => !known.includes(name))).toEqual(['websiteComponent']);
  });
});

it('has the 21 kinds of blocks of BLOCK-001, by the names that block types have', () => {
  const kinds = `
    image video embed map form newsletter donation accordion marquee menu summary product gallery audio chart
    tourdates calendar search memberArea reservation socialFeed
  `.match(/\S+/g) as string[];
  expect(kinds).toHaveLength(21);
  expectWords(blockKinds, kinds.join(' '));
  const types: readonly string[] = blockTypes.names;
  expect(kinds.filter((kind) => !types.includes(kind))).toEqual(['reservation', 'socialFeed']);
});

it('keeps the block variants without numbers, and 1000 to 1019 without names [VOCAB-632]', () => {
  expectCodes(
    blockVariants,
    '',
    `
    gallerySlideshow galleryCarousel galleryGrid galleryStack summaryWall summaryCarousel summaryList summaryGrid
    chartBar chartLine chartPie imageInline imagePoster imageCard imageOverlap imageCollage imageStack reservation
  `,
  );
  expect([999, 1000, 1010, 1019, 1020].filter(blockVariantRange.has)).toEqual([1000, 1010, 1019]);
  expect([1000, 1019].map((code: number) => blockVariants.nameOf(code))).toEqual([null, null]);
});

it('takes 1 to 20 and 100 as kinds of block-level elements, and names none [VOCAB-620]', () => {
  const kinds = Array.from({ length: 130 }, (_, code) => code).filter(elementKindRange.has);
  expect(kinds).toEqual([...Array.from({ length: 20 }, (_, index) => index + 1), 100]);
  expect(elementKindRange).not.toHaveProperty('nameOf');
});
