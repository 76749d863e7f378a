import { useEffect, useEffectEvent, useState } from 'react';
import type { LayerViewProps, NoContent } from '../../runtime/mount/block-module.ts';
import type { ServiceApis } from '../../runtime/stage/services.ts';
import messages from '../../strings/pt-BR/overlay-manager.json';
import workflow from '../../strings/pt-BR/workflow.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { OverlayReport } from '../../vocab/overlay-report.ts';
import { workflowLabel } from '../../vocab/rules/text/workflow-label.ts';
import { useStore } from '../_shared/block/use-store.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { Popover } from '../_shared/ui/popover/popover.tsx';
import type { overlayManager } from './block.ts';
import { nameKeys, reasonKeys } from './words.ts';

type Props = LayerViewProps<DataOf<typeof overlayManager.data>, NoContent, 'overlay-manager'>;

/** Two sheets, one over the other. */
const LAYERS = 'M7.500 6V3.500h9v9H14M3.500 7.500h9v9h-9z';

/** The button at the edge of the window, with the panel that it opens. */
export function View({ handle }: Props) {
  const t = handle.strings(messages);
  return (
    <section className="manager" part="manager" aria-label={t('managerName')}>
      <Popover
        handle={handle}
        label={t('managerName')}
        side="left"
        button={(anchor) => (
          <IconButton {...anchor} className="open" label={t('managerOpen')} title={t('managerOpen')}>
            <Icon path={LAYERS} />
          </IconButton>
        )}
      >
        {() => <Panel handle={handle} />}
      </Popover>
    </section>
  );
}

/** What the services tell once both have come. */
function usePage(handle: Props['handle']) {
  const [services, setServices] = useState<readonly [ServiceApis['overlays'], ServiceApis['owner']] | null>(null);
  const [reports, setReports] = useState<readonly OverlayReport[]>([]);
  const shown = useStore(handle.store, ({ ui, consent }) => `${ui.layers} ${consent.banner?.forced}`);
  const read = useEffectEvent(() => setReports(services?.[0].report() ?? []));
  useEffect(() => {
    let isOver = false;
    // A file that does not come is reported where it is fetched; the panel then has nothing to list.
    Promise.all([handle.service('overlays'), handle.service('owner')])
      .then((both) => isOver || setServices(both))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [handle]);
  // An overlay that has just been closed knows it a moment after its layer is gone.
  useEffect(() => (services && shown !== '' ? handle.after(0, () => read()) : undefined), [handle, services, shown]);
  return { overlays: services?.[0], owner: services?.[1], reports };
}

/** The list of overlays, and what else an owner may want from here. */
function Panel({ handle }: Pick<Props, 'handle'>) {
  const t = handle.strings(messages);
  const { overlays, owner, reports } = usePage(handle);
  const { workflowState } = handle.site.item;
  return (
    <>
      <h2 className="title">{t('managerName')}</h2>
      {workflowState !== null && (
        <p className="state" part="item">
          {t('managerItem', { state: handle.strings(workflow)(workflowLabel(workflowState)) })}
        </p>
      )}
      <ul className="list" aria-busy={reports.length === 0}>
        {reports.map(({ name, reason, canChange }) => (
          <li key={name} className="overlay" part="overlay" data-shown={reason === null || undefined}>
            <div>
              <strong>{t(nameKeys[name])}</strong>
              <p className="state">{t(reason === null ? 'managerShown' : reasonKeys[reason])}</p>
            </div>
            {canChange && (
              <Button
                aria-label={`${t(reason === null ? 'managerHide' : 'managerShow')}: ${t(nameKeys[name])}`}
                onClick={() => handle.run(() => overlays?.show(name, reason !== null))}
              >
                {t(reason === null ? 'managerHide' : 'managerShow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="ways">
        {owner?.areas && (
          <>
            <Button href={owner.areas.site}>{t('managerSite')}</Button>
            <Button href={owner.areas.design}>{t('managerDesign')}</Button>
          </>
        )}
        <Button kind="plain" onClick={() => handle.run(() => owner?.signOut())}>
          {t('managerSignOut')}
        </Button>
      </div>
    </>
  );
}
