import { isRecord } from '../../../vocab/is-record.ts';

/** The widget's functions that are used: those of Weglot. */
interface TranslationWidget {
  getCurrentLang?(): unknown;
  on?(event: 'languageChanged', fn: () => void): unknown;
  off?(event: 'languageChanged', fn: () => void): unknown;
}

/** The default name of the widget's global. */
const WIDGET = 'Weglot';

/**
 * The translation widget on the top window, which is the one that the visitor uses (SESSION-608). A top window of
 * another origin counts as one without a widget, and so does a widget that throws.
 *
 * @param name the name of the widget's global, from `website.translationWidget`; empty for the default
 */
export function translationWidget(name: string): { language(): string | null; watch(fn: () => void): () => void } {
  const find = (): TranslationWidget | null => {
    try {
      const found: unknown = Reflect.get(Object(window.top), name || WIDGET);
      return isRecord(found) || typeof found === 'function' ? (found as TranslationWidget) : null;
    } catch {
      return null;
    }
  };
  return {
    language() {
      try {
        const language = find()?.getCurrentLang?.();
        return typeof language === 'string' ? language : null;
      } catch {
        return null;
      }
    },
    watch(fn) {
      let watched: TranslationWidget | null = null;
      const begin = (): void => {
        try {
          watched = find();
          watched?.on?.('languageChanged', fn);
        } catch {}
      };
      begin();
      // Such a widget is often loaded after this runtime.
      if (!watched) addEventListener('load', begin);
      return () => {
        removeEventListener('load', begin);
        try {
          watched?.off?.('languageChanged', fn);
        } catch {}
      };
    },
  };
}
