import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../../packages');

/**
 * What stands beside anything at all, or anything beside an element of some name: browsers
 * keep book of classes, attributes and ids, and look at all that follows for the rest.
 */
const unkept = [/(?:^|[\s,(>])(?:\*|:not\([^)]*\))\s*[+~]/, /(?:^|[\s,(>])[a-z]\w*\s*[+~]\s*\*/];

const isSlow = (selector: string): boolean => unkept.some((one) => one.test(selector));

it('knows a selector that makes a browser look at everything', () => {
  expect(
    ['& > * + *', ':not(img) + * > &', 'button + * > &', ':not([data-a]) ~ &'].filter(isSlow),
  ).toHaveLength(4);
  expect(
    ['& + &', '[data-plated] + * > &', 'li + li > &', '& > :not(:first-child)'].filter(isSlow),
  ).toEqual([]);
});

it('finds no style that looks at all that stands beside something', () => {
  const files = globSync('{app,ui}/src/**/*.css.ts', { cwd: packages });
  expect(files.length).toBeGreaterThan(100);
  const slow = files.flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
      .map(([, plain = '', made = '']) => plain || made)
      .filter(isSlow)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(slow).toEqual([]);
});
