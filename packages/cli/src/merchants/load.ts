import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  readMerchant,
  type Diagnostic,
  type Merchant,
  type MerchantFiles,
  type SourceFile,
} from '@livery/themes';
import { UsageError } from '../terminal/command.ts';

/** A merchant that passed every check, with its folder. */
export interface LoadedMerchant extends Merchant {
  readonly folder: string;
}

export interface Loaded {
  readonly merchants: readonly LoadedMerchant[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A file that is there and cannot be read. */
class FileFault extends Error {
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A file inside the folder; a link that leads out of it is refused. */
async function readInside(folder: string, name: string): Promise<Buffer | undefined> {
  const path = join(folder, name);
  try {
    const [root, real] = [await realpath(folder), await realpath(path)];
    if (!real.startsWith(root + sep)) throw new Error(`${path} leads out of its folder`);
    return await readFile(real);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function source(
  folder: string,
  name: string,
  shown: string,
): Promise<SourceFile | undefined> {
  const file = join(shown, name);
  try {
    const bytes = await readInside(folder, name);
    return bytes && { file, text: utf8.decode(bytes) };
  } catch (error) {
    throw new FileFault(file, (error as Error).message);
  }
}

async function localeFiles(folder: string, shown: string): Promise<Record<string, SourceFile>> {
  const names = await readdir(join(folder, 'locales')).catch(() => []);
  const found: Record<string, SourceFile> = {};
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
    const file = await source(folder, join('locales', name), shown);
    if (file) found[name.slice(0, -'.json'.length)] = file;
  }
  return found;
}

const fault = (file: string, code: string, message: string, hint?: string): Diagnostic => ({
  code,
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message,
  ...(hint ? { hint } : {}),
});

async function readFolder(folder: string, shown: string): Promise<MerchantFiles | undefined> {
  const manifest = await source(folder, 'manifest.jsonc', shown);
  if (!manifest) return undefined;
  const [tokens, dark, light, template] = await Promise.all(
    ['tokens.json', 'tokens.dark.json', 'tokens.light.json', 'template.json'].map((name) =>
      source(folder, name, shown),
    ),
  );
  return {
    manifest,
    modes: { ...(dark ? { dark } : {}), ...(light ? { light } : {}) },
    texts: await localeFiles(folder, shown),
    ...(tokens ? { tokens } : {}),
    ...(template ? { template } : {}),
  };
}

/** Things only the disk can tell: the folder's name, and that what is named is there. */
async function diskFaults(
  { manifest }: Merchant,
  folder: string,
  code: string,
  shown: string,
): Promise<Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const file = join(shown, 'manifest.jsonc');
  if (manifest.code !== code) {
    faults.push(
      fault(file, 'manifest.code', `The code is "${manifest.code}" but the folder is "${code}".`),
    );
  }
  const mark = await readInside(folder, manifest.logo.mark);
  if (!mark)
    faults.push(fault(file, 'asset.missing', `The logo "${manifest.logo.mark}" is not there.`));
  else if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(mark.toString('utf8', 0, 512))) {
    faults.push(fault(file, 'asset.not-svg', `"${manifest.logo.mark}" is not an SVG.`));
  } else if (
    /<script|<foreignObject|<!ENTITY|@import|url\(\s*["']?(?!#)|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)/i.test(
      mark.toString('utf8'),
    )
  ) {
    faults.push(
      fault(
        file,
        'asset.unsafe-svg',
        `"${manifest.logo.mark}" holds a script, a handler or an outside address.`,
      ),
    );
  }
  return faults;
}

async function merchantCodes(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder "${root}" to read merchants from.`);
  });
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** Reads the named merchants, or all of them; every complaint of every one comes back together. */
export async function loadMerchants(root: string, codes?: readonly string[]): Promise<Loaded> {
  const merchants: LoadedMerchant[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const code of codes?.length ? codes : await merchantCodes(root)) {
    const folder = join(root, code);
    const shown = relative(process.cwd(), folder) || folder;
    try {
      const files = await readFolder(folder, shown);
      if (!files) {
        diagnostics.push(
          fault(
            join(shown, 'manifest.jsonc'),
            'merchant.missing',
            `There is no merchant "${code}".`,
          ),
        );
        continue;
      }
      const outcome = readMerchant(files);
      const faults = outcome.merchant
        ? await diskFaults(outcome.merchant, folder, code, shown)
        : [];
      diagnostics.push(...outcome.diagnostics, ...faults);
      if (outcome.merchant && faults.length === 0) merchants.push({ ...outcome.merchant, folder });
    } catch (error) {
      diagnostics.push(
        fault(
          error instanceof FileFault ? error.file : shown,
          'merchant.unreadable',
          `Could not be read: ${(error as Error).message}.`,
        ),
      );
    }
  }
  return { merchants, diagnostics: [...diagnostics, ...domainClashes(merchants)] };
}

/** Two merchants on one host could not be told apart. */
function domainClashes(merchants: readonly LoadedMerchant[]): Diagnostic[] {
  const owner = new Map<string, string>();
  const clashes: Diagnostic[] = [];
  for (const { manifest, folder } of merchants) {
    for (const domain of manifest.domains) {
      const other = owner.get(domain);
      if (other) {
        const file = join(relative(process.cwd(), folder), 'manifest.jsonc');
        clashes.push(
          fault(file, 'manifest.domain-taken', `"${domain}" belongs to "${other}" already.`),
        );
      } else owner.set(domain, manifest.code);
    }
  }
  return clashes;
}
