import { useEffect, useRef, useState } from 'react';
import type { Host } from '../../runtime/blocks/host.ts';
import { Icon } from './icon.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly host: Pick<Host, 'run'>;
  /** Writes the report as it is now. */
  text(): string;
  readonly t: Words;
}

/** Copies the report; where the browser does not let it, the text is there to be copied by hand. */
export function CopyReport({ host, text, t }: Props) {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (byHand) area.current?.select();
  }, [byHand]);

  const copy = async (): Promise<void> => {
    const report = text();
    setCopied(false);
    setByHand('');
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      setByHand(report);
    }
  };

  return (
    <div className="copy">
      <button type="button" className="main" onClick={() => host.run(copy)}>
        <Icon name="copy" />
        {t('diagnosisCopy')}
      </button>
      <span className="status" role="status">
        {copied ? t('diagnosisCopied') : byHand ? t('diagnosisCopyByHand') : ''}
      </span>
      {byHand && <textarea ref={area} className="text" readOnly aria-label={t('diagnosisName')} value={byHand} />}
    </div>
  );
}
