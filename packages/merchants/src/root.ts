import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { didYouMean } from '@livery/themes';
import { workspace } from './paths.ts';
import { UsageError } from './usage-error.ts';

const mostNamed = 10;

/** Some names and how many more there are: a list that stays readable at any length. */
export const shortList = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? names.join(', ')
    : `${names.slice(0, mostNamed - 2).join(', ')} and ${names.length - mostNamed + 2} more`;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Why a folder cannot be listed, as somebody would say it who is not a program. */
function unlisted(asked: string, code: string | undefined): string {
  if (code === 'ENOTDIR') return `"${asked}" is a file, not a folder of merchants.`;
  if (code === 'EACCES' || code === 'EPERM') return `"${asked}" may not be read by this user.`;
  return `There is no folder "${asked}" to read merchants from.`;
}

/** Codes in a folder of merchants; names that begin with _ or . are something else. */
export async function merchantCodes(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(unlisted(root, code));
    },
  );
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

export interface MerchantChoice {
  readonly root: string;
  readonly codes: readonly string[];
}

/** A code that is none, with the one that was meant where that can be told. */
function unknownCode(asked: string, root: string, known: readonly string[]): string {
  const last = basename(asked);
  const near =
    asked !== last && known.includes(last)
      ? `A merchant is named by its code: ${last}.`
      : (didYouMean(last, known) ??
        `There ${known.length === 1 ? 'is' : 'are'} ${shortList(known)}.`);
  return `There is no merchant "${asked}" in ${root}. ${near}`;
}

/** The merchants that a command is about: those named, or all that there are. */
export async function chosenMerchants(
  asked: string | undefined,
  named: readonly string[],
): Promise<MerchantChoice> {
  const root = asked ?? join(workspace, 'merchants');
  const known = await merchantCodes(root);
  if (await isThere(join(root, 'manifest.jsonc')))
    throw new UsageError(
      `"${root}" is one merchant. Name the folder around it, and the merchant by its code: --merchants ${join(root, '..')} ${basename(resolve(root))}.`,
    );
  if (known.length === 0)
    throw new UsageError(`There is no merchant in "${root}". "livery new" makes one.`);
  const faults = named
    .filter((code) => !known.includes(code))
    .map((code) => unknownCode(code, root, known));
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return { root, codes: named.length > 0 ? [...new Set(named)] : known };
}
