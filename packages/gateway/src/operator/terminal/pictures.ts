import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFolder } from '../../kernel/database/named-folders.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { Objects } from '../../kernel/uploads/objects.ts';
import type { KeptPicture } from '../../kernel/uploads/uploads.ts';

/** The option of whoever wants to see them. */
export const intoFolder = {
  pictures: { takes: '<folder>', about: 'writes its pictures there' },
} as const;

/** Before the act: what is read and cannot be written was read for nothing. */
export async function requirePictureFolder(folder: string | undefined): Promise<void> {
  if (folder !== undefined) await requireFolder('--pictures', folder);
}

/** Each as a file of its own, for the eyes of whoever asked; answers their paths. */
export async function writePictures(
  objects: Objects,
  folder: string | undefined,
  name: string,
  pictures: readonly KeptPicture[],
): Promise<readonly string[]> {
  const paths: string[] = [];
  if (folder === undefined) return paths;
  for (const [at, { hash, contentType }] of pictures.entries()) {
    const bytes = await objects.get(hash);
    if (bytes === undefined) {
      throw new StartError(
        `Picture ${at + 1} is not where it should be. LIVERY_UPLOADS names where pictures lie.`,
      );
    }
    const ending = contentType === 'image/png' ? 'png' : 'jpg';
    const path = join(folder, `${name}-${at + 1}.${ending}`);
    await writeFile(path, bytes, { mode: 0o600 }).catch((error: unknown) => {
      throw new StartError(`${path} cannot be written (${messageOf(error)}).`);
    });
    paths.push(path);
  }
  return paths;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
