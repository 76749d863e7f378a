import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { allowsService } from '../../runtime/store/consent.ts';
import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import type { VideoProvider } from '../../vocab/rules/display/video-provider.ts';
import { useStore } from '../_parts/store/use-store.ts';

export interface Permission {
  readonly granted: boolean;
  /** Whether the site's policy lets a visitor grant it. */
  readonly canBeGranted: boolean;
  /** What the site calls the provider. */
  readonly name: string;
  always(): void;
  preferences(): void;
}

/** Whether a provider may be asked for a video without a click, and what a visitor can do about it. */
export function usePermission(
  purpose: ConsentPurpose,
  provider: VideoProvider | null,
  handle: BlockHandle,
): Permission {
  const service = handle.element.getAttribute(CONSENT_SERVICE) || (provider ?? '').toLowerCase();
  const consent = useStore(handle.store, (state) => state.consent);
  const declared = consent.declared.find(({ name }) => name === service);
  const isRestricted = purpose === 'analytics' || purpose === 'marketing';
  return {
    granted: allowsService(consent, purpose, service),
    canBeGranted: !(consent.preferences?.absolute && isRestricted),
    name: declared?.title ?? provider ?? '',
    always: () =>
      void handle.run(async () => {
        const control = await handle.service('consent');
        if (control.get().declared.some(({ name }) => name === service)) control.setService(service, true);
        else control.set({ [purpose]: true });
      }),
    preferences: () => void handle.run(async () => (await handle.service('consent')).preferences()),
  };
}
