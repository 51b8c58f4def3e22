import { expect, it } from 'vitest';
import { forgetImports, importsSoFar } from './forget-imports.ts';

it('leaves nothing of what was imported before', () => {
  expect(importsSoFar().some(({ size }) => size > 0)).toBe(true);
  forgetImports();
  expect(importsSoFar().every(({ size }) => size === 0)).toBe(true);
});
