import { expect, it } from 'vitest';

import { evenLines } from './even-lines.ts';

it.each([
  [[0, 8], 5, [0, 2, 4, 6, 8]],
  [[3, 97], 5, [0, 20, 40, 60, 80, 100]],
  [[-435, 1144], 5, [-500, 0, 500, 1000, 1500]],
  [[0, 1421], 2, [0, 1000, 2000]],
  [[0, 0.3], 3, [0, 0.1, 0.2, 0.3]],
  [[1_200_000, 1_900_000], 4, [1_200_000, 1_400_000, 1_600_000, 1_800_000, 2_000_000]],
] as const)(
  'lays lines a plain step apart around %s, about %i of them',
  (extent, count, values) => {
    expect(evenLines(extent, count)).toEqual({ from: values[0], to: values.at(-1), values });
  },
);

it('holds every value between its ends, with few lines, whatever the measure', () => {
  for (let power = -6; power <= 12; power += 1)
    for (const [least, greatest] of [
      [0, 1.01],
      [0, 9.99],
      [-7.3, 0],
      [-0.1, 3.7],
      [4.4, 4.5],
    ] as const)
      for (let count = 2; count <= 5; count += 1) {
        const extent = [Number(`${least}e${power}`), Number(`${greatest}e${power}`)] as const;
        const { from, to, values } = evenLines(extent, count);
        expect(from).toBeLessThanOrEqual(extent[0]);
        expect(to).toBeGreaterThanOrEqual(extent[1]);
        expect(values.length).toBeGreaterThanOrEqual(2);
        expect(values.length).toBeLessThanOrEqual(8);
      }
});
