import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaptionContent } from '../../../../../../src/widgets/_shared/media/slides/caption-content.tsx';

describe('the caption of a slide', () => {
  it('shows a text as it is', () => {
    const { container } = render(<CaptionContent caption={{ text: 'Barro & <b>fogo</b>' }} />);
    expect(container.innerHTML).toBe('<p>Barro &amp; &lt;b&gt;fogo&lt;/b&gt;</p>');
  });

  it('shows HTML as markup, once the sanitiser has loaded', async () => {
    const { container } = render(<CaptionContent caption={{ html: 'Veja <a href="/vasos">os vasos</a>' }} />);
    expect(container.innerHTML).toBe('');
    expect((await screen.findByRole('link', { name: 'os vasos' })).getAttribute('href')).toBe('/vasos');
  });

  it('shows copies of nodes, without ids, styles and scripts, and leaves the page its own', () => {
    const own = document.createElement('figcaption');
    const source =
      '<b id="a" class="c" style="color:red">Vaso</b> <a href="/vaso" target="_blank" onclick="x()">comprar</a>';
    own.innerHTML = `${source}<a href="javascript:x()">não</a><script>1</script><button>x</button>`;
    const { container } = render(<CaptionContent caption={{ nodes: [...own.childNodes] }} />);
    expect(container.innerHTML).toBe(
      '<div class="rich"><b>Vaso</b> <a href="/vaso" target="_blank" rel="noopener noreferrer">comprar</a><a rel="noopener noreferrer">não</a></div>',
    );
    expect(own.innerHTML).toContain(source);
  });
});
