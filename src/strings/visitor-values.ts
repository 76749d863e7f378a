import type { NoValues } from './editor-values.ts';

/** The texts for visitors that no block uses yet: each key with the values that its text uses. */
export interface VisitorValues {
  /** After signing out (STR-002). */
  logoutTitle: NoValues;
  logoutText: NoValues;
  /** The cart's cookie is missing at checkout (STR-009). */
  checkoutNoCart: NoValues;
  /** An owner uses the reservation block; English in every language (STR-007). */
  reservationPreviewTitle: NoValues;
  reservationPreviewText: NoValues;
  /** A lightbox without a title of its own (STR-302). */
  lightboxTitle: NoValues;
  /** Shown in place of the video (STR-303). */
  videoInvalidEmbed: NoValues;
  videoCustomImage: NoValues;
  videoVimeoBasic: NoValues;
  /** The site's texts for which the requirements give no wording: sign-up, spinner, bars, the owner’s aids (STR-010). */
  signUpTitle: NoValues;
  signUpText: NoValues;
  signUpSubmit: NoValues;
  spinnerLabel: NoValues;
  announcementBarName: NoValues;
  announcementBarClose: NoValues;
  mobileInfoBarName: NoValues;
  mobileInfoBarEmail: NoValues;
  mobileInfoBarPhone: NoValues;
  mobileInfoBarMap: NoValues;
  mobileInfoBarHours: NoValues;
  aidEdit: NoValues;
  aidSignIn: NoValues;
}
