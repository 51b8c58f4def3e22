import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { soundMerchants } from '../terminal/named.ts';
import { chosenMerchants } from '@livery/merchants/root';
import { UsageError } from '@livery/merchants/usage-error';
import { reasonOf } from '@livery/merchants/disk';
import { outsideMerchants } from '../terminal/out.ts';
import { progress } from '../terminal/progress.ts';
import { picturePage, type PicturePage } from './pages.ts';

/** What a list says of its page. */
export const pageHelp = (name: string, many: string): string => `
livery ${name} <code> --page <file.html>   the ${many} drawn in the look of a merchant, by the parts of the site; "livery dev"
                                     serves the same at /__livery/${name === 'slots' ? 'choices' : name} of the merchant's host`;

/** Only a page is written over: a slip in the name must cost nobody a file. */
async function pageFile(name: string): Promise<string> {
  if (!name.endsWith('.html'))
    throw new UsageError(`--page "${name}" is no page: its name has to end in .html.`);
  const path = resolve(name);
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) throw new UsageError(`--page "${name}" is there and is no file.`);
  return path;
}

/** Writes a page of pictures of one merchant. */
export async function writePicturePage(
  page: PicturePage,
  name: string,
  words: readonly string[],
  { merchants: root, json = false }: { merchants?: string | undefined; json?: boolean | undefined },
): Promise<number> {
  const [code] = words;
  if (code === undefined || words.length > 1)
    throw new UsageError(
      code === undefined
        ? 'Missing: <code>, the merchant in whose look they are drawn.'
        : `One merchant at a time: "${words.join('" and "')}".`,
    );
  const path = await pageFile(name);
  const chosen = await chosenMerchants(root, [code]);
  await outsideMerchants('--page', name, chosen.root);
  const [merchant] = (await soundMerchants(root, [code], json)) ?? [];
  if (!merchant) return 1;
  const shown = progress();
  try {
    const text = await picturePage(page, merchant, { say: shown.say });
    const fresh = `${path}.${process.pid}`;
    await writeFile(fresh, text)
      .then(() => rename(fresh, path))
      .catch(async (error: Error) => {
        await rm(fresh, { force: true });
        throw new UsageError(`--page "${name}" cannot be written: ${reasonOf(error)}.`);
      });
    shown.done();
    if (json) console.log(JSON.stringify({ merchant: code, page, file: path }, null, 2));
    else console.log(`${relative(process.cwd(), path) || path}: open it in a browser.`);
    return 0;
  } finally {
    shown.done();
  }
}
