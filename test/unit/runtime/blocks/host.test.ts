import { describe, expect, it, vi } from 'vitest';
import { createHost } from '../../../../src/runtime/blocks/host.ts';
import { Report } from '../../../../src/runtime/report.ts';
import { fakePage } from '../../../fake-page.ts';
import { expectConsole } from '../../expect-console.ts';

function hostOf(element: Element) {
  const report = new Report();
  const { host } = createHost({ element, block: 'good', page: fakePage({}, { report }), takeEarly: () => [] });
  return { host, report };
}

describe('what a block runs through its host', () => {
  it('is reported where its promise rejects, whatever class the page calls Promise', async () => {
    expectConsole(/VT021/);
    const { host, report } = hostOf(document.createElement('div'));
    const native = Promise;
    vi.stubGlobal('Promise', class extends native<unknown> {});
    expect(host.run(() => 1)).toBe(1);
    expect(host.run(() => null)).toBeNull();
    host.run(() => native.reject(new Error('broken')));
    vi.unstubAllGlobals();
    await vi.waitFor(() => expect(report.messages.map(({ code }) => code)).toEqual(['VT021']));
  });
});

describe('the direction of a block', () => {
  const around = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.getElementById('host') as HTMLElement;
  };

  it('is what the browser says of the element', () => {
    const element = around('<div id="host" dir="auto"></div>');
    const asked = vi.spyOn(element, 'matches').mockReturnValue(true);
    expect(hostOf(element).host.dir).toBe('rtl');
    expect(asked).toHaveBeenCalledWith(':dir(rtl)');
  });

  it('is the nearest word of the page where the browser cannot say', () => {
    const element = around('<div dir="RTL"><div id="host"></div></div>');
    vi.spyOn(element, 'matches').mockImplementation(() => {
      throw new DOMException('no such selector', 'SyntaxError');
    });
    expect(hostOf(element).host.dir).toBe('rtl');
  });
});
