import type { Door } from '../../runtime/blocks/door.ts';
import { cookieBanner } from './block.ts';
import { type CookieBannerContent, readCookieBanner } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: cookieBanner, View, style, content: readCookieBanner } satisfies Door<
  typeof cookieBanner.data,
  CookieBannerContent
>;
