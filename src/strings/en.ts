// Written by the build from the message files that the runtime and the blocks import (build/registry-files.mjs). Do not edit.
import account from './en/account.json';
import addressSearch from './en/address-search.json';
import announcementBar from './en/announcement-bar.json';
import audio from './en/audio.json';
import badge from './en/badge.json';
import calendar from './en/calendar.json';
import calls from './en/calls.json';
import cartChanges from './en/cart-changes.json';
import cartPage from './en/cart-page.json';
import cart from './en/cart.json';
import chart from './en/chart.json';
import checkout from './en/checkout.json';
import code from './en/code.json';
import consentPreferences from './en/consent-preferences.json';
import cookieBanner from './en/cookie-banner.json';
import dialog from './en/dialog.json';
import embed from './en/embed.json';
import events from './en/events.json';
import facade from './en/facade.json';
import fieldErrors from './en/field-errors.json';
import fields from './en/fields.json';
import fileFields from './en/file-fields.json';
import fileSending from './en/file-sending.json';
import formSending from './en/form-sending.json';
import form from './en/form.json';
import gallery from './en/gallery.json';
import gatedContent from './en/gated-content.json';
import image from './en/image.json';
import lightbox from './en/lightbox.json';
import map from './en/map.json';
import marquee from './en/marquee.json';
import member from './en/member.json';
import mobileInfoBar from './en/mobile-info-bar.json';
import newsletter from './en/newsletter.json';
import overlayManager from './en/overlay-manager.json';
import ownSubmission from './en/own-submission.json';
import parts from './en/parts.json';
import popup from './en/popup.json';
import pricingToggle from './en/pricing-toggle.json';
import productList from './en/product-list.json';
import product from './en/product.json';
import quickAdd from './en/quick-add.json';
import rareFields from './en/rare-fields.json';
import reservationBlock from './en/reservation-block.json';
import reservation from './en/reservation.json';
import reviewRequest from './en/review-request.json';
import review from './en/review.json';
import search from './en/search.json';
import slideVideo from './en/slide-video.json';
import slides from './en/slides.json';
import socialFeed from './en/social-feed.json';
import store from './en/store.json';
import summary from './en/summary.json';
import time from './en/time.json';
import tourDates from './en/tour-dates.json';
import videoBlock from './en/video-block.json';
import video from './en/video.json';
import workflow from './en/workflow.json';
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
