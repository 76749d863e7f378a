import type { PageReport } from '../../runtime/diagnosis/page-report.ts';
import { BlockHead, type Highlight, MAX_SHOWN } from './blocks-tab.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly report: PageReport;
  readonly highlight: Highlight;
  readonly t: Words;
}

const FROM = {
  element: 'diagnosisContextElement',
  'published script': 'diagnosisContextPublished',
} as const;

/** Values that could not be used, all other messages of the page's log, and the page's own data. */
export function DataTab({ report: { blocks, messages, context }, highlight, t }: Props) {
  const wrong = blocks.filter(({ problems }) => problems.length).slice(0, MAX_SHOWN);
  // Invalid values are listed above, block by block.
  const others = messages.filter(({ code }) => code !== 'VT012');
  return (
    <>
      {wrong.length === 0 && <p className="none">{t('diagnosisNoProblems')}</p>}
      <ul className="list">
        {wrong.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no key of their own, and rows have no state.
          <li key={at} className="row">
            <BlockHead report={one} highlight={highlight} t={t} />
            {one.problems.map(({ where, read, expected, used }) => (
              <div key={where + read} className="problem">
                <code className="where">{where}</code>
                <dl>
                  <div>
                    <dt>{t('diagnosisRead')}</dt>
                    <dd>
                      <code className="bad">{read || '""'}</code>
                    </dd>
                  </div>
                  <div>
                    <dt>{t('diagnosisExpected')}</dt>
                    <dd lang="en">{expected}</dd>
                  </div>
                  <div>
                    <dt>{t('diagnosisUsed')}</dt>
                    <dd>
                      <code>{used || '""'}</code>
                    </dd>
                  </div>
                </dl>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="title">{t('diagnosisMessages')}</h3>
          <ul className="list">
            {others.map(({ code, message }) => (
              <li key={code + message} className="row message" lang="en">
                <code className="code">{code}</code> {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="title">{t('diagnosisContext')}</h3>
      <div className="row">
        <p className="facts">{t(context.from ? FROM[context.from] : 'diagnosisContextNone')}</p>
        {context.fields.length > 0 && <Names names={context.fields} />}
        {context.unread.length > 0 && (
          <>
            <p className="facts">{t('diagnosisUnread')}</p>
            <Names names={context.unread} />
          </>
        )}
      </div>
    </>
  );
}

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="names">
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
