import type { KeyboardEvent, MouseEvent } from 'react';
import type { LightHandle } from '../../runtime/light/open-light.ts';
import type { BannerSlice } from '../../runtime/store/consent.ts';
import messages from '../../strings/pt-BR/cookie-banner.json';
import { BANNER_VERSION } from '../../vocab/names.ts';
import type { ShownChoice } from '../../vocab/rules/overlays/consent-record.ts';
import { COOKIE_BANNER_VERSION } from '../../vocab/rules/overlays/consent-terms.ts';
import { shownTexts } from '../_shared/block/shown-texts.ts';
import type { OwnerText } from '../_shared/ui/rich-text/owner-text.ts';
import { Choices } from './choices.tsx';

/** What runs for an element while it stands. */
type Attach = (element: HTMLElement | null) => (() => void) | undefined;

export interface BannerProps {
  readonly banner: BannerSlice;
  readonly text: OwnerText;
  readonly handle: Pick<LightHandle, 'strings' | 'run' | 'prepare'>;
  /** For the banner itself, its content and the box of its text; another function runs anew. */
  readonly attach: { readonly banner?: Attach; readonly inner?: Attach; readonly text?: Attach };
}

/** What the banner shows around the button that is pressed. */
const shownAround = ({ currentTarget }: MouseEvent<HTMLElement>): ShownChoice => ({
  place: 'banner',
  texts: shownTexts(currentTarget.closest<HTMLElement>('.banner')),
});

/** The banner. It needs no React (src/runtime/light). */
export function Banner({ banner, text, handle, attach }: BannerProps) {
  const { look, again } = banner;
  const t = handle.strings(messages);

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !again) return;
    event.preventDefault();
    handle.run(() => banner.leave());
  };

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
      ref={attach.banner}
      onKeyDown={leave}
    >
      <div className="inner" ref={attach.inner}>
        <div className="text" part="text" ref={attach.text}>
          <div>{text.fill ? <div className="rich" ref={text.fill} /> : text.text || t('cookieBannerText')}</div>
        </div>
        <Choices
          cta={look.cta}
          accept={{
            label: look.acceptText || t('cookieBannerAccept'),
            onPress: (event) => handle.run(() => banner.accept(shownAround(event))),
          }}
          refuse={
            look.refusable
              ? {
                  label: look.refuseText || t('cookieBannerRefuse'),
                  onPress: (event) => handle.run(() => banner.refuse(shownAround(event))),
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
