import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LayerViewProps, NoContent } from '../../runtime/mount/block-module.ts';
import type { ConsentSlice, PreferencesSlice } from '../../runtime/store/consent.ts';
import messages from '../../strings/pt-BR/consent-preferences.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { CONSENT_PURPOSES, PREFIX } from '../../vocab/names.ts';
import type { ShownChoice } from '../../vocab/rules/overlays/consent-record.ts';
import { shownTexts } from '../_shared/block/shown-texts.ts';
import { useStore } from '../_shared/block/use-store.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { Dialog } from '../_shared/ui/dialog/dialog.tsx';
import type { consentPreferences } from './block.ts';
import type { Choice } from './logic.ts';
import { Purpose } from './purpose.tsx';

/** How long the choice is confirmed, in ms. */
const CONFIRMED_FOR = 5_000;

type Props = LayerViewProps<DataOf<typeof consentPreferences.data>, NoContent, 'consent-preferences'>;

/** The preferences while they are open, and then the confirmation of the choice. */
export function View({ handle, layer }: Props) {
  const consent = useStore(handle.store, (state) => state.consent);
  const { preferences } = consent;
  const opened = preferences?.opened ?? 0;
  const [savedAt, setSavedAt] = useState<number | null>(null);
  // Opened again while the confirmation is still shown: then the dialog takes its place.
  const saved = savedAt === opened;

  // Without its service there is nothing to decide about; a command without content starts it.
  useEffect(() => {
    if (!handle.store.getState().consent.preferences) dispatchEvent(new CustomEvent(`${PREFIX}:cookie-banner-update`));
  }, [handle]);

  const over = useEffectEvent(() => layer.close());
  useEffect(() => (saved ? handle.after(CONFIRMED_FOR, over) : undefined), [handle, saved]);

  const t = handle.strings(messages);
  return (
    <>
      {preferences && !saved && (
        <Preferences
          key={opened}
          handle={handle}
          consent={consent}
          preferences={preferences}
          hidden={(chosen) => (chosen ? setSavedAt(opened) : layer.close())}
        />
      )}
      <div role="status">
        {saved && (
          <p className="saved" part="saved">
            {preferences?.savedText || t('preferencesSaved')}
          </p>
        )}
      </div>
    </>
  );
}

interface PreferencesProps {
  readonly handle: Props['handle'];
  readonly consent: ConsentSlice;
  readonly preferences: PreferencesSlice;
  hidden(chosen: boolean): void;
}

function Preferences({ handle, consent, preferences, hidden }: PreferencesProps) {
  const t = handle.strings(messages);
  const [choice, setChoice] = useState<Choice>(consent);
  const chosen = useRef(false);
  const { declared } = consent;

  const decide =
    (hide: () => void, fn: (shown: ShownChoice) => void) =>
    (event: MouseEvent<HTMLElement>): void => {
      const texts = shownTexts(event.currentTarget.closest('dialog'));
      chosen.current = true;
      handle.run(() => fn({ place: 'preferences', texts }));
      hide();
    };

  return (
    <Dialog
      handle={handle}
      title={t('preferencesTitle')}
      text={t('preferencesText')}
      corner={(hide) => <CloseButton handle={handle} hide={hide} />}
      hidden={() => hidden(chosen.current)}
      actions={(hide) => (
        <>
          <Button part="refuse" onClick={decide(hide, preferences.refuse)}>
            {t('preferencesRefuse')}
          </Button>
          <Button part="accept" onClick={decide(hide, preferences.accept)}>
            {t('preferencesAccept')}
          </Button>
          <Button kind="main" part="save" onClick={decide(hide, (shown) => preferences.save(choice, shown))}>
            {t('preferencesSave')}
          </Button>
        </>
      )}
    >
      {preferences.refusedByBrowser && <p className="note">{t('preferencesBrowser')}</p>}
      {preferences.absolute && <p className="note">{t('preferencesAbsolute')}</p>}
      <ul className="purposes">
        {CONSENT_PURPOSES.map((purpose) => (
          <Purpose
            key={purpose}
            t={t}
            purpose={purpose}
            services={declared}
            choice={choice}
            withheld={preferences.absolute && (purpose === 'analytics' || purpose === 'marketing')}
            choose={setChoice}
          />
        ))}
      </ul>
    </Dialog>
  );
}
