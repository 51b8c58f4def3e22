import { expect, it } from 'vitest';
import { falseHooks, namesakes, participles } from './names.ts';
import { readTree, type Tree } from './tree.ts';

const real = readTree();

const only = (path: string, text: string): Tree => new Map([[path, text]]);

it('calls nothing a hook that is none', () => {
  expect(falseHooks(real)).toEqual([]);
  const made = 'packages/gateway/src/made.ts';
  expect(falseHooks(only(made, 'export function useCode() {}'))).toEqual([`${made}: useCode`]);
  const part = 'packages/app/src/made.ts';
  expect(falseHooks(only(part, 'export const useCode = () => 1;'))).toEqual([`${part}: useCode`]);
  expect(falseHooks(only(part, 'export const useCode = () => useState(1);'))).toEqual([]);
  expect(falseHooks(only(part, 'export const useCode = () => useState<Code>();'))).toEqual([]);
});

it('names types by what a thing is, not by what was done to it', () => {
  expect(participles(real)).toEqual([]);
  const path = 'packages/cli/src/made.ts';
  expect(participles(only(path, 'export type Told = 1;'))).toEqual([`${path}: Told`]);
  expect(participles(only(path, 'export interface Happened {}'))).toEqual([`${path}: Happened`]);
  expect(participles(only(path, 'export interface LoadedMerchant {}'))).toEqual([]);
});

it('gives two things of a package two names', () => {
  expect(namesakes(real)).toEqual([]);
  const twice = new Map([
    ['packages/cli/src/one.ts', 'export interface Deal {}'],
    ['packages/cli/src/other.ts', 'export const Deal = 1;'],
  ]);
  expect(namesakes(twice)).toEqual([
    'cli: Deal in packages/cli/src/one.ts and packages/cli/src/other.ts',
  ]);
});
