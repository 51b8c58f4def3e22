import { expect, it } from 'vitest';

import { coveredPart, keptSize } from './crop.ts';

it('keeps what the stage shows of a picture', () => {
  expect(coveredPart(1600, 900, 4 / 3)).toEqual({ x: 200, y: 0, width: 1200, height: 900 });
  expect(coveredPart(900, 1600, 4 / 3)).toEqual({ x: 0, y: 462.5, width: 900, height: 675 });
  expect(coveredPart(400, 300, 4 / 3)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
});

it('makes large pictures smaller, and none larger', () => {
  const at = { x: 0, y: 0 };
  expect(keptSize({ ...at, width: 4096, height: 3072 })).toEqual({ width: 2048, height: 1536 });
  expect(keptSize({ ...at, width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
});
