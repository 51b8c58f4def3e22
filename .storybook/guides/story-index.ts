import { folderOf } from './guides.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly importPath: string;
}

export interface Place {
  readonly id: string;
  readonly name: string;
}

async function read(): Promise<ReadonlyMap<string, Place>> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  const places = new Map<string, Place>();
  for (const { id, title, type, importPath } of Object.values(entries)) {
    const folder = folderOf(importPath);
    if (type !== 'docs' || folder === undefined) continue;
    // A folder with two pages is known by the one that bears its name.
    if (!places.has(folder) || importPath.endsWith(`/${folder}.stories.tsx`))
      places.set(folder, { id, name: title.split('/').at(-1) ?? title });
  }
  return places;
}

let reading: Promise<ReadonlyMap<string, Place>> | undefined;

/** The page of a component, by the folder that this stands in. */
export const placeOf = async (folder: string): Promise<Place | undefined> =>
  (await (reading ??= read())).get(folder);
