import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';

const sheets = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });
const folders = [...new Set(Object.keys(sheets).map((path) => path.split('/')[1] ?? ''))];

it.each(folders)('speaks %s by its folder, and says all that its sheets say', async (code) => {
  const said = { ...(await catalogues(code, 'rest')), ...(await catalogues(code, 'early')) };
  const own = Object.entries(sheets).filter(([path]) => path.startsWith(`./${code}/`));
  expect(own.length).toBeGreaterThan(5);
  expect(said).toEqual(Object.assign({}, ...own.map(([, texts]) => texts)));
});

it('speaks no language that has no folder', () => {
  expect(catalogues('XX', 'early')).toBeUndefined();
});

/** What stands in a text for something else, and names that are written alike everywhere. */
const others = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|iOS 12\.4/g;

it('writes Arabic with the digits that its dates and sums are written with', () => {
  const arabic = Object.entries(sheets).filter(([path]) => path.startsWith('./AR/'));
  const foreign = arabic.flatMap(([, texts]) =>
    Object.entries(texts).filter(([, text]) => /[0-9%]/.test(String(text).replaceAll(others, ''))),
  );
  expect(arabic.length).toBeGreaterThan(5);
  expect(foreign).toEqual([]);
});
