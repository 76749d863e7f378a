import { useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { Icon } from './icon.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly handle: Pick<BlockHandle, 'run'>;
  /** Creates the text of the current report. */
  text(): string;
  readonly t: Words;
}

/** Copies the report; if the browser does not allow it, the text is shown to be copied by hand. */
export function CopyReport({ handle, text, t }: Props) {
  const [status, announce] = useLiveStatus();
  const [byHand, setByHand] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (byHand) area.current?.select();
  }, [byHand]);

  const copy = async (): Promise<void> => {
    const report = text();
    setByHand('');
    try {
      await navigator.clipboard.writeText(report);
      announce(t('diagnosisCopied'));
    } catch {
      setByHand(report);
      announce(t('diagnosisCopyByHand'));
    }
  };

  return (
    <div className="copy">
      <Button icon={<Icon name="copy" />} onClick={() => handle.run(copy)}>
        {t('diagnosisCopy')}
      </Button>
      <LiveStatus status={status} className="status" />
      {byHand && <textarea ref={area} className="text" readOnly aria-label={t('diagnosisReport')} value={byHand} />}
    </div>
  );
}
