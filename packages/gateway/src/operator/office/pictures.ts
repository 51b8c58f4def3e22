import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSlip } from '../../chapters/cashier/index.ts';
import { readPicture } from '../../chapters/identity/index.ts';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { requireFolder } from '../../kernel/database/named-folders.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { orderFor, type OfficeAnswer, type Request } from './request.ts';

/** `office picture <case> <which> --into <folder>`: for the eyes of whoever asked, and in no other answer. */
export async function showPicture(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, named, which] = request.words;
  if (named === undefined || which === undefined) {
    throw new StartError('Missing: the case, and front, back or selfie.');
  }
  const params = { case: named, picture: which };
  return writeShown(desk, request, readPicture, params, `case-${named}-${which}`);
}

/** `office slip <reference> --into <folder>`: the same of what a member sent with a deposit. */
export async function showSlip(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, reference] = request.words;
  if (reference === undefined) throw new StartError('Missing: the reference of the deposit.');
  return writeShown(desk, request, readSlip, { reference }, `slip-${reference}`);
}

async function writeShown(
  desk: OpenDesk,
  request: Request,
  act: AnyAct,
  params: Readonly<Record<string, string>>,
  file: string,
): Promise<OfficeAnswer> {
  const { into } = request.options;
  if (into === undefined) throw new StartError('Missing: --into.');
  // What is read and cannot be written was read for nothing.
  await requireFolder('--into', into);
  const { value } = await orderFor(desk, request, act, params, () => '');
  const { shownOnce = '' } = value as { readonly shownOnce?: string };
  const path = join(into, `${file}.jpg`);
  await writeFile(path, Buffer.from(shownOnce, 'base64'), { mode: 0o600 });
  return { text: `${path}\n`, value: { path } };
}
