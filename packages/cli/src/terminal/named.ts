import { hasErrors, type Diagnostic } from '@livery/themes';
import { UsageError } from '@livery/merchants/usage-error';
import { progress } from './progress.ts';
import { describe } from './report.ts';
import { counted } from './words.ts';
import { loadMerchants, type LoadedMerchant } from '@livery/merchants/load';
import { chosenMerchants } from '@livery/merchants/root';

/**
 * What is in the way of a command. Warnings are not, so they take one line:
 * whoever asks for a value does not want to read ten of them first.
 */
export function reportFaults(diagnostics: readonly Diagnostic[], json: boolean): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  for (const one of errors) console.error(`${describe(one)}\n`);
  const warnings = diagnostics.length - errors.length;
  if (warnings > 0) console.error(`${counted(warnings, 'warning')}; "livery check" shows them.\n`);
  if (errors.length > 0 && json) console.log(JSON.stringify({ diagnostics }, null, 2));
}

/** Merchants that pass every check, or nothing: what is wrong is said on the way. */
export async function soundMerchants(
  folder: string | undefined,
  codes: readonly string[],
  json = false,
): Promise<readonly LoadedMerchant[] | undefined> {
  const chosen = await chosenMerchants(folder, codes);
  const shown = progress();
  const { merchants, diagnostics } = await loadMerchants(chosen.root, chosen.codes, shown.say);
  shown.done();
  reportFaults(diagnostics, json);
  return hasErrors(diagnostics) ? undefined : merchants;
}

/** For commands that are about one merchant. */
export async function soundMerchant(
  folder: string | undefined,
  code: string | undefined,
  json = false,
) {
  if (code === undefined) throw new UsageError('Which merchant? Name it with --merchant <code>.');
  return (await soundMerchants(folder, [code], json))?.[0];
}
