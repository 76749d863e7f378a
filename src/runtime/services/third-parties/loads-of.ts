import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { thirdPartyLoads } from '../../../vocab/codes/third-parties.ts';
import type { WordIn } from '../../../vocab/codes/words.ts';
import type { Context } from '../../../vocab/context.ts';
import { THIRD_PARTY } from '../../../vocab/names.ts';
import { type ConfiguredScript, configuredScript } from '../../../vocab/rules/third-parties/configured-script.ts';
import { discussionCounts } from '../../../vocab/rules/third-parties/discussion-counts.ts';
import { fontKit, fontStyleSheets } from '../../../vocab/rules/third-parties/font-files.ts';
import type { ThirdPartyFile } from '../../../vocab/rules/third-parties/third-party-file.ts';

/** Files of one third party, and what has to hold before they are loaded. */
export interface ThirdPartyLoad {
  /** Also the name under which a site may declare it as a service. */
  readonly name: WordIn<typeof thirdPartyLoads>;
  readonly purpose: ConsentPurpose;
  readonly files: readonly ThirdPartyFile[];
  /** Loaded only while such an element is on the page. */
  readonly marker?: string;
  /** Its addresses are the site's own settings. */
  readonly configured?: true;
}

/** An address in the settings that is none. */
export interface WrongAddress {
  readonly name: string;
  readonly read: string;
}

const MARKED: readonly (readonly [name: ConfiguredScript, purpose: ConsentPurpose, marker?: string])[] = [
  ['socialWidget', 'marketing', `[${THIRD_PARTY}="follow"]`],
  ['reservation', 'marketing', `[${THIRD_PARTY}="reservation"]`],
  ['weddingRegistry', 'marketing', `[${THIRD_PARTY}="wedding-registry"]`],
  ['sessionRecording', 'analytics'],
];

/** What the settings of a site ask for (THIRD-001 to THIRD-008). A setting that is absent asks for nothing. */
export function loadsOf(site: Context): { readonly loads: readonly ThirdPartyLoad[]; readonly wrong: WrongAddress[] } {
  const { thirdParties } = site;
  const wrong: WrongAddress[] = [];
  const kit = fontKit(site);
  const counts = discussionCounts(site);
  const configured = MARKED.flatMap(([name, purpose, marker]): ThirdPartyLoad[] => {
    const read = thirdParties[name];
    if (read === undefined || read === null || read === '') return [];
    const file = configuredScript(name, String(read));
    if (!file) wrong.push({ name, read: String(read) });
    return file ? [{ name, purpose, files: [file], configured: true, ...(marker && { marker }) }] : [];
  });
  return {
    wrong,
    loads: [
      {
        name: 'fontStyleSheets',
        purpose: thirdParties.fontsPurpose === 'necessary' ? 'necessary' : 'preferences',
        files: [...fontStyleSheets(site), ...(kit ? [kit] : [])],
      },
      { name: 'discussionCounts', purpose: 'marketing', files: counts ? [counts] : [] },
      ...configured,
    ],
  };
}
