import { describe, expect, it } from 'vitest';

import { about, kept, largest, whole } from './view.ts';

const frame = { width: 400, height: 600 };
const fitted = { width: 400, height: 300 };

describe('a view', () => {
  it('keeps what is smaller than its frame in the middle', () => {
    expect(kept({ scale: 1, x: 90, y: -90 }, 3, fitted, frame)).toEqual(whole);
    // Twice as large it is as high as the frame, and still has no way down or up.
    expect(kept({ scale: 2, x: 0, y: 50 }, 3, fitted, frame).y).toBe(0);
  });

  it('goes as far as the edge of the picture and no farther', () => {
    expect(kept({ scale: 2, x: 900, y: 0 }, 3, fitted, frame).x).toBe(200);
    expect(kept({ scale: 3, x: -900, y: -900 }, 3, fitted, frame)).toEqual({
      scale: 3,
      x: -400,
      y: -150,
    });
  });

  it('is neither smaller than the whole nor larger than it may be', () => {
    expect(kept({ scale: 0.4, x: 0, y: 0 }, 3, fitted, frame).scale).toBe(1);
    expect(kept({ scale: 12, x: 0, y: 0 }, 3, fitted, frame).scale).toBe(3);
  });

  it('leaves what lies under the finger where it is', () => {
    const at = { x: 120, y: -80 };
    const before = { scale: 1.5, x: 30, y: 10 };
    const after = about(before, 3, at);
    const shown = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
    expect(shown(after)).toEqual(shown(before));
  });
});

describe('the largest view', () => {
  it('is three times what fits, or twice the picture itself', () => {
    expect(largest({ width: 200, height: 150 }, { width: 200, height: 150 })).toBe(3);
    expect(largest({ width: 800, height: 600 }, fitted)).toBe(4);
    expect(largest({ width: 9000, height: 6750 }, fitted)).toBe(8);
  });
});
