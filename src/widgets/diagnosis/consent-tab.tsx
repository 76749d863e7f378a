import type { PageReport } from '../../runtime/diagnosis/page-report.ts';
import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { Badge } from './badge.tsx';
import { type Words, wordOf } from './words.ts';

interface Props {
  readonly report: PageReport;
  readonly t: Words;
}

const PURPOSES: readonly ConsentPurpose[] = ['necessary', 'preferences', 'analytics', 'marketing'];

/** What the visitor decided, purpose by purpose, and which blocks wait for it. */
export function ConsentTab({ report: { consent, blocks }, t }: Props) {
  const waiting = (purpose: ConsentPurpose): number => blocks.filter((one) => one.purpose === purpose).length;
  const facts = [
    [t('diagnosisDecision'), t(consent.decided ? 'diagnosisDecided' : 'diagnosisUndecided')],
    [t('diagnosisPolicy'), t(wordOf('Policy', consent.policy))],
    [t('diagnosisBanner'), t(consent.banner ? 'diagnosisBannerShown' : 'diagnosisBannerHidden')],
  ];
  return (
    <>
      <dl className="pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="title">{t('diagnosisPurposes')}</h3>
      <ul className="list">
        {PURPOSES.map((purpose) => (
          <li key={purpose} className="row">
            <div className="head">
              <div className="what">
                <strong className="name">{t(wordOf('', purpose))}</strong> <code className="address">{purpose}</code>
              </div>
              {consent.purposes[purpose] ? (
                <Badge kind="ready">{t('diagnosisGranted')}</Badge>
              ) : (
                <Badge kind="waiting" icon="no">
                  {t('diagnosisDenied')}
                </Badge>
              )}
            </div>
            {waiting(purpose) > 0 && <p className="facts">{t('diagnosisGated', { count: waiting(purpose) })}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
