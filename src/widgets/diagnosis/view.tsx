import { useEffect, useRef, useState } from 'react';
import type { NoContent, ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { useStore } from '../_shared/block/use-store.ts';
import type { diagnosis } from './block.ts';
import { CornerButton } from './corner-button.tsx';
import { type Corner, cornerBeside, nextCorner, otherEdge } from './logic.ts';
import { Panel } from './panel.tsx';
import { useReport } from './use-report.ts';
import { messagesOf } from './words.ts';

/** The panel: a button in a corner until somebody opens it. It stores nothing. */
export function View({ handle }: ViewProps<DataOf<typeof diagnosis.data>, NoContent>) {
  const all = useReport(handle.store);
  const banner = useStore(handle.store, ({ consent }) => consent.banner);
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState(false);
  const [chosen, setCorner] = useState<Corner | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (!all || removed) return null;
  const corner = chosen ?? cornerBeside(banner?.look.position);
  const t = handle.strings(messagesOf(all.language.used));
  // The panel is not part of the page that it reports on.
  const report = { ...all, blocks: all.blocks.filter(({ element }) => element !== handle.element) };
  if (!open) return <CornerButton ref={button} report={report} corner={corner} t={t} open={() => setOpen(true)} />;
  return (
    <Panel
      handle={handle}
      report={report}
      corner={corner}
      t={t}
      move={() => setCorner(nextCorner(corner))}
      moveAside={() => setCorner(otherEdge(corner))}
      collapse={() => setOpen(false)}
      remove={() => setRemoved(true)}
    />
  );
}
