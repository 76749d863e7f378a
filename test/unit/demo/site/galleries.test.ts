// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PictureName, pictures } from '../../../../demo/site/content/pictures.ts';
import { pieces } from '../../../../demo/site/content/pieces.ts';
import { wall } from '../../../../demo/site/content/wall.ts';
import { ratioClass } from '../../../../demo/site/parts/slide.ts';
import { documentOf, PAGES } from './site-pages.ts';

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

describe('the galleries of the site', () => {
  it('have a class in the style sheet for the ratio of every picture', () => {
    const sheet = readFileSync('demo/site/styles/8-galleries.css', 'utf8');
    const lacking = names.filter((name) => {
      const { width, height } = pictures[name];
      const written = new RegExp(`\\.${ratioClass(name)} \\{\\s*--q: ([\\d.]+)`).exec(sheet)?.[1];
      return !(Math.abs(Number(written) - width / height) < 0.006);
    });
    expect(lacking).toEqual([]);
  });

  it('are whole without scripts: every slide is a picture in a link, and says its size and what matters in it', () => {
    const slides = PAGES.flatMap((address) => [
      ...documentOf(address).querySelectorAll('[data-block=gallery] > ul > *'),
    ]);
    expect(slides.length).toBeGreaterThan(60);
    for (const slide of slides) {
      const picture = slide.querySelector('a[href] img[src][srcset][sizes]');
      expect(slide.getAttribute('data-image-dimensions')).toBe(
        `${picture?.getAttribute('width')}x${picture?.getAttribute('height')}`,
      );
      expect(slide.getAttribute('data-image-focal-point')).toMatch(/^0\.\d+,0\.\d+$/);
      expect(picture?.getAttribute('alt')).not.toBe('');
    }
  });

  it('each have a name', () => {
    const labels = PAGES.flatMap((address) =>
      [...documentOf(address).querySelectorAll('[data-block=gallery]')].map(
        (one) => one.getAttribute('data-label') ?? '',
      ),
    );
    expect(labels.filter((label) => label === '')).toEqual([]);
    expect(labels).toContain('Fotografias do ateliê');
  });

  it('show every photograph of the wall once, with a caption of its own', () => {
    const page = documentOf('/atelie/galeria');
    const shown = [...page.querySelectorAll('.wall figcaption')].map(({ textContent }) => textContent);
    expect(shown).toEqual(wall.map(({ caption }) => caption));
    expect(new Set(shown).size).toBe(wall.length);
    expect(new Set(wall.map(({ picture }) => picture)).size).toBe(wall.length);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain('vinte e nove');
    expect(wall).toHaveLength(29);
  });

  it('show every picture of a piece on its page, the whole piece first', () => {
    for (const piece of pieces) {
      const slides = [...documentOf(`/atelie/peca/${piece.slug}`).querySelectorAll('#block-fotos [data-slide-id]')];
      expect(slides.map((slide) => slide.getAttribute('data-slide-id'))).toEqual(piece.pictures);
    }
  });

  it('let the photographs of the diary open in the lightbox, and without it by themselves', () => {
    const page = documentOf('/atelie/diario/a-noite-do-forno');
    const linked = (selector: string): (string | null)[] =>
      [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    expect(linked('.entry-picture a[data-lightbox]')).toEqual(['/imagens/forno-aberto.jpg']);
    expect(linked('.prose [data-block=image][data-lightbox=true] figure a')).toEqual(['/imagens/placas-de-teste.jpg']);
    expect(linked('.prose [data-design=carousel][data-lightbox=true] a')).toHaveLength(6);
  });
});
