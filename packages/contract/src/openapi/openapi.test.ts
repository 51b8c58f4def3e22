import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { openApiDocument } from './document.ts';
import { DOCUMENT, documentText } from './file.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
  }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const { paths, servers, components } = openApiDocument();
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
  for (const { path, parameters } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = parameters.filter((one) => one.in === 'path');
    expect([path, named.map(({ name }) => name)]).toEqual([path, inPath]);
    expect(named.every(({ required }) => required === true)).toBe(true);
  }
});

it('promises planned operations nothing but a refusal', () => {
  const planned = operations.filter(({ responses }) => !('200' in responses));
  expect(planned.length).toBeGreaterThan(0);
  for (const { responses } of planned) expect(Object.keys(responses)).toContain('501');
});

it('says of every operation what it must be called with, and of a public one that it is nothing', () => {
  const schemes = Object.keys(components.securitySchemes);
  for (const { operationId, security } of operations) {
    const { caller } = endpoints[operationId as keyof typeof endpoints];
    const named = security.flatMap((one) => Object.keys(one));
    expect([operationId, named]).toEqual([operationId, caller === 'public' ? [] : schemes]);
  }
});

it('has no two paths that differ in the names of their parameters alone', () => {
  const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted());
});

it('says where it is served, with a value for everything it leaves open', () => {
  expect(servers.length).toBeGreaterThan(0);
  for (const { url, variables } of servers) {
    const open = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(variables)).toEqual(open);
    const filled = url.replaceAll(
      /\{(\w+)\}/g,
      (_, name: keyof typeof variables) => variables[name].default,
    );
    expect(URL.canParse(filled)).toBe(true);
  }
});

it('names in every reference something that is there', () => {
  const whole = openApiDocument();
  const named = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, to = '']) => to,
  );
  expect(named.length).toBeGreaterThan(0);
  for (const to of new Set(named)) {
    const found = to
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key],
        whole,
      );
    expect([to, found !== undefined]).toEqual([to, true]);
  }
});
