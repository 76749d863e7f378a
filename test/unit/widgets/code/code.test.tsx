import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { code } from '../../../../src/widgets/code/block.ts';
import { readCode } from '../../../../src/widgets/code/content.ts';
import readPublished from '../../../../src/widgets/code/published.ts';
import { View } from '../../../../src/widgets/code/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const source = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('the text', () => {
  it('is that of the first pre, with the language of its class', () => {
    const { content } = readCode(
      source('<pre><code class="hljs language-c++">a &lt;b&gt;\r\n  c\n</code></pre><pre>não</pre>'),
    );
    expect(content).toEqual({ code: 'a <b>\n  c', language: 'c++' });
  });

  it.each(['', '<p>Texto</p>', '<pre></pre>'])('is none in %j', (html) => {
    expect(readCode(source(html)).content.code).toBeNull();
  });
});

describe('a published code block', () => {
  const block = (inside: string) => readPublished(source(`<div class="sqs-block-content">${inside}</div>`));
  it('that displays its source is read', () => {
    expect(block('<pre class="source-code">&lt;b&gt;</pre>')?.content.code).toBe('<b>');
  });
  it('is read in wrappers, too, of which a painted one stays around it', () => {
    document.body.innerHTML =
      '<div class="sqs-code-container"><div style="display: block; position: relative; background-color: red"><pre>x</pre></div></div>';
    expect(readPublished(document.body)?.content).toMatchObject({ code: 'x', beside: { inner: { frame: 'frame-0' } } });
  });
  it.each([
    '<p>HTML</p>',
    '<pre>x</pre><p>HTML</p>',
    '<script>x()</script>',
    '<pre>x</pre><script>x()</script>',
    'Um poema <pre>x</pre>',
    '<pre><em>x</em></pre>',
    '<a href="/receita"><pre>x</pre></a>',
    '<style>pre { color: red }</style><div><pre>x</pre></div>',
    '',
  ])('that is the page’s own markup is left as it is: %j', (inside) => expect(block(inside)).toBeUndefined());
});

function mount(
  attributes: Record<string, string> = {},
  html = '<pre><code class="language-receita">um\n  dois</code></pre>',
) {
  const { data } = parse(code.data, { attribute: (name) => attributes[name] ?? null });
  return render(<View data={data} content={readCode(source(html)).content} handle={fakeHandle()} />);
}

describe('the block', () => {
  it('copies the text as it is, and says so for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { getByRole, queryByRole } = mount({ 'data-line-numbers': '' });
    await act(async () => fireEvent.click(getByRole('button', { name: 'Copiar' })));
    expect(writeText).toHaveBeenCalledWith('um\n  dois');
    expect(getByRole('button', { name: 'Copiado' })).toBeTruthy();
    expect(getByRole('status').textContent?.trim()).toBe('Copiado');
    act(() => vi.advanceTimersByTime(2_000));
    expect(queryByRole('button', { name: 'Copiar' })).not.toBeNull();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('selects the text where the clipboard is refused', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    const { getByRole } = mount();
    await act(async () => fireEvent.click(getByRole('button', { name: 'Copiar' })));
    expect(getByRole('status').textContent?.trim()).toBe('Texto selecionado. Copie com o teclado.');
    vi.unstubAllGlobals();
  });

  it('shows language, numbers and button as it is told', () => {
    const all = mount({ 'data-line-numbers': '' });
    expect(all.getByText('receita')).toBeTruthy();
    expect(all.container.querySelectorAll('.line')).toHaveLength(2);
    all.unmount();
    const bare = mount({ 'data-copy': 'false' }, '<pre>um</pre>');
    expect(bare.container.querySelector('.bar')).toBeNull();
    expect(bare.container.querySelector('code')?.textContent).toBe('um');
  });
});
