import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Beside the real house, so that names lead to the same packages. */
const copy = join(root, 'dist/house-with-a-new-route');

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const folder = 'packages/app/src/chapters/site/screens/made-up';

/** What CONTRIBUTING asks of whoever adds a page: its folder, and a sheet of words. */
beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of ['packages/app', 'packages/contract/src/generated', 'tsconfig.base.json'])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  symlinkSync(
    join(root, 'packages/app/node_modules'),
    join(copy, 'packages/app/node_modules'),
    'dir',
  );
  put(`${folder}/page.tsx`, 'export const MadeUpPage = () => <p>Here it is.</p>;\n');
  put(`${folder}/skeleton.tsx`, 'export const MadeUpSkeleton = () => <p>Nearly there.</p>;\n');
  put(
    `${folder}/route.tsx`,
    `import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly madeUp: { readonly id: string };
  }
}

export const route = defineRoute({
  name: 'madeUp',
  place: { path: '/m/made-up/:id' },
  guard: 'member',
  layout: { bar: 'title', footer: true },
  title: 'title.madeUp',
  menu: { order: 9, icon: 'gift', label: 'title.madeUp' },
  load: async () => (await import('./page.tsx')).MadeUpPage,
  skeleton: async () => (await import('./skeleton.tsx')).MadeUpSkeleton,
});
`,
  );
  put(
    'packages/app/tsconfig.json',
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['vite/client'],
      },
      // Without the other routes, whose names the rest of the app asks for: only the links are looked at.
      files: [
        'src/globals.d.ts',
        'src/chapters/site/screens/made-up/route.tsx',
        'src/routes/links.ts',
      ],
    }),
  );
  for (const code of ['EN', 'AR', 'TY'])
    put(`packages/app/src/texts/${code}/made-up.json`, '{ "title.madeUp": "Made up" }\n');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('is known to the router, the menu and the platform by its folder', () => {
  put(
    'packages/app/src/routes/made-up.test.ts',
    `import { expect, it } from 'vitest';
import { pathTo } from '#kernel/routing/path-to.ts';
import { menu, provideRoutes, routeAt } from '#kernel/routing/table.ts';
import { catalogues } from '../texts/catalogues.ts';
import { routes } from './list.ts';

it('is there, and says what it is called', async () => {
  provideRoutes(routes);
  expect(routeAt('/m/made-up/7')?.route.title).toBe('title.madeUp');
  expect(pathTo('madeUp', { id: '7' })).toBe('/m/made-up/7');
  expect(menu().at(-1)?.route.name).toBe('madeUp');
  expect(await catalogues('EN', 'early')).toMatchObject({ 'title.madeUp': 'Made up' });
});
`,
  );
  const tests = ['routes/made-up.test.ts', 'routes/pages.test.ts'];
  const { status, said } = run('vitest', 'run', '--root', 'packages/app', ...tests, '-u');
  expect(said).toContain('3 passed');
  expect(status).toBe(0);
  expect(readFileSync(join(copy, 'packages/contract/src/generated/pages.ts'), 'utf8')).toContain(
    "'/m/made-up/:id'",
  );
});

it('touches at most six places outside of its folder: the sheets of texts, and the list that is written', () => {
  const made = new Set(['packages/app/tsconfig.json', 'packages/app/src/routes/made-up.test.ts']);
  const touched = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(folder) && !made.has(path))
    .filter((path) => {
      const real = join(root, path);
      return !existsSync(real) || !readFileSync(real).equals(readFileSync(join(copy, path)));
    });
  expect(touched.toSorted()).toEqual([
    'packages/app/src/texts/AR/made-up.json',
    'packages/app/src/texts/EN/made-up.json',
    'packages/app/src/texts/TY/made-up.json',
    'packages/contract/src/generated/pages.ts',
  ]);
  expect(touched.length).toBeLessThanOrEqual(6);
});

it('can be linked to with its parameters, and not without', () => {
  put(
    'packages/app/src/routes/links.ts',
    `import { pathTo } from '#kernel/routing/path-to.ts';
export const right = pathTo('madeUp', { id: '7' });
export const wrong = pathTo('madeUp', { it: '7' });
export const nowhere = pathTo('neverMade');
`,
  );
  const { said } = run('tsc', '-p', 'packages/app');
  const faults = said.split('\n').filter((line) => line.includes('links.ts('));
  expect(faults.map((line) => /routes\/([\w.-]+)\((\d+)/.exec(line)?.slice(1).join(':'))).toEqual([
    'links.ts:3',
    'links.ts:4',
  ]);
});
