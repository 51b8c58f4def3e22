import { expect, it } from 'vitest';
import { noteRelease, takeRelease } from './release.ts';

it('loads a page anew once for each newer build, and never for its own', () => {
  noteRelease('one', 'one');
  expect(takeRelease()).toBe(false);
  noteRelease('two', 'one');
  expect([takeRelease(), takeRelease()]).toEqual([true, false]);
  noteRelease('three', 'one');
  expect(takeRelease()).toBe(true);
});

it('never does where the page does not know its own build', () => {
  noteRelease('two', undefined);
  expect(takeRelease()).toBe(false);
});
