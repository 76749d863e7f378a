import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import type { BannerSlice } from '../../runtime/store/consent.ts';
import messages from '../../strings/pt-BR/cookie-banner.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { BANNER_VERSION } from '../../vocab/names.ts';
import type { ShownChoice } from '../../vocab/rules/overlays/consent-record.ts';
import { COOKIE_BANNER_VERSION } from '../../vocab/rules/overlays/consent-terms.ts';
import { shownTexts } from '../_parts/consent/shown-texts.ts';
import { type Rich, RichText, useRichText } from '../_parts/rich-text/rich-text.tsx';
import { useStore } from '../_parts/store/use-store.ts';
import type { cookieBanner } from './block.ts';
import { Choices } from './choices.tsx';
import type { CookieBannerContent } from './content.ts';
import { ScrollingText } from './scrolling-text.tsx';
import { useBannerFocus } from './use-banner-focus.ts';
import { useScrollPadding } from './use-scroll-padding.ts';

/** The banner while the consent service requests that it is shown. */
export function View({ handle }: ViewProps<DataOf<typeof cookieBanner.data>, CookieBannerContent>) {
  const banner = useStore(handle.store, ({ consent }) => consent.banner);
  return banner && <Notice banner={banner} handle={handle} />;
}

interface Props {
  readonly banner: BannerSlice;
  readonly handle: BlockHandle;
}

/** It waits for its text, so that no incomplete banner is shown. */
function Notice(props: Props) {
  const text = useRichText(props.banner.look.text);
  return text === null ? null : <Banner {...props} text={text} />;
}

function Banner({ banner, handle, text }: Props & { readonly text: Rich }) {
  const { look, again } = banner;
  const section = useRef<HTMLElement>(null);
  const t = handle.strings(messages);
  useTopLayer(section);
  useBannerFocus(section, again);
  useScrollPadding(section, look.position.startsWith('TOP') ? 'top' : 'bottom');

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !again) return;
    event.preventDefault();
    handle.run(() => banner.leave());
  };

  const shown = (): ShownChoice => ({ place: 'banner', texts: shownTexts(section.current) });

  return (
    <section
      className="banner"
      part="banner"
      aria-label={t('cookieBannerName')}
      popover="manual"
      tabIndex={-1}
      data-variant={look.variant}
      data-position={look.position}
      data-theme={look.theme}
      data-cta={look.cta}
      data-strict={look.strict || undefined}
      data-forced={banner.forced || undefined}
      {...{ [BANNER_VERSION]: COOKIE_BANNER_VERSION }}
      ref={section}
      onKeyDown={leave}
    >
      <div className="inner">
        <ScrollingText name={t('cookieBannerName')}>
          {text.html === null ? text.text || t('cookieBannerText') : <RichText rich={text} />}
        </ScrollingText>
        <Choices
          cta={look.cta}
          accept={{
            label: look.acceptText || t('cookieBannerAccept'),
            onPress: () => handle.run(() => banner.accept(shown())),
          }}
          refuse={
            look.refusable
              ? {
                  label: look.refuseText || t('cookieBannerRefuse'),
                  onPress: () => handle.run(() => banner.refuse(shown())),
                }
              : null
          }
          manage={
            look.manageText === null
              ? null
              : {
                  label: look.manageText || t('cookieBannerManage'),
                  onNear: () => handle.run(() => handle.prepare('consent-preferences')),
                  onPress: () => handle.run(() => banner.manage()),
                }
          }
        />
      </div>
    </section>
  );
}

/**
 * Raises an element with `popover="manual"` above the whole page: over every layer, out of boxes that are transformed or clipped. A browser without popovers
 * shows it in its original place.
 */
function useTopLayer(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [popover]);
}
