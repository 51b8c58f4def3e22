import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSheets, type ContactSheet } from '../contact-sheet.ts';
import { folder, shots } from './pictures.ts';

const isSize = (who: string): boolean => /^\d+x\d+$/.test(who);

function ratioOf(who: string): number {
  const [width = 390, height = 844] = isSize(who) ? who.split('x').map(Number) : [];
  return height / width;
}

function sheetOf(file: string): string {
  const [code, who = '', look] = file.split('.');
  return isSize(who) ? `${code}-sizes` : `${code}-${who}-${look}`;
}

/** A sheet for each brand, look and person, and one for the sizes of each brand. */
export async function writeSheets(): Promise<number> {
  const files = (await readdir(shots)).filter((file) => file.endsWith('.jpg')).toSorted();
  const sheets = [...Map.groupBy(files, sheetOf)].map(([title, all]): ContactSheet => ({
    path: join(folder, `${title}.jpg`),
    across: 7,
    figures: all.map((file) => {
      const [, who = '', look, , page = ''] = file.split('.');
      return {
        file: join(shots, file),
        caption: `${page} ${isSize(who) ? `${who} ${look}` : ''}`,
        ratio: ratioOf(who),
      };
    }),
  }));
  await drawSheets(sheets);
  return sheets.length;
}
