import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isInPixels, openPixels, pixelsOf } from './pixels.ts';
import { StartError } from '../start-error.ts';

/** Covers, vendors’ marks and banners: files that were drawn before the gateway started. */
export interface Pictures {
  /** Where a picture is: one of ours by its name, any other by its own address. */
  addressOf(picture: string): string;
  /** The file of `covers/moon-orchard`, below the folder. */
  fileOf(name: string): string | undefined;
  readonly folder: string | undefined;
  /** What a file draws, in pixels. */
  inPixels(file: string): Promise<Buffer>;
}

const list = Compile(Type.Object({ files: Type.Record(Type.String(), Type.String()) }));
const OURS = /^art:((covers|vendors|banners)\/[\w-]+)$/;

/** Reads the list that lies in the folder; without a folder there are none of ours. */
export function openPictures(folder: string | undefined): Pictures {
  const files = folder === undefined ? new Map<string, string>() : readList(folder);
  return {
    folder,
    inPixels: openPixels(folder ?? ''),
    fileOf: (name) => files.get(name),
    addressOf: (picture) => {
      const [, name, kind = ''] = OURS.exec(picture) ?? [];
      if (name === undefined) return picture;
      const file = files.get(name) ?? `${name}.svg`;
      return `/img/${isInPixels(kind) ? pixelsOf(file) : file}`;
    },
  };
}

function readList(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, 'pictures.json');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartError(`${path} cannot be read. LIVERY_PICTURES names the folder of pictures.`);
  }
  if (!list.Check(value)) throw new StartError(`${path} is no list of pictures.`);
  return new Map(Object.entries(value.files));
}
