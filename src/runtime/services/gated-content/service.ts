import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { BLOCK_GATED, CONSENT, CONSENT_SRC } from '../../../vocab/names.ts';

/** What a site owner puts on the page and what waits for the visitor's consent (threat T-19). */
export const gatedContent = defineService({
  name: 'gated-content',
  summary: sentence(
    'Runs scripts and loads frames of the page once their purpose is granted, and shows placeholders for what waits.',
  ),
  budget: 6_750,
  starts: [
    { selector: `[${CONSENT}],[${BLOCK_GATED}]`, early: true },
    // A frame without a purpose is a mistake, for which alone the stage need not come.
    { selector: `[${CONSENT_SRC}]` },
  ],
});
