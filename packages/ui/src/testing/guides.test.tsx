import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ToastProvider } from '../feedback/toast/index.ts';
import { IconSetProvider } from '../foundations/icon/index.ts';
import { duotone } from '../foundations/icon/sets/duotone.ts';
import { LabelsProvider } from '../foundations/labels/index.ts';
import type { Guide } from './guide.ts';
import { words } from './words.ts';

const source = join(import.meta.dirname, '..');
const guides = import.meta.glob<{ guide: Guide }>('../*/*/*.guide.tsx', { eager: true });

const folders = globSync('*/*/index.ts', { cwd: source })
  .toSorted()
  .map((index) => index.split('/').slice(0, 2).join('/'))
  // Tokens and mixins are no components; the tokens have pages of their own.
  .filter((folder) => folder !== 'foundations/theme' && folder !== 'foundations/manners');
const names = new Set(folders.map((folder) => folder.split('/')[1] ?? ''));

const guideIn = (folder: string): Guide | undefined =>
  guides[`../${folder}/${folder.split('/')[1]}.guide.tsx`]?.guide;

/** Names of stories, as files export them. */
const storiesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/*.stories.tsx`, { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );

/** A sentence, however short. */
const isSaid = (text: string): boolean => /^\S.{4,}[.?]$/.test(text);

it('has no guide that stands beside no component', () => {
  expect(Object.keys(guides)).toHaveLength(folders.length);
});

describe.each(folders)('%s', (folder) => {
  const guide = guideIn(folder);

  it('has a guide that says what it is, when it is right and when it is not', () => {
    expect(guide?.is).toSatisfy(isSaid);
    expect(guide?.when.length).toBeGreaterThan(0);
    expect(guide?.whenNot.length).toBeGreaterThan(0);
    expect([...(guide?.when ?? []), ...(guide?.whenNot ?? []).map((one) => one.case)]).toSatisfy(
      (all: string[]) => all.every(isSaid),
    );
  });

  it('leads to other components, and to some that there are', () => {
    const led = (guide?.whenNot ?? []).flatMap(({ use }) => use ?? []);
    expect(led.filter((name) => !names.has(name))).toEqual([]);
    expect(led).not.toContain(folder.split('/')[1]);
  });

  it('names its parts, on a story that there is', () => {
    expect(guide?.anatomy.length).toBeGreaterThan(0);
    const shown = guide?.story === undefined ? [] : [guide.story];
    expect(storiesIn(folder)).toEqual(expect.arrayContaining(shown));
  });

  it('draws what is right beside what is not', () => {
    expect(guide?.pairs.length).toBeGreaterThan(0);
    for (const drawing of (guide?.pairs ?? []).flatMap(({ good, bad }) => [good, bad])) {
      expect(drawing.caption).toSatisfy(isSaid);
      const drawn = renderToString(
        <IconSetProvider set={duotone}>
          <LabelsProvider labels={words}>
            <ToastProvider label="Notices">
              <div>{drawing.shows}</div>
            </ToastProvider>
          </LabelsProvider>
        </IconSetProvider>,
      );
      expect(drawn).not.toContain('<div></div>');
    }
  });
});
