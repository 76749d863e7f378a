import { siteUserSession } from '../../../api/site-user.ts';
import { BACK_KEY, DRAFT_KEY, LISTENED_KEY, SEARCHES_KEY } from '../../../vocab/names.ts';
import { ACCOUNT_LINK, ACCOUNT_SIGNED_IN, ACCOUNT_SIGNED_OUT } from '../../../vocab/published/places.ts';
import { audienceOf } from '../../../vocab/rules/site/audience.ts';
import { queryIn } from '../../page/document-member.ts';
import { emit } from '../../page/emit.ts';
import { inForeignFrame } from '../../page/foreign-frame.ts';
import { local, session } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { memberTabs } from './member-tabs.ts';
import type { MemberControl } from './service.ts';
import { tokenStorage } from './token-storage.ts';
import { translationWidget } from './translation-widget.ts';

export default { start: startMember } satisfies ServiceModule<MemberControl>;

/** The types of the DOM do not know where an answer came from. */
type NavigationEntry = PerformanceNavigationTiming & { readonly deliveryType?: string };

/**
 * The account links of published pages (docs/published-markup.md §14): each has one text for members and one for
 * everybody else, of which one is hidden.
 */
function accountLinks(): { show(signedIn: boolean): void; stop(): void } {
  /** Whether a text was hidden by the page itself. */
  const before = new Map<Element, boolean>();
  return {
    show(signedIn) {
      for (const link of queryIn(document, ACCOUNT_LINK))
        for (const text of link.querySelectorAll(`${ACCOUNT_SIGNED_OUT},${ACCOUNT_SIGNED_IN}`)) {
          if (!before.has(text)) before.set(text, text.hasAttribute('hidden'));
          text.toggleAttribute('hidden', text.matches(ACCOUNT_SIGNED_OUT) === signedIn);
        }
    },
    stop() {
      for (const [text, hidden] of before) text.toggleAttribute('hidden', hidden);
    },
  };
}

/** Removes what a visitor has typed, searched for and listened to: the next one at this device is somebody else. */
function forgetWords(): void {
  for (const storage of [local, session])
    for (const beginning of [DRAFT_KEY, BACK_KEY, SEARCHES_KEY, LISTENED_KEY])
      for (const key of storage.keys(beginning)) storage.remove(key);
}

/** Starts the session of the page's member: its calls, its token, and what the other tabs of the site say about it. */
function startMember(page: Page): RunningService<MemberControl> {
  const { store, log } = page;
  const site = siteOf(page);
  const framed = !store.getState().inEditorFrame && inForeignFrame(page.context);
  const widget = translationWidget(site.website.translationWidget);
  const token = tokenStorage((message) => log.error('VT040', message, 'member'));
  const siteSession = siteUserSession(async (call) => (await page.service('calls'))(call), {
    token,
    language: () => widget.language(),
  });
  const auth = () => store.getState().auth ?? audienceOf(site);
  const links = accountLinks();

  const apply = (signedIn: boolean, elsewhere: boolean): void => {
    const before = auth();
    store.setState({ auth: { ...before, member: signedIn, visitor: !before.account && !signedIn } });
    links.show(signedIn);
    emit(document, 'member-change', { signedIn, elsewhere });
  };

  const tabs = memberTabs({
    token: () => token.read(),
    told: (given) => void (auth().member && !token.read() && token.write(given)),
    changed(signedIn, given) {
      if (!signedIn) {
        token.clear();
        forgetWords();
      } else if (given) token.write(given);
      else tabs.ask();
      if (signedIn !== auth().member) apply(signedIn, true);
    },
  });

  links.show(auth().member);
  const held = token.read();
  const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
  // A page from a cache, by Back or otherwise, may name an older token than the one that is stored.
  const isOld =
    entry?.type === 'back_forward' ||
    entry?.deliveryType === 'cache' ||
    (entry?.transferSize === 0 && entry.decodedBodySize > 0);
  const given = site.memberAccount?.xsrfToken;
  if (typeof given === 'string' && given) {
    if (!held || (!isOld && given !== held)) token.write(given);
  } else if (auth().member && !held) tabs.ask();
  const setLocale = async (): Promise<void> => {
    if (auth().member) await siteSession.setLocale();
  };
  const unwatch = widget.watch(() => void setLocale());

  return {
    api: {
      framed,
      withToken: siteSession.withToken,
      setLocale,
      signedIn: () => auth().member,
      async login(credentials) {
        // D-49
        if (framed) throw new Error('No sign-in in a frame of a stranger.');
        const answer = await siteSession.login(credentials);
        apply(true, false);
        tabs.tell(true);
        void setLocale();
        return answer;
      },
      async logout(options) {
        const answer = await siteSession.logout(options);
        forgetWords();
        apply(false, false);
        tabs.tell(false);
        return answer;
      },
    },
    stop() {
      unwatch();
      tabs.stop();
      links.stop();
    },
  };
}
