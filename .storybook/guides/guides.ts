import type { Guide } from '../../packages/ui/src/testing/guide.ts';

const shelves = '../../packages/ui/src/';
const guides = import.meta.glob<{ guide: Guide }>('../../packages/ui/src/*/*/*.guide.tsx');
const snapshots = import.meta.glob<string>('../../packages/ui/src/testing/api/*.txt', {
  query: '?raw',
  import: 'default',
});

/** `button`, from `./packages/ui/src/actions/button/button.stories.tsx`. */
export const folderOf = (file: string): string | undefined =>
  /packages\/ui\/src\/[\w-]+\/([\w-]+)\/[\w-]+\.stories\.tsx$/.exec(file)?.[1];

/** What its folder says of a component; null where it is none, or nobody wrote it yet. */
export async function guideOf(folder: string): Promise<Guide | null> {
  const found = Object.entries(guides).find(
    ([file]) => file.startsWith(shelves) && file.endsWith(`/${folder}/${folder}.guide.tsx`),
  );
  return (await found?.[1]())?.guide ?? null;
}

/** The props of a folder's components, as the snapshot has them. */
export const snapshotOf = async (folder: string): Promise<string> =>
  (await snapshots[`${shelves}testing/api/${folder}.txt`]?.()) ?? '';
