import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { openApiDocument } from './document.ts';
import { DOCUMENT, documentText } from './file.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly in?: string; readonly name?: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const { paths } = openApiDocument();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => Object.assign({ path, method }, one as Operation)),
);

it('is checked in as the contract says it; `pnpm openapi` writes it anew', () => {
  expect(readFileSync(DOCUMENT, 'utf8') === documentText()).toBe(true);
});

it('has every operation once, each in a chapter', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  );
  expect(operations.filter(({ tags }) => tags.includes('Other'))).toEqual([]);
});

it('names every parameter of a path, and no other', () => {
  // A planned operation has no schemas yet, so its parameters are still unnamed.
  for (const { path, parameters, responses } of operations) {
    if (!('200' in responses)) continue;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect([path, named]).toEqual([path, inPath]);
  }
});

it('promises planned operations nothing but a refusal', () => {
  const planned = operations.filter(({ responses }) => !('200' in responses));
  expect(planned.length).toBeGreaterThan(50);
  for (const { responses } of planned) expect(Object.keys(responses)).toContain('501');
});
