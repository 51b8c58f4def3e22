import { encode } from 'uqr';
import { expect, it } from 'vitest';

import { strokesOf, type Modules } from './strokes.ts';

/** What a drawing paints, square by square. */
function painted(way: string, size: number): Modules {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', width = ''] of way.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

it('draws neighbours as one stroke', () => {
  expect(
    strokesOf([
      [true, true, false, true],
      [false, false, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 1h2v1h-2z');
});

it.each(['https://example.com/r/marisol88', '٣٤٥', 'x'.repeat(400)])(
  'paints every square of a code and no other: %s',
  (text) => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    expect(painted(strokesOf(data), size)).toEqual(data);
  },
);
