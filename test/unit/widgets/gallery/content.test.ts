import { describe, expect, it } from 'vitest';
import { galleryDataNotDecoded, galleryDataNotEvaluated } from '../../../../src/vocab/logged-messages.ts';
import { slidesFromItems } from '../../../../src/widgets/gallery/content/items.ts';
import { readGallery } from '../../../../src/widgets/gallery/content.ts';

const read = (html: string, attributes: Record<string, string> = {}) => {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = html;
  return readGallery(host);
};
const slides = (html: string) => read(html).content.slides;
const slide = (html: string) => {
  const [first] = slides(html);
  if (!first) throw new Error('no slide');
  return first;
};

describe('slides of the markup', () => {
  it('are the children of the block, or of its only list or div', () => {
    const three = '<figure><img src="/a.jpg"></figure><figure><img src="/b.jpg"></figure><p>x</p><img src="/c.jpg">';
    expect(slides(three).map(({ picture }) => picture?.source)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
    expect(slides(`<script>1</script><ul><li><img src="/a.jpg"></li></ul>`)).toHaveLength(1);
    expect(slides(`<div>${three}</div>`)).toHaveLength(3);
    expect(slides('<div><img src="/a.jpg"></div>')).toHaveLength(1);
    expect(slides('')).toEqual([]);
  });

  it('carry what their attributes say, on the slide or on its picture [GAL-317]', () => {
    expect(
      slide(
        `<figure data-type="image" data-slide-id="7" data-slide-url="serra" data-click-through-url="/loja" data-image-dimensions="1500x1000"><img data-src="/a.jpg" data-image-focal-point="0.1,0.9" alt="A"></figure>`,
      ),
    ).toMatchObject({
      type: 'image',
      id: '7',
      url: 'serra',
      clickThrough: { href: '/loja', newWindow: false },
      title: '',
      caption: null,
      picture: {
        source: '/a.jpg',
        sizeFormat: 'queryString',
        dimensions: { width: 1500, height: 1000 },
        focalPoint: { x: 0.1, y: 0.9 },
        alt: 'A',
      },
    });
  });

  it.each(['x', '1500', '0x0', '-1x5', '1500x1000x2'])('take dimensions %s for none [GAL-317]', (written) => {
    expect(slide(`<img data-src="/a.jpg" data-image-dimensions="${written}">`).picture?.dimensions).toBeNull();
    const withSize = slide(`<img data-src="/a.jpg" width="30" height="20" data-image-dimensions="${written}">`);
    expect(withSize.picture?.dimensions).toEqual({ width: 30, height: 20 });
  });

  it.each(['x', '0.5', '1,2,3'])('take a focal point %s for the middle [GAL-317]', (written) => {
    const { picture } = slide(`<img data-src="/a.jpg" data-image-focal-point="${written}">`);
    expect(picture?.focalPoint).toEqual({ x: 0.5, y: 0.5 });
  });

  it.each([
    ['<img src="/a.jpg">', null],
    ['<img src="/a.jpg?format=500w">', 'queryString'],
    ['<img src="/a-500w.jpg">', 'filename'],
    ['<img src="/b.jpg" data-src="/a.jpg">', 'queryString'],
  ])('ask for a width only where the address takes one: %s', (html, format) => {
    expect(slide(html).picture).toMatchObject({ sizeFormat: format });
    expect(slide(html).picture?.source).toMatch(/^\/a/);
  });

  it.each(['', 'src=""', 'src="javascript:alert(1)"', 'data-src="http://"', 'src="ftp://x/y.jpg"'])(
    'stay out where their picture has no source that can be fetched: %s [ERR-316]',
    (source) => {
      const { content } = read(`<img ${source} alt="x"><img src="/b.jpg">`);
      expect(content.slides.map(({ picture }) => picture?.source)).toEqual(['/b.jpg']);
      expect(content.kept).toHaveLength(1);
    },
  );

  it('are videos where there is a video, whatever data-type says, 56.3 % as high as wide without a size [GAL-319, VIDEO-312]', () => {
    expect(slide('<figure data-type="image"><video src="/a.mp4" poster="/p.jpg"></video></figure>')).toMatchObject({
      type: 'video',
      video: { source: '/a.mp4', kind: 'file', ratio: 0.563 },
      picture: { source: '/p.jpg' },
    });
    expect(slide('<figure data-type="video"><img src="/a.jpg"></figure>')).toMatchObject({
      type: 'image',
      video: null,
    });
    expect(
      slide('<div data-video-url="https://youtu.be/x" data-image-dimensions="400x300"><img src="/p.jpg"></div>'),
    ).toMatchObject({ type: 'video', video: { kind: 'embed', ratio: 0.75 }, picture: { source: '/p.jpg' } });
    expect(
      slide('<iframe src="https://www.youtube.com/embed/x" width="400" height="300" title="O forno"></iframe>'),
    ).toMatchObject({
      type: 'video',
      video: { source: 'https://www.youtube.com/embed/x', kind: 'embed', ratio: 0.75, title: 'O forno' },
      picture: null,
    });
  });

  it('lead where their link leads, except to a picture and to what runs as a script [NAV-308]', () => {
    expect(slide('<a href="/loja" target="_blank"><img src="/a.jpg"></a>')).toMatchObject({
      clickThrough: { href: '/loja', newWindow: true },
      pictureLink: null,
    });
    expect(slide('<figure><a href="/grande.JPG?v=2"><img src="/a.jpg"></a></figure>')).toMatchObject({
      clickThrough: null,
      pictureLink: '/grande.JPG?v=2',
    });
    const credit = '<figcaption>Foto de <a href="/marta">Marta</a></figcaption>';
    expect(slide(`<figure><img src="/a.jpg">${credit}</figure>`).clickThrough, 'beside the picture').toBeNull();
    expect(slide(`<figure>${credit}<a href="/loja"><img src="/a.jpg"></a></figure>`)).toMatchObject({
      clickThrough: { href: '/loja', newWindow: false },
    });
    for (const href of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x'])
      expect(
        slide(`<a href="${href}" data-click-through-url="${href}"><img src="/a.jpg"></a>`).clickThrough,
      ).toBeNull();
  });

  it('have a title and a text where the page marks them, else that of figcaption', () => {
    const marked = slide(
      '<figure><img src="/a.jpg"><figcaption><b data-slide-title> Um \n título </b><p data-slide-description>Um <i>texto</i></p></figcaption></figure>',
    );
    expect(marked.title).toBe('Um título');
    expect(marked.caption && 'nodes' in marked.caption && marked.caption.nodes.map((node) => node.textContent)).toEqual(
      ['Um ', 'texto'],
    );
    const plain = slide('<figure><img src="/a.jpg"><figcaption>Um texto</figcaption></figure>');
    expect(plain.caption && 'nodes' in plain.caption && plain.caption.nodes).toHaveLength(1);
    expect(slide('<figure data-slide-title="T" data-slide-description="D"><img src="/a.jpg"></figure>')).toMatchObject({
      title: 'T',
      caption: { text: 'D' },
    });
  });
});

describe('slides of data', () => {
  it('have every member that an item has', () => {
    const { slides: found, invalid } = slidesFromItems([
      {
        src: '/a.jpg',
        srcset: '/a.jpg 1x',
        alt: 'A',
        width: '1500',
        height: 1000,
        focalPoint: { x: 0.2, y: 0.3 },
        title: 'T',
        description: 'Um <i>texto</i>',
        id: 5,
        url: 'u',
        href: '/loja',
        newWindow: 'true',
      },
      { src: '/b.jpg', focalPoint: '0.1,0.2', description: 'plano' },
      { video: '/c.mp4' },
    ]);
    expect(invalid).toBe(0);
    expect(found).toMatchObject([
      {
        type: 'image',
        id: '5',
        url: 'u',
        clickThrough: { href: '/loja', newWindow: true },
        title: 'T',
        caption: { html: 'Um <i>texto</i>' },
        picture: {
          source: '/a.jpg',
          srcset: '/a.jpg 1x',
          alt: 'A',
          dimensions: { width: 1500, height: 1000 },
          focalPoint: { x: 0.2, y: 0.3 },
        },
      },
      {
        id: '2',
        clickThrough: null,
        caption: { text: 'plano' },
        picture: { focalPoint: { x: 0.1, y: 0.2 }, dimensions: null },
      },
      { id: '3', type: 'video', picture: null, video: { source: '/c.mp4', kind: 'file' } },
    ]);
  });

  it('leave out what has neither picture nor video, and count it [ERR-316]', () => {
    const { slides: found, invalid } = slidesFromItems([
      {},
      { src: 7 },
      { src: 'javascript:alert(1)' },
      { src: '/a.jpg', href: 'javascript:alert(1)' },
    ]);
    expect([found.length, invalid]).toEqual([1, 3]);
    expect(found[0]?.clickThrough).toBeNull();
  });

  it('make an address absolute that depends on the address of the page', () => {
    const [first] = slidesFromItems([{ src: 'fotos/a.jpg' }]).slides;
    expect(first?.picture?.source).toBe(new URL('fotos/a.jpg', document.baseURI).href);
  });
});

describe('block data', () => {
  const json = '{"design":"grid"}';
  const given = (text: string) => {
    const { data, content } = read('<img src="/a.jpg">', { 'data-block-json': text });
    return { data: data && { ...data }, failures: content.failures, count: content.slides.length };
  };

  it('is read where it is encoded for an address or as HTML once more [GAL-311]', () => {
    const decoded = { data: { design: 'grid' }, failures: [], count: 1 };
    expect(given(encodeURIComponent(json))).toEqual(decoded);
    expect(given(json.replaceAll('"', '&quot;'))).toEqual(decoded);
    expect(given(json.replaceAll('"', '&#34;'))).toEqual(decoded);
  });

  it('is left to the stage where it is plain JSON, and where there is none', () => {
    expect(given(json)).toEqual({ data: undefined, failures: [], count: 1 });
    expect(given(' ')).toEqual({ data: undefined, failures: [], count: 1 });
  });

  it.each(['{', 'design=grid', '%7B', '%'])(
    'that cannot be decoded is a failure, and the slides are there: %s [ERR-304]',
    (text) => {
      expect(given(text)).toEqual({ data: undefined, failures: [galleryDataNotDecoded], count: 1 });
    },
  );

  it.each(['[]', '5', '"x"', 'null', '%5B%5D'])(
    'that is no object is a failure, and the slides are there: %s [ERR-305]',
    (text) => {
      expect(given(text)).toEqual({ data: undefined, failures: [galleryDataNotEvaluated], count: 1 });
    },
  );
});
