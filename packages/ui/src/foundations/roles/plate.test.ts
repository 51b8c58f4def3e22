import { expect, it } from 'vitest';

import { plate, plateInTurn } from '../manners/plate.ts';

it('lets four neighbours stand on four grounds', () => {
  const grounds = ([0, 1, 2, 3] as const).map((place) => plateInTurn(place)[plate.ground]);
  expect(new Set(grounds).size).toBe(4);
});

it('gives a plate the outline of another, where it is told', () => {
  expect(plateInTurn(3, 0)[plate.round]).toBe(plateInTurn(0)[plate.round]);
  expect(plateInTurn(3, 0)[plate.ground]).toBe(plateInTurn(3)[plate.ground]);
});
