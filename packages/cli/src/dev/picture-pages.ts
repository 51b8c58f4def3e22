import { picturePage, type PicturePage } from '../choices/pages.ts';
import type { LoadedMerchant } from '@livery/merchants/load';
import { readEvent } from './findings-page.ts';
import { choicesPath, tokensPath } from './picture-paths.ts';
import type { Answer } from './served.ts';

const paths: Readonly<Record<string, PicturePage>> = {
  [choicesPath]: 'choices',
  [tokensPath]: 'tokens',
};

/** The page of pictures that has this path; nothing for any other path. */
export const picturePageAt = (path: string): PicturePage | undefined =>
  Object.hasOwn(paths, path) ? paths[path] : undefined;

/** Looks again by itself when a file of the merchant was saved. */
const again = `<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/@livery/pictures').on('${readEvent}', () => location.reload());
</script>`;

export async function picturesAnswer(page: PicturePage, merchant: LoadedMerchant): Promise<Answer> {
  const body = await picturePage(page, merchant, { say: console.log, more: again });
  return { type: 'text/html; charset=utf-8', body };
}
