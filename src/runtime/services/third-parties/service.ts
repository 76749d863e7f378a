import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** What a page loads from vendors by its settings (THIRD-008), each once its purpose allows it. */
export const thirdParties = defineService({
  name: 'third-parties',
  summary: sentence(
    'Loads the fonts, discussion counts and scripts of third parties that the site’s settings name, each once its purpose allows it.',
  ),
  budget: 4_000,
  starts: [{ setting: 'googleFonts.0 website.typekitId websiteSettings.disqusShortname thirdParties' }],
});
