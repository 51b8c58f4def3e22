import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';

const sheets = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });
const folders = [...new Set(Object.keys(sheets).map((path) => path.split('/')[1] ?? ''))];

it('speaks each language that has a folder, and all that its sheets say', async () => {
  expect(Object.keys(catalogues).toSorted()).toEqual(folders.toSorted());
  for (const [code, { early, rest }] of Object.entries(catalogues)) {
    const said = { ...(await rest()), ...(await early()) };
    const own = Object.entries(sheets).filter(([path]) => path.startsWith(`./${code}/`));
    expect(own.length).toBeGreaterThan(5);
    expect(said).toEqual(Object.assign({}, ...own.map(([, texts]) => texts)));
  }
});
