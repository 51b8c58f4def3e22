import type { MerchantData } from '@livery/themes/contract';
import { leadsSomewhere } from '#kernel/routing/page-if-there.ts';

const isApple = (agent: string): boolean => /iPhone|iPad|iPod|Macintosh/.test(agent);

/** Where the brand's app is to be had for this device; nowhere where the link leads nowhere. */
export function appDownload(
  { ios, android }: MerchantData['downloads'],
  agent: string,
): string | undefined {
  const link = isApple(agent) ? ios : android;
  return link !== undefined && leadsSomewhere(link) ? link : undefined;
}
