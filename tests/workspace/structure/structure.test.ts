import { describe, expect, it } from 'vitest';
import { circlesOfFiles, circlesOfFolders } from './cycles.ts';
import { importsIn } from './imports.ts';
import {
  asideways,
  crowds,
  intoTesting,
  MANY_ENTRIES,
  MOST_CROWDS,
  MOST_ENTRIES,
  offShelf,
  pastDoors,
  pastExports,
  statesOfModules,
  strayPaths,
  upwards,
} from './rules.ts';
import { isSource, readTree, type Tree } from './tree.ts';

const real = readTree();
const imports = importsIn(real, isSource);
/** Tests and stories among them. */
const everything = importsIn(real, () => true);

describe('the house as it stands', () => {
  it('is seen: files of every package, and what they import', () => {
    const seen = new Set(imports.map(({ from }) => from.split('/')[1]));
    expect([...seen]).toEqual(
      expect.arrayContaining(['app', 'cli', 'contract', 'gateway', 'themes', 'ui', 'web']),
    );
    expect(imports.length).toBeGreaterThan(3000);
  });

  it('has no files that import each other in a circle, types among them', () => {
    expect(circlesOfFiles(imports)).toEqual([]);
  });

  it('has no folders that import each other in a circle', () => {
    expect(circlesOfFolders(imports)).toEqual([]);
  });

  it('enters every chapter by its door', () => {
    expect(pastDoors(everything)).toEqual([]);
  });

  it('imports downwards only', () => {
    expect(upwards(imports)).toEqual([]);
  });

  it('has no chapter ask another, but where the gateway lists it', () => {
    expect(asideways(imports)).toEqual([]);
  });

  it('runs nothing that only tests load', () => {
    expect(intoTesting(everything)).toEqual([]);
  });

  it('enters every package by what it exports', () => {
    expect(pastExports(real, everything)).toEqual([]);
  });

  it('keeps nothing in modules that several faces share', () => {
    expect(statesOfModules(real)).toEqual([]);
  });

  it('has each component stand on its own shelf and those before it', () => {
    expect(offShelf(imports)).toEqual([]);
  });

  it(`has no folder of source with more than ${MOST_ENTRIES} entries`, () => {
    expect(crowds(real, MOST_ENTRIES)).toEqual([]);
  });

  it(`has at most ${MOST_CROWDS} folders that are nearly full`, () => {
    expect(crowds(real, MANY_ENTRIES).length).toBeLessThanOrEqual(MOST_CROWDS);
  });

  it('knows every address of the app in one place', () => {
    expect(strayPaths(real, isSource)).toEqual([]);
  });
});

/** What the packages call themselves, with nothing in them but these files. */
const withFiles = (files: Readonly<Record<string, string>>): Tree =>
  new Map(
    [...real].filter(([path]) => path.endsWith('package.json')).concat(Object.entries(files)),
  );

const load = (target: string): string => `export * from '${target}';\n`;
const loadType = (target: string): string => `import type { It } from '${target}';\n`;

/** A folder so many levels below another. */
const deep = (depth: number): string =>
  Array.from({ length: depth }, (_, at) => `level-${at + 1}`).join('/');

const up = (depth: number): string => '../'.repeat(depth);

describe.each([1, 3, 5])('a rule that is broken %i levels deep', (depth) => {
  const nowhere = `packages/themes/src/made-up/${deep(depth)}`;

  it.each([
    ['values', load],
    ['types', loadType],
  ])('shows files that import each other’s %s', (_, write) => {
    const tree = withFiles({
      [`${nowhere}/one.ts`]: load(`${up(depth)}other.ts`),
      'packages/themes/src/made-up/other.ts': write(`./${deep(depth)}/one.ts`),
    });
    expect(circlesOfFiles(importsIn(tree, isSource)).join()).toContain(`${nowhere}/one.ts`);
  });

  it.each([
    ['values', load],
    ['types', loadType],
  ])('shows folders that import each other’s %s', (_, write) => {
    const tree = withFiles({
      [`${nowhere}/left/a.ts`]: load('../right/a.ts'),
      [`${nowhere}/right/a.ts`]: '',
      [`${nowhere}/right/b.ts`]: write('../left/b.ts'),
      [`${nowhere}/left/b.ts`]: '',
    });
    const added = importsIn(tree, isSource);
    expect(circlesOfFiles(added).join()).not.toContain('made-up');
    expect(circlesOfFolders(added).join()).toContain(`${nowhere}: left ↔ right`);
  });

  it.each(['let open = 0;', "export const missed = signal('');", 'const client = createIt({});'])(
    'shows what a module of the shared ground keeps: %s',
    (line) => {
      const path = `packages/web/src/${deep(depth)}/broken.ts`;
      const tree = withFiles({ [path]: `import { x } from './x.ts';\n\n${line}\n` });
      expect(statesOfModules(tree).join()).toContain(path);
    },
  );

  it.each(['app/src/chapters', 'gateway/src/chapters', 'contract/src'])(
    'shows an import past a door of %s, by whatever name it goes',
    (place) => {
      const from = `packages/${place}/lobby/${deep(depth)}/broken.ts`;
      const tree = withFiles({
        [`packages/${place}/cashier/${deep(depth)}/inside.ts`]: '',
        [`packages/${place}/cashier/index.ts`]: '',
        [from]: load(`${up(depth + 1)}cashier/${deep(depth)}/inside.ts`),
        [`packages/${place}/lobby/${deep(depth)}/lazy.ts`]: `void import('${up(depth + 1)}cashier/${deep(depth)}/inside.ts');`,
        [`packages/${place}/lobby/${deep(depth)}/fine.ts`]: load(
          `${up(depth + 1)}cashier/index.ts`,
        ),
      });
      const found = pastDoors(importsIn(tree, () => true));
      expect(found).toHaveLength(2);
      expect(found.join()).toContain(from);
      expect(found.join()).not.toContain('fine.ts');
    },
  );

  it('lets a test ask what another chapter has for tests, and neither a source nor past that', () => {
    const place = 'packages/gateway/src/chapters';
    const [harness, inside] = [`${place}/care/testing/made.ts`, `${place}/care/limits/made.ts`];
    const tree = withFiles({
      [harness]: '',
      [inside]: '',
      [`${place}/cashier/testing/fine.ts`]: load('../../care/testing/made.ts'),
      [`${place}/cashier/testing/broken.ts`]: load('../../care/limits/made.ts'),
      [`${place}/cashier/broken.ts`]: load('../care/testing/made.ts'),
    });
    const found = pastDoors(importsIn(tree, () => true));
    expect(found).toEqual([
      `${place}/cashier/testing/broken.ts → ${inside}`,
      `${place}/cashier/broken.ts → ${harness}`,
    ]);
  });

  it.each(['gateway/src/kernel', 'gateway/src/http', 'app/src/kernel'])(
    'shows that %s knows a chapter',
    (place) => {
      const from = `packages/${place}/${deep(depth)}/broken.ts`;
      const chapter = `packages/${place.split('/')[0]}/src/chapters/lobby/index.ts`;
      const tree = withFiles({
        [chapter]: '',
        [from]: loadType(`${up(depth + 1)}chapters/lobby/index.ts`),
      });
      expect(upwards(importsIn(tree, isSource))).toEqual([`${from} → ${chapter}`]);
    },
  );

  it('shows a package that imports one above it, by its name', () => {
    const from = `packages/gateway/src/${deep(depth)}/broken.ts`;
    const tree = withFiles({
      [from]: load('@livery/themes'),
      'packages/themes/src/index.ts': '',
    });
    expect(upwards(importsIn(tree, isSource))).toEqual([`${from} → packages/themes/src/index.ts`]);
  });

  it.each(['web', 'merchants', 'build'])('shows that %s imports a face or a chapter', (name) => {
    const from = `packages/${name}/src/${deep(depth)}/broken.ts`;
    const above = [
      'packages/app/src/kernel/made-up.ts',
      'packages/cli/src/made-up.ts',
      'packages/gateway/src/chapters/lobby/index.ts',
    ];
    const lines = above.map((to) => load(up(depth + 2) + to.replace('packages/', '')));
    const tree = withFiles({
      [from]: lines.join(''),
      ...Object.fromEntries(above.map((to) => [to, ''])),
    });
    expect(upwards(importsIn(tree, isSource))).toEqual(above.map((to) => `${from} → ${to}`));
  });

  it('shows a new package that imports one of ours, by its name or by a path', () => {
    const from = `packages/made-up/src/${deep(depth)}/broken.ts`;
    const to = 'packages/gateway/src/kernel/made-up.ts';
    const tree = withFiles({
      [from]: load('@livery/contract/client'),
      [`packages/made-up/src/${deep(depth)}/past.ts`]: load(
        `${up(depth + 2)}gateway/src/kernel/made-up.ts`,
      ),
      'packages/contract/src/client.ts': '',
      [to]: '',
    });
    const found = importsIn(tree, isSource);
    expect(upwards(found).join()).toContain(from);
    expect(upwards(found)).toHaveLength(2);
  });

  it.each(['games', 'demo'])('shows that %s enters the gateway past what it exports', (name) => {
    const from = `packages/${name}/src/${deep(depth)}/broken.ts`;
    const to = 'packages/gateway/src/kernel/made-up.ts';
    const tree = withFiles({
      [from]: loadType(`${up(depth + 2)}gateway/src/kernel/made-up.ts`),
      [`packages/${name}/src/${deep(depth)}/fine.ts`]: load('@livery/gateway/extras'),
      'packages/gateway/src/extras/index.ts': '',
      [to]: '',
    });
    expect(pastExports(tree, importsIn(tree, isSource))).toEqual([`${from} → ${to}`]);
  });

  it.each([
    ['app', 'care'],
    ['gateway', 'care'],
  ])('shows a chapter of %s that asks another one by its door', (face, chapter) => {
    const from = `packages/${face}/src/chapters/${chapter}/${deep(depth)}/broken.ts`;
    const to = `packages/${face}/src/chapters/cashier/index.ts`;
    const tree = withFiles({ [from]: load(`${up(depth + 1)}cashier/index.ts`), [to]: '' });
    expect(asideways(importsIn(tree, isSource))).toEqual([`${from} → ${to}`]);
  });

  it('shows what is run that only tests load', () => {
    const from = `packages/gateway/src/${deep(depth)}/broken.ts`;
    const to = 'packages/gateway/src/testing/made-up.ts';
    const tree = withFiles({ [from]: load(`${up(depth)}testing/made-up.ts`), [to]: '' });
    expect(intoTesting(importsIn(tree, () => true))).toEqual([`${from} → ${to}`]);
  });

  it('shows a component that takes something from a shelf after its own', () => {
    const from = `packages/ui/src/forms/${deep(depth)}/broken.tsx`;
    const to = 'packages/ui/src/chat/made-up/index.ts';
    const tree = withFiles({ [from]: load(`${up(depth + 1)}chat/made-up/index.ts`), [to]: '' });
    expect(offShelf(importsIn(tree, isSource))).toEqual([`${from} → ${to}`]);
  });

  it('lets texts have a folder for each language', () => {
    const files = Array.from({ length: 40 }, (_, at) => [`${nowhere}/texts/L${at}/lobby.json`, '']);
    expect(crowds(withFiles(Object.fromEntries(files)), MOST_ENTRIES)).toEqual([]);
  });

  it('shows an address with a hole in it', () => {
    const path = `packages/app/src/chapters/lobby/${deep(depth)}/broken.ts`;
    const text = 'go(`/m/promotion/${id}?a=b`)';
    expect(strayPaths(withFiles({ [path]: text }), isSource)).toEqual([
      `${path}: /m/promotion/\${id}`,
    ]);
  });

  it('shows a crowded folder', () => {
    const files = Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => [
      `${nowhere}/file-${at}.ts`,
      '',
    ]);
    expect(crowds(withFiles(Object.fromEntries(files)), MOST_ENTRIES)).toEqual([
      `${nowhere}: 26 entries`,
    ]);
  });

  it('shows a second place that knows an address', () => {
    const path = `packages/app/src/chapters/lobby/${deep(depth)}/broken.ts`;
    expect(strayPaths(withFiles({ [path]: `go('/m/somewhere?a=b')` }), isSource)).toContain(
      `${path}: /m/somewhere`,
    );
  });
});

it('shows an address with two routes', () => {
  const one = 'packages/app/src/pages/one/route.tsx';
  const other = 'packages/app/src/chapters/lobby/screens/other/route.tsx';
  const text = `export const route = { path: '/m/made-up' };`;
  expect(strayPaths(withFiles({ [one]: text, [other]: text }), isSource)).toContain(
    `/m/made-up: ${one} and ${other}`,
  );
});

it('resolves names of package.json, stars and globs among them', () => {
  const tree = new Map([
    ...real,
    ['packages/app/src/pages/made-up/route.tsx', ''],
    [
      'packages/app/src/routes/all.ts',
      `import.meta.glob(['../none/*.ts', '../pages/*/route.tsx'], { eager: true });`,
    ],
    ['packages/app/src/made-up.ts', load('@livery/ui/button')],
  ]);
  const made = importsIn(tree, isSource).map(({ from, to }) => `${from} → ${to}`);
  expect(made).toContain(
    'packages/app/src/routes/all.ts → packages/app/src/pages/made-up/route.tsx',
  );
  expect(
    made.some((one) => /^packages\/app\/src\/made-up\.ts → .*\/button\/index\.ts$/.test(one)),
  ).toBe(true);
});
