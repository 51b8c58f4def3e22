import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSheets, type ContactSheet } from '../contact-sheet.ts';
import { fileOf, folder, pictureIn, type Picture } from './pictures.ts';

/** So many stand beside each other, and so many on a sheet. */
const [across, most] = [6, 12] as const;

/** A sheet holds one screen of one brand in one look. */
const titleOf = ({ code, theme, language, state }: Picture): string =>
  `${code}-${state.split('-')[0]}-${theme}-${language}`;

/** Puts the pictures that are there on sheets, and says how many it made. */
export async function writeSheets(): Promise<number> {
  const pictures = (await readdir(folder)).toSorted().flatMap((file) => pictureIn(file) ?? []);
  const sheets: ContactSheet[] = [];
  for (const [title, all] of Map.groupBy(pictures, titleOf))
    for (let from = 0; from < all.length; from += most)
      sheets.push({
        path: join(folder, `${title}-${from / most + 1}.png`),
        across,
        figures: all
          .slice(from, from + most)
          .map((picture) => ({ file: join(folder, fileOf(picture)), caption: picture.state })),
      });
  await drawSheets(sheets);
  return sheets.length;
}
