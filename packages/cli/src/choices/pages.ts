import { tokenDocsPage } from '@livery/themes';
import type { LoadedMerchant } from '@livery/merchants/load';
import { choicesBundle } from './bundle.ts';
import { choicesPage } from './choices-page.ts';
import { elsewhere } from './drawn.ts';
import { inlinedParts } from './inlined.ts';
import { choicesStyle, viewButtons } from './style.ts';

/** The pages of pictures by their names. */
export type PicturePage = 'choices' | 'tokens';

/** A page that needs nothing beside it: with what a server adds, where one serves it. */
export async function picturePage(
  page: PicturePage,
  merchant: LoadedMerchant,
  { say = () => undefined, more = '' }: { say?: (line: string) => void; more?: string } = {},
): Promise<string> {
  const parts = await inlinedParts(merchant, await choicesBundle(say));
  if (page === 'choices') return choicesPage(merchant, parts, more);
  return tokenDocsPage(merchant, {
    style: choicesStyle,
    start: viewButtons,
    end: `${parts}\n${more}`,
    only: (token) => elsewhere(merchant, token),
  });
}
