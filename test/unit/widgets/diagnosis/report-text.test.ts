import { describe, expect, it } from 'vitest';
import type { PageReport } from '../../../../src/runtime/diagnosis/page-report.ts';
import messages from '../../../../src/strings/pt-BR/diagnosis.json';
import { translator } from '../../../../src/strings/translate.ts';
import { reportText } from '../../../../src/widgets/diagnosis/report-text.ts';

const t = translator(messages, new Map(), null);
const element = document.createElement('div');
const REPORT: PageReport = {
  version: '1.2.3',
  page: '/loja',
  language: { asked: 'pt-BR', used: 'pt-BR' },
  blocks: [
    { block: 'form', state: 'ready', element, address: '#contato', waitsFor: null, purpose: null, problems: [] },
    {
      block: 'accordion',
      state: 'failed',
      element,
      address: '#faq',
      waitsFor: null,
      purpose: null,
      error: 'Error: `broken`\n  line two',
      problems: [{ where: 'data-icon', read: 'estrela', expected: 'one of plus, none', used: 'plus' }],
    },
  ],
  messages: [{ code: 'VT010', block: 'x', message: 'there is no block "x"' }],
  consent: {
    decided: true,
    purposes: { necessary: true, preferences: false, analytics: true, marketing: false },
    policy: 'open',
    banner: false,
  },
  calls: [{ method: 'POST', path: '/api/x?q', status: 503, duration: 84, outcome: 'refused', tries: 2 }],
  files: [{ name: 'vitrine.js', part: 'loader', transferred: 894, decoded: 1_700, ms: 8 }],
  site: {
    pageType: null,
    isCoverPage: false,
    isParkingPage: false,
    isResold: false,
    isInResoldGracePeriod: false,
    isInternal: false,
  },
  window: { layout: 'desktop', desktop: 1024, deviceHeight: 926, isMobileDevice: false },
  links: [],
  context: { from: 'element', fields: ['website.id'], unread: ['strange'] },
};

describe('the copied report', () => {
  const lines = reportText(REPORT, t).split('\n');

  it('is Markdown that says everything, what failed first', () => {
    for (const line of [
      '# Diagnóstico da página',
      'Vitrine 1.2.3 · `/loja` · pt-BR → pt-BR',
      '## Blocos: 2',
      'pronto 1 · aguardando 0 · carregando 0 · falhou 1',
      '  - `data-icon`: Lido `estrela`, Esperado `one of plus, none`, Usado `plus`',
      '- VT010 `there is no block "x"`',
      '- Estatística: concedido',
      '- `POST /api/x?q` recusada · 503 · 84 ms · × 2',
      '- `vitrine.js` loader · 894 / 1700 B · 8 ms',
      '- `website.id`',
      '- Campos não usados: `strange`',
    ])
      expect(lines).toContain(line);
    expect(lines.indexOf('- **accordion** `#faq` falhou')).toBeLessThan(lines.indexOf('- **form** `#contato` pronto'));
  });

  it('lets no text of the page end the code it stands in', () => {
    expect(lines).toContain('  - `Error: ’broken’ line two`');
  });

  it('stays of a size that can be sent: 100 blocks at most, the number of the others beside them', () => {
    const many = {
      ...REPORT,
      blocks: Array.from({ length: 1_000 }, () => REPORT.blocks[0] as (typeof REPORT.blocks)[number]),
    };
    const text = reportText(many, t);
    expect(text.match(/\*\*form\*\*/g)).toHaveLength(100);
    expect(text).toContain('- … 900');
  });
});
