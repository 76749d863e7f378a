import type { FileReport } from '../../runtime/diagnosis/page-report.ts';
import type { Words } from './words.ts';

interface Props {
  readonly files: readonly FileReport[];
  /** A BCP 47 tag, for number formats. */
  readonly language: string;
  readonly t: Words;
}

/** The files of the bundle that the page loaded. 1 kB is 1,000 bytes. */
export function FilesTab({ files, language, t }: Props) {
  const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const size = (bytes: number): string => kilobytes.format(bytes / 1_000);
  const sum = (of: 'transferred' | 'decoded'): number => files.reduce((total, one) => total + (one[of] ?? 0), 0);
  const way = ({ transferred }: FileReport): string =>
    transferred === null
      ? t('diagnosisSizeUnknown')
      : transferred === 0
        ? t('diagnosisFromCache')
        : t('diagnosisTransferred', { size: size(transferred) });
  return (
    <>
      <dl className="pairs">
        <div>
          <dt>{t('diagnosisTotal')}</dt>
          <dd>
            {t('diagnosisTotalSizes', {
              files: files.length,
              wire: size(sum('transferred')),
              size: size(sum('decoded')),
            })}
          </dd>
        </div>
      </dl>
      <ul className="list">
        {files.map((one) => (
          <li key={one.name} className="row">
            <div className="head">
              <div className="what">
                <strong className="name">{one.part}</strong> <code className="address">{one.name}</code>
              </div>
              {one.decoded !== null && <span className="figure">{size(one.decoded)}</span>}
            </div>
            <p className="facts">
              <span>{way(one)}</span>
              {one.ms !== null && <span>{one.ms} ms</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
