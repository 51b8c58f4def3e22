import { expect, it } from 'vitest';

import { roomBeside } from './room.ts';

const sight = { top: 0, bottom: 844 };

it('is below the field, where most look for it', () => {
  expect(roomBeside({ top: 100, bottom: 160 }, sight)).toEqual({ side: 'below', most: 360 });
  expect(roomBeside({ top: 500, bottom: 560 }, sight)).toEqual({ side: 'below', most: 268 });
});

it('is above it where a keyboard takes the room below', () => {
  const overKeyboard = { top: 0, bottom: 500 };
  expect(roomBeside({ top: 400, bottom: 460 }, overKeyboard)).toEqual({ side: 'above', most: 360 });
  expect(roomBeside({ top: 250, bottom: 310 }, overKeyboard).side).toBe('above');
});

it('counts from the part of the page that is in sight', () => {
  expect(roomBeside({ top: 320, bottom: 380 }, { top: 300, bottom: 640 })).toEqual({
    side: 'below',
    most: 244,
  });
});

it('never gets so low that nothing can be read', () => {
  expect(roomBeside({ top: 60, bottom: 120 }, { top: 40, bottom: 150 }).most).toBe(96);
});
