import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contrastProof, hasErrors, type ContrastProof, type Diagnostic } from '@livery/themes';
import { UsageError } from '../usage-error.ts';
import { reasonOf } from '../disk.ts';
import { loadMerchants } from '../load.ts';
import type { Answers } from './answers.ts';
import { familyFiles } from './family.ts';
import { draft, type DraftPlace } from './folder.ts';
import { checkedLogo } from './logo.ts';
import { orTakenBack, writeFolder } from './write.ts';

export interface CreationResult {
  readonly folder: string;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  readonly notes: readonly string[];
  /** Warnings when it was made; when not, the reasons. */
  readonly diagnostics: readonly Diagnostic[];
  /** None when nothing was made. */
  readonly proof?: ContrastProof;
}

/** From answers to a folder that passes the same check as any other, or to nothing. */
export async function create(
  answers: Answers,
  root: string,
  say: (text: string) => void = () => {},
  draw?: DraftPlace['draw'],
): Promise<CreationResult> {
  const folder = join(root, answers.code);
  const nothing = (diagnostics: readonly Diagnostic[]): CreationResult => ({
    folder,
    files: [],
    notes: [],
    diagnostics,
  });
  say('Looking at the logo');
  const looked = answers.logo === undefined ? undefined : await checkedLogo(answers.logo);
  if (looked && !looked.logo) return nothing(looked.diagnostics);

  const family = answers.family === undefined ? undefined : await familyFiles(root, answers.family);
  const place = { root, ...(family ? { family } : {}), ...(draw ? { draw } : {}) };
  const drafted = await draft(answers, looked?.logo, place, say);
  if ('diagnostics' in drafted) return nothing(drafted.diagnostics);
  const { files, notes } = drafted.draft;

  say('Writing');
  await writeFolder(folder, files).catch((error: Error) => {
    throw new UsageError(`"${folder}" cannot be written: ${reasonOf(error)}.`);
  });
  say('Checking');
  const away = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { merchant, found } = await orTakenBack(() => checked(answers.code, root, folder), away);
    if (!merchant || hasErrors(found)) {
      await away();
      return nothing(found);
    }
    return {
      folder,
      notes,
      diagnostics: found,
      proof: contrastProof(merchant),
      files: files.map(({ path, content }) => ({ path, bytes: Buffer.byteLength(content) })),
    };
  } catch (error) {
    await away();
    throw error;
  }
}

/** The check that every merchant has to pass, with all others, because a host may be taken. */
async function checked(code: string, root: string, folder: string) {
  const { merchants, diagnostics } = await loadMerchants(root);
  const shown = relative(process.cwd(), folder) || folder;
  const found = diagnostics.filter(
    (one) =>
      one.file.startsWith(`${shown}/`) ||
      (one.code === 'manifest.domain-taken' && one.message.includes(`"${code}.localhost"`)),
  );
  return { merchant: merchants.find(({ manifest }) => manifest.code === code), found };
}
