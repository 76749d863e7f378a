import type { BlockReport, PageReport } from '../../runtime/diagnosis/page-report.ts';
import { countsOf, failedFirst } from './logic.ts';
import { type Words, wordOf } from './words.ts';

/** The longest list of the copied report, in blocks. */
const MAX_BLOCKS = 100;

const names = Object.keys as <Key extends string>(record: Readonly<Record<Key, unknown>>) => Key[];

/** In backticks, which the text cannot close. */
const code = (text: string): string => `\`${text.replaceAll('`', '’').replace(/\s+/g, ' ')}\``;

/** Writes a page's report as Markdown, for a message to the person who fixes the page. */
export function reportText({ blocks, ...report }: PageReport, t: Words): string {
  const counts = countsOf(blocks);
  const { consent, language, context } = report;
  const states = (['ready', 'waiting', 'loading', 'failed'] as const).map(
    (state) => `${t(wordOf('', state))} ${counts[state]}`,
  );
  const lines = [
    `# ${t('diagnosisName')}`,
    '',
    `Vitrine ${report.version} · ${code(report.page)} · ${language.asked || '–'} → ${language.used}`,
    '',
    `## ${t('diagnosisBlocks')}: ${blocks.length}`,
    '',
    states.join(' · '),
    '',
    ...failedFirst(blocks)
      .slice(0, MAX_BLOCKS)
      .flatMap((one) => blockLines(one, t)),
    ...(blocks.length > MAX_BLOCKS ? [`- … ${blocks.length - MAX_BLOCKS}`] : []),
    '',
    `## ${t('diagnosisMessages')}: ${report.messages.length}`,
    '',
    ...report.messages.map(({ code: word, message }) => `- ${word} ${code(message)}`),
    '',
    `## ${t('diagnosisConsent')}`,
    '',
    `- ${t('diagnosisDecision')}: ${t(consent.decided ? 'diagnosisDecided' : 'diagnosisUndecided')}`,
    `- ${t('diagnosisPolicy')}: ${t(wordOf('Policy', consent.policy))}`,
    ...names(consent.purposes).map(
      (name) => `- ${t(wordOf('', name))}: ${t(consent.purposes[name] ? 'diagnosisGranted' : 'diagnosisDenied')}`,
    ),
    '',
    `## ${t('diagnosisCalls')}: ${report.calls.length}`,
    '',
    ...report.calls.map(
      ({ method, path, status, duration, outcome, tries }) =>
        `- ${code(`${method} ${path}`)} ${t(wordOf('', outcome))} · ${status || '–'} · ${duration} ms · × ${tries}`,
    ),
    '',
    `## ${t('diagnosisFiles')}: ${report.files.length}`,
    '',
    ...report.files.map(
      ({ name, part, transferred, decoded, ms }) =>
        `- ${code(name)} ${part} · ${transferred ?? '–'} / ${decoded ?? '–'} B · ${ms ?? '–'} ms`,
    ),
    '',
    `## ${t('diagnosisContext')}`,
    '',
    `- ${context.fields.map(code).join(', ') || '–'}`,
    ...(context.unread.length ? [`- ${t('diagnosisUnread')} ${context.unread.map(code).join(', ')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function blockLines({ block, address, state, waitsFor, purpose, error, problems }: BlockReport, t: Words): string[] {
  const why = waitsFor ? ` – ${t(wordOf('Waits', waitsFor), { purpose: purpose ?? '' })}` : '';
  return [
    `- **${block}** ${code(address)} ${t(wordOf('', state))}${why}`,
    ...(error ? [`  - ${code(error)}`] : []),
    ...problems.map(
      ({ where, read, expected, used }) =>
        `  - ${code(where)}: ${t('diagnosisRead')} ${code(read)}, ${t('diagnosisExpected')} ${code(expected)}, ${t('diagnosisUsed')} ${code(used)}`,
    ),
  ];
}
