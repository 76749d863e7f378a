import type { ReactNode } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import own from '../../../../strings/pt-BR/facade.json';
import gated from '../../../../strings/pt-BR/gated-content.json';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { play } from '../../ui/icons/icons.ts';
import type { Gate } from './gate.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly gate: Gate;
  /** What waits, as the notice of all gated content calls it. */
  readonly kind?: 'map' | 'video' | 'other';
  readonly title: string;
  /** The host of what waits, or the name of who sends it, where the site does not declare its service; empty if it is not known. */
  readonly from: string;
  /** Where a visitor finds the content without loading it here; empty for nowhere. */
  readonly link: string;
  /** A picture of the page behind the text. */
  readonly poster?: ReactNode;
}

/** What every block shows in place of something from a third party until the visitor wants it: its title, where it comes from, and the buttons of the gated content. */
export function Facade({ handle, gate, kind = 'other', title, from, link, poster }: Props) {
  const name = gate.name || from;
  const t = handle.strings(own);
  const g = handle.strings(gated);
  const blocked = name ? g('gatedContent', { kind, name }) : g('gatedContentUnnamed', { kind });
  const waits = gate.isAllowed ? from && t('facadeFrom', { host: from }) : blocked;
  const why = [title && waits, !gate.isAllowed && g('gatedContentReason')].filter(Boolean).join(' ');
  const near = (): void => {
    // Without its files a click would wait for the network.
    handle.service('consent').catch(() => {});
    handle.prepare('consent-preferences');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form.
    <div className="vt-facade" part="facade" role="group" aria-label={title || waits}>
      {poster && <div className="vt-facade-poster">{poster}</div>}
      <div className="vt-facade-card" part="facade-card">
        <p className="vt-facade-title" data-named={title ? '' : undefined}>
          {title || waits}
        </p>
        {why && <p className="vt-facade-why">{why}</p>}
        <div className="vt-facade-choices">
          {gate.canAsk && (
            <Button
              kind="main"
              part="load"
              icon={kind === 'video' && <Icon path={play} size={20} />}
              onClick={() => handle.run(gate.open)}
            >
              {gate.isAllowed ? t('facadeLoad') : g('gatedContentOnce')}
            </Button>
          )}
          {gate.canAsk && !gate.isAllowed && (
            <>
              <Button part="always" onPointerOver={near} onFocus={near} onClick={() => handle.run(gate.always)}>
                {g('gatedContentAlways')}
              </Button>
              <Button
                kind="plain"
                part="preferences"
                onPointerOver={near}
                onFocus={near}
                onClick={() => handle.run(gate.preferences)}
              >
                {g('gatedContentPreferences')}
              </Button>
            </>
          )}
          {link && <OutsideLink href={link}>{g('gatedContentLink')}</OutsideLink>}
        </div>
      </div>
    </div>
  );
}

/** A link to the content itself, in a window of its own that has no access to this one. */
const OutsideLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="vt-button" data-kind="plain" part="facade-link" href={href} target="_blank" rel="noopener noreferrer">
    <span className="vt-face">{children}</span>
  </a>
);
