// Written by the build from the message files that the runtime and the blocks import (build/registry-files.mjs). Do not edit.
import account from './es/account.json';
import addressSearch from './es/address-search.json';
import announcementBar from './es/announcement-bar.json';
import audio from './es/audio.json';
import badge from './es/badge.json';
import calendar from './es/calendar.json';
import calls from './es/calls.json';
import cartChanges from './es/cart-changes.json';
import cartPage from './es/cart-page.json';
import cart from './es/cart.json';
import chart from './es/chart.json';
import checkout from './es/checkout.json';
import code from './es/code.json';
import consentPreferences from './es/consent-preferences.json';
import cookieBanner from './es/cookie-banner.json';
import dialog from './es/dialog.json';
import embed from './es/embed.json';
import events from './es/events.json';
import facade from './es/facade.json';
import fieldErrors from './es/field-errors.json';
import fields from './es/fields.json';
import fileFields from './es/file-fields.json';
import fileSending from './es/file-sending.json';
import formSending from './es/form-sending.json';
import form from './es/form.json';
import gallery from './es/gallery.json';
import gatedContent from './es/gated-content.json';
import image from './es/image.json';
import lightbox from './es/lightbox.json';
import map from './es/map.json';
import marquee from './es/marquee.json';
import member from './es/member.json';
import mobileInfoBar from './es/mobile-info-bar.json';
import newsletter from './es/newsletter.json';
import overlayManager from './es/overlay-manager.json';
import ownSubmission from './es/own-submission.json';
import parts from './es/parts.json';
import popup from './es/popup.json';
import pricingToggle from './es/pricing-toggle.json';
import productList from './es/product-list.json';
import product from './es/product.json';
import quickAdd from './es/quick-add.json';
import rareFields from './es/rare-fields.json';
import reservationBlock from './es/reservation-block.json';
import reservation from './es/reservation.json';
import reviewRequest from './es/review-request.json';
import review from './es/review.json';
import search from './es/search.json';
import slideVideo from './es/slide-video.json';
import slides from './es/slides.json';
import socialFeed from './es/social-feed.json';
import store from './es/store.json';
import summary from './es/summary.json';
import time from './es/time.json';
import tourDates from './es/tour-dates.json';
import videoBlock from './es/video-block.json';
import video from './es/video.json';
import workflow from './es/workflow.json';
import type { Table } from './translate.ts';

const table: Table = {
  ...account,
  ...addressSearch,
  ...announcementBar,
  ...audio,
  ...badge,
  ...calendar,
  ...calls,
  ...cartChanges,
  ...cartPage,
  ...cart,
  ...chart,
  ...checkout,
  ...code,
  ...consentPreferences,
  ...cookieBanner,
  ...dialog,
  ...embed,
  ...events,
  ...facade,
  ...fieldErrors,
  ...fields,
  ...fileFields,
  ...fileSending,
  ...formSending,
  ...form,
  ...gallery,
  ...gatedContent,
  ...image,
  ...lightbox,
  ...map,
  ...marquee,
  ...member,
  ...mobileInfoBar,
  ...newsletter,
  ...overlayManager,
  ...ownSubmission,
  ...parts,
  ...popup,
  ...pricingToggle,
  ...productList,
  ...product,
  ...quickAdd,
  ...rareFields,
  ...reservationBlock,
  ...reservation,
  ...reviewRequest,
  ...review,
  ...search,
  ...slideVideo,
  ...slides,
  ...socialFeed,
  ...store,
  ...summary,
  ...time,
  ...tourDates,
  ...videoBlock,
  ...video,
  ...workflow,
};

export default table;
