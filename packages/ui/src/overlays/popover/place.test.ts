import { describe, expect, it } from 'vitest';

import { placeBeside } from './place.ts';

const room = { x: 0, y: 0, width: 390, height: 844 };
const panel = { width: 200, height: 100 };
const anchor = { x: 100, y: 400, width: 44, height: 44 };
const place = (
  over: Partial<typeof anchor>,
  side: 'above' | 'below',
  align: 'start' | 'centre' | 'end' = 'start',
) => placeBeside({ ...anchor, ...over }, panel, room, { side, align });

describe('what lies beside an anchor', () => {
  it('lies below or above it, a little apart', () => {
    expect(place({}, 'below')).toEqual({ side: 'below', x: 100, y: 452 });
    expect(place({}, 'above')).toEqual({ side: 'above', x: 100, y: 292 });
  });

  it('turns over where there is no room', () => {
    expect(place({ y: 780 }, 'below').side).toBe('above');
    expect(place({ y: 20 }, 'above').side).toBe('below');
  });

  it('stays on its side where neither has room', () => {
    const low = { x: 0, y: 0, width: 390, height: 120 };
    expect(
      placeBeside({ ...anchor, y: 40 }, panel, low, { side: 'below', align: 'start' }).side,
    ).toBe('below');
    expect(
      placeBeside({ ...anchor, y: 40 }, panel, low, { side: 'above', align: 'start' }).side,
    ).toBe('above');
  });

  it('lines up with the start, the middle or the end', () => {
    expect(place({ x: 180 }, 'below', 'start').x).toBe(180);
    expect(place({ x: 180 }, 'below', 'centre').x).toBe(102);
    expect(place({ x: 180 }, 'below', 'end').x).toBe(24);
  });

  it('moves inside the room', () => {
    expect(place({ x: 340 }, 'below', 'start').x).toBe(182);
    expect(place({ x: 10 }, 'below', 'end').x).toBe(8);
    const column = { x: 200, y: 0, width: 480, height: 844 };
    expect(
      placeBeside({ ...anchor, x: 150 }, panel, column, { side: 'below', align: 'start' }).x,
    ).toBe(208);
  });

  it('begins inside even if it is wider than the room', () => {
    expect(
      placeBeside(anchor, { width: 500, height: 10 }, room, { side: 'below', align: 'end' }).x,
    ).toBe(8);
  });
});
