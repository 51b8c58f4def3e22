import { beforeAll, expect, it } from 'vitest';
import { provideRoutes } from '#kernel/routing/table.ts';
import { writtenPages } from '../testing/written-pages.ts';
import { routes } from './list.ts';

beforeAll(() => provideRoutes(routes));

it('tells the contract of every page; `pnpm run routes` does it', async () => {
  const file = '../../../contract/src/generated/pages.ts';
  await expect(writtenPages(routes)).toMatchFileSnapshot(file);
});

it('finds every route by its file alone', () => {
  expect(routes).toHaveLength(Object.keys(import.meta.glob('../**/route.tsx')).length);
});
