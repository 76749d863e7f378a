import { thirdPartyLimits } from '../../codes/third-parties.ts';
import type { Context } from '../../context.ts';
import { FONT_STYLE_SHEET } from './known-third-party.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

const styleSheet = (address: string): ThirdPartyFile => ({
  kind: 'stylesheet',
  address,
  timeoutMs: thirdPartyLimits.fileTimeoutMs,
});

/** The style sheets of the context's font families (THIRD-002): one for each family, each family once. */
export function fontStyleSheets({ googleFonts }: Pick<Context, 'googleFonts'>): readonly ThirdPartyFile[] {
  const families = new Set(googleFonts.map(({ includeName }) => includeName.trim()).filter(Boolean));
  return [...families].map((family) =>
    styleSheet(`${FONT_STYLE_SHEET}?${new URLSearchParams({ family, display: 'swap' })}`),
  );
}

/** The style sheet of the font kit that the context names (THIRD-003); null without an id, or with one that cannot be part of an address. */
export function fontKit({ website }: Pick<Context, 'website'>): ThirdPartyFile | null {
  const id = website.typekitId;
  return /^[a-z\d]{1,32}$/.test(id) ? styleSheet(`https://use.typekit.net/${id}.css`) : null;
}
