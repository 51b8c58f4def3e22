import { beforeEach, expect, it } from 'vitest';
import { perTab } from '../store/storage.ts';
import { createRelease } from './release.ts';

beforeEach(() => perTab.clear());

it('loads a page anew once for each newer build, and never for its own', () => {
  const release = createRelease(perTab);
  release.note('one', 'one');
  expect(release.take()).toBe(false);
  release.note('two', 'one');
  expect([release.take(), release.take()]).toEqual([true, false]);
  release.note('three', 'one');
  expect(release.take()).toBe(true);
});

it('never does where the page does not know its own build', () => {
  const release = createRelease(perTab);
  release.note('two', undefined);
  expect(release.take()).toBe(false);
});
