import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../packages');

/** Of the app and of the ground that it stands on. */
const sources = async (): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for await (const file of glob('{app,web}/src/**/*.{ts,tsx}', { cwd: root }))
    if (!/(^\w+\/src\/testing|\.test(-d)?\.tsx?$)/.test(file))
      found.set(file, readFileSync(join(root, file), 'utf8'));
  return found;
};

/** Files in which something stands. */
const filesWith = async (what: RegExp): Promise<readonly string[]> =>
  [...(await sources())].filter(([, text]) => what.test(text)).map(([file]) => file);

it.each(['react-router-dom', 'i18next', '@tanstack/react-query'])(
  'builds the app on %s, which is used there',
  async (name) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'app/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies)).toContain(name);
    const files = await filesWith(new RegExp(`from '${name}'`));
    expect(files.filter((file) => file.startsWith('app/'))).not.toEqual([]);
  },
);

it('takes the way to another page from the library, in every file', async () => {
  for (const hook of ['useNavigate', 'useLocation', 'useSearchParams', 'matchPath'])
    for (const file of await filesWith(new RegExp(`\\b${hook}\\(`)))
      expect((await sources()).get(file), `${hook} in ${file}`).toMatch(
        new RegExp(`import \\{[^}]*\\b${hook}\\b[^}]*\\} from 'react-router-dom'`),
      );
});

it('leaves the history of the browser, what a path matches and what a text says to the libraries', async () => {
  expect(await filesWith(/\.pushState\(/)).toEqual([]);
  // A log-in by another house comes back with a code in the address, which is taken out before anything else is there.
  expect(await filesWith(/\.replaceState\(/)).toEqual(['app/src/chapters/door/social/journey.ts']);
  expect(await filesWith(/\\\{\\\{/)).toEqual([]);
});
