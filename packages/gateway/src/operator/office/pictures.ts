import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPicture } from '../../chapters/identity/index.ts';
import { requireFolder } from '../../kernel/database/named-folders.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { orderFor, type OfficeAnswer, type Request } from './request.ts';

/** `office picture <case> <which> --into <folder>`: for the eyes of whoever asked, and in no other answer. */
export async function showPicture(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, named, which] = request.words;
  const { into } = request.options;
  if (named === undefined || which === undefined) {
    throw new StartError('Missing: the case, and front, back or selfie.');
  }
  if (into === undefined) throw new StartError('Missing: --into.');
  // What is read and cannot be written was read for nothing.
  await requireFolder('--into', into);
  const params = { case: named, picture: which };
  const { value } = await orderFor(desk, request, readPicture, params, () => '');
  const { shownOnce = '' } = value as { readonly shownOnce?: string };
  const path = join(into, `case-${named}-${which}.jpg`);
  await writeFile(path, Buffer.from(shownOnce, 'base64'), { mode: 0o600 });
  return { text: `${path}\n`, value: { path } };
}
