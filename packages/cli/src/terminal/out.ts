import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contains, makeFolder, realPath, reasonOf } from '@livery/merchants/disk';
import { UsageError } from '@livery/merchants/usage-error';

/** What is written among merchants would be taken for one, and every check would fail from then on. */
export async function outsideMerchants(
  option: string,
  asked: string,
  merchants: string,
): Promise<void> {
  const [root, out] = [await realPath(resolve(merchants)), await realPath(resolve(asked))];
  if (contains(root, out))
    throw new UsageError(
      `${option} "${asked}" lies in a folder of merchants; name one outside ${merchants}.`,
    );
}

/** The folder that `--out` and its like name, made if it is not there: found out before the work, not after it. */
export async function outFolder(option: string, asked: string): Promise<string> {
  const folder = resolve(asked);
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory())
      throw Object.assign(new Error('no folder'), { code: 'EEXIST' });
  } catch (error) {
    throw new UsageError(`${option} "${asked}" cannot be written: ${reasonOf(error)}.`);
  }
  return folder;
}
