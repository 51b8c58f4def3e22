import { rm } from 'node:fs/promises';
import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';
import { folder, shots } from './sheets/pictures.ts';
import { writeSheets } from './sheets/sheets.ts';

async function run(count: number, say: (line: string) => void): Promise<void> {
  const only = process.env['LIVERY_SHEETS'];
  if (only === undefined) await rm(shots, { recursive: true, force: true });
  runJourneys('sheets', count, only);
  say(`${await writeSheets()} sheets in ${folder}`);
}

export const long: Long = {
  about:
    'a picture of every page in four brands, both modes and Arabic, for a visitor and a member, and of home at other sizes, side by side for a person to look at; LIVERY_SHEETS="noir: a member" is a part of it',
  count: 1,
  run,
};
