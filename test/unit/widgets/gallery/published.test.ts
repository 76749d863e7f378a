import { describe, expect, it } from 'vitest';
import { readGalleryJson } from '../../../../src/vocab/published/gallery.ts';
import readPublished from '../../../../src/widgets/gallery/published.ts';

const slide = (name: string, attributes = '', inside = ''): string =>
  `<div class="slide" data-type="image"${attributes}><noscript><img src="${name}.jpg?format=750w" alt="fora"></noscript><img class="thumb-image" data-src="${name}.jpg" data-image-dimensions="450x600" data-image-focal-point="0.22935535428875867,0.93461073388522" alt="${name}" data-load="false">${inside}</div>`;

function read(slides: string, json: object | string = {}, around = '') {
  const source = document.createElement('div');
  source.setAttribute('data-block-json', typeof json === 'string' ? json : JSON.stringify(json));
  source.innerHTML = `<div class="sqs-gallery-container"><div class="sqs-gallery">${slides}</div>${around}</div>`;
  document.body.replaceChildren(source);
  const parsed = readPublished(source);
  if (!parsed) throw new Error('not read');
  return parsed;
}

describe('a published gallery', () => {
  it('has each picture once, with its size and focal point: the copy in noscript does not count [GAL-317]', () => {
    const { content } = read(slide('a') + slide('b'));
    expect(content.slides).toHaveLength(2);
    expect(content.slides[0]?.picture).toMatchObject({
      source: expect.stringMatching(/\/a\.jpg$/),
      alt: 'a',
      sizeFormat: 'queryString',
      dimensions: { width: 450, height: 600 },
      focalPoint: { x: 0.22935535428875867, y: 0.93461073388522 },
    });
  });

  it('has a video where a slide has a wrapper with an embed code, with and without a picture [GAL-319]', () => {
    const code =
      '<br/><br/>&lt;iframe src=&quot;//www.youtube.com/embed/x&quot; width=&quot;400&quot; height=&quot;300&quot;&gt;&lt;/iframe&gt;';
    const wrapper = `<div class="sqs-video-wrapper" data-html="${code}"></div>`;
    const { content } = read(`${slide('a', '', wrapper)}<div class="slide" data-type="video">${wrapper}</div>`);
    const video = { source: '//www.youtube.com/embed/x', kind: 'embed', ratio: 0.75 };
    expect(content.slides).toMatchObject([
      { type: 'video', video, picture: { alt: 'a' } },
      { type: 'video', video, picture: null },
    ]);
  });

  it('reads click-through, and a link only where it is around the picture and leads somewhere', () => {
    const { content } = read(
      slide('a', ' data-click-through-url="/um"') +
        slide('b', ' data-click-through-url=""').replace('<img class', '<a role="presentation"><img class') +
        slide('c', ' data-click-through-url=""').replace('<img class', '<a href="/tres"><img class') +
        slide('d', ' data-click-through-url=""', '<p>Foto de <a href="/quatro">Marta</a></p>'),
    );
    expect(content.slides.map(({ clickThrough }) => clickThrough?.href ?? null)).toEqual(['/um', null, '/tres', null]);
  });

  it('takes id and address of an index gallery, and the text beside its slides by that id', () => {
    const { content } = read(
      slide('a', ' data-slide-id="5f74" data-slide-url="barro"'),
      {},
      '<div class="slide-meta" data-slide-id="outro"><h2 class="slide-title">Outro</h2></div><div class="slide-meta" data-slide-id="5f74"><h2 class="slide-title">Barro</h2><div class="slide-description">De Minas</div></div>',
    );
    expect(content.slides[0]).toMatchObject({ id: '5f74', url: 'barro', title: 'Barro' });
    expect(content.slides[0]?.caption).not.toBeNull();
  });

  const TEXTS = '<div class="meta"><h3 class="meta-title">Título</h3><div class="meta-description">Texto</div></div>';

  it.each([
    [{}, 'Título', true],
    [{ 'show-meta-only-title': true }, 'Título', false],
    [{ 'show-meta-only-description': true }, '', true],
  ])('with %j the title is "%s", and there is a description: %s', (json, title, described) => {
    const { content } = read(slide('a', '', TEXTS), json);
    expect(content.slides[0]?.title).toBe(title);
    expect(content.slides[0]?.caption !== null).toBe(described);
  });

  it.each([
    ['a caption of another class', '<div class="image-caption">Esmalte de cinza</div>'],
    ['a plain paragraph beside its title', '<div><p class="image-slide-title">Bule</p><p>Esmalte de cinza</p></div>'],
    ['plain words', 'Esmalte de cinza'],
  ])('has %s for a caption', (_, inside) => {
    const { caption } = read(slide('a', '', inside)).content.slides[0] ?? {};
    expect(caption && 'nodes' in caption && caption.nodes?.map((node) => node.textContent).join('')).toBe(
      'Esmalte de cinza',
    );
  });

  it('shows no title and no description that the page hides, but those whose wrapper waits for a script', () => {
    const texts = (title: string, around = ''): string =>
      `<div${around}><div class="image-slide-title"${title}>Bule</div><div class="meta-description"${title}>De Minas</div></div>`;
    const hidden = ' style="display: none"';
    const [shown, unseen] = read(slide('a', '', texts('', hidden)) + slide('b', '', texts(hidden))).content.slides;
    expect([shown?.title, shown?.caption !== null]).toEqual(['Bule', true]);
    expect([unseen?.title, unseen?.caption]).toEqual(['', null]);
  });

  it('has a slide for each further picture of one, and for those of every list of the block', () => {
    const two = slide(
      'a',
      '',
      '<img class="thumb-image" data-src="b.jpg" alt="b"><img data-src="a.jpg" alt="a anew"><img data-src="d.jpg" alt="over it" style="opacity:0">',
    );
    const { content } = read(two, {}, `<div class="sqs-gallery">${slide('c')}</div>`);
    expect(content.slides.map(({ picture }) => picture?.alt)).toEqual(['a', 'b', 'c']);
  });

  it('leaves the words of a slider on the page, since the block has no place for them', () => {
    const title = '<div class="image-slide-title">Bule</div>';
    const kept = (design: string) =>
      read(slide('a', '', title), { design }).lend.flatMap(({ nodes }) => nodes.map((node) => node.textContent));
    expect([kept('slider'), kept('grid')]).toEqual([['Bule'], []]);
  });

  it('is none without its list, and says what cannot be decoded [ERR-304]', () => {
    const source = document.createElement('div');
    expect(readPublished(source)).toBeNull();
    expect(read(slide('a'), '{nothing').content.failures).toEqual(['Error decoding gallery block data']);
  });
});

describe('the JSON of a published gallery', () => {
  it('gives the options of the block under their names, without those that are null [GAL-312]', () => {
    const { data, unread } = readGalleryJson({
      transparentBackground: false,
      existingGallery: null,
      newWindow: false,
      methodOption: 'transient',
      aspectRatio: null,
      'auto-crop': false,
      controls: true,
      design: 'slideshow',
      'meta-position': 'top-left',
      'show-meta': true,
      'show-meta-basic': true,
      'show-meta-on-hover': false,
      'square-thumbs': true,
      'thumbnail-strip-height': 79,
      'thumbnail-strip-margin': 20,
      thumbnails: true,
      vSize: null,
      transientGalleryId: '5d5a',
    });
    expect(unread).toEqual([]);
    expect(data).toEqual({
      newWindow: false,
      autoCrop: false,
      controls: true,
      design: 'slideshow',
      metaPosition: 'top-left',
      showMeta: true,
      squareThumbs: true,
      thumbnailStripHeight: 79,
      thumbnailStripMargin: 20,
      thumbnails: true,
    });
  });

  it.each([
    ['standard', 2 / 3],
    ['standard-vertical', 1.5],
    ['three-four-vertical', 4 / 3],
    ['anamorphic-widescreen', 1 / 2.4],
    ['square', 1],
  ])('the ratio called %s is %d, of the cells in a grid and of the whole elsewhere', (name, ratio) => {
    const inGrid = readGalleryJson({ 'aspect-ratio': name, 'square-thumbs': true, design: 'grid' }).data;
    expect(Number(inGrid.imageAspectRatio)).toBeCloseTo(ratio);
    expect(inGrid.squareThumbs).toBeUndefined();
    const alone = readGalleryJson({ design: 'slideshow', 'aspect-ratio': name, aspectRatio: null }).data;
    expect(Number(alone.aspectRatio)).toBeCloseTo(ratio);
  });

  it('tells what it does not read', () => {
    const { unread } = readGalleryJson({
      'show-meta-on-hover': true,
      'aspect-ratio': 'round',
      novo: 3,
      design: 'grid',
    });
    expect(unread).toHaveLength(3);
    expect(unread.join('\n')).toMatch(/show-meta-on-hover is true[\s\S]*aspect-ratio is "round"[\s\S]*novo is 3/);
  });
});
