import { join } from 'node:path';
import { hasErrors } from '@livery/themes';
import { workspace } from '../paths.ts';
import { UsageError } from '../terminal/command.ts';
import { describe } from '../terminal/report.ts';
import { loadMerchants, type LoadedMerchant } from './load.ts';

/** Merchants that pass every check, or nothing: what is wrong is said on the way. */
export async function soundMerchants(
  folder: string | undefined,
  codes: readonly string[],
): Promise<readonly LoadedMerchant[] | undefined> {
  const { merchants, diagnostics } = await loadMerchants(
    folder ?? join(workspace, 'merchants'),
    codes,
  );
  for (const one of diagnostics) console.error(`${describe(one)}\n`);
  return hasErrors(diagnostics) ? undefined : merchants;
}

/** For commands that are about one merchant. */
export async function soundMerchant(folder: string | undefined, code: string | undefined) {
  if (code === undefined) throw new UsageError('Which merchant? Name it with --merchant <code>.');
  return (await soundMerchants(folder, [code]))?.[0];
}
