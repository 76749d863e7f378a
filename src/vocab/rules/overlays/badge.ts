import { badgeTypes } from '../../codes/badge-types.ts';

/** The template version that has no badge (BARS-604). */
const WITHOUT_BADGE = '7.1';

/**
 * How the badge looks (BARS-604): it shows unless the template version is 7.1 or its type is none.
 *
 * @param badgeType its code, of the page context
 * @returns null where there is no badge: also where the type is missing or unknown
 */
export function badgeLook(badgeType: number | null, templateVersion: string): 'black' | 'white' | null {
  const name = badgeTypes.nameOf(badgeType);
  return templateVersion.trim() === WITHOUT_BADGE || name === 'none' ? null : name;
}
