import { expect, it } from 'vitest';

import { actOf } from './keys.ts';

const pressed = (key: string, held: object = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }) as const;

it('turns by arrows in the direction of the page, and looks farther where they point', () => {
  expect(actOf(pressed('ArrowRight'), false)).toMatchObject({ way: 1, x: -96 });
  expect(actOf(pressed('ArrowLeft'), false)).toMatchObject({ way: -1, x: 96 });
  expect(actOf(pressed('ArrowRight'), true)).toMatchObject({ way: -1, x: -96 });
  expect(actOf(pressed('ArrowLeft'), true)).toMatchObject({ way: 1, x: 96 });
  expect(actOf(pressed('ArrowDown'), false)).toMatchObject({ way: 0, y: -96 });
});

it('knows the keys of the ends and of the size', () => {
  const does = ['Home', 'End', '+', '=', '-', '0'].map((key) => actOf(pressed(key), false)?.does);
  expect(does).toEqual(['first', 'last', 'larger', 'larger', 'smaller', 'whole']);
});

it('leaves to the browser what is its own', () => {
  expect(actOf(pressed('+', { ctrlKey: true }), false)).toBeUndefined();
  expect(actOf(pressed('ArrowLeft', { altKey: true }), false)).toBeUndefined();
  expect(actOf(pressed('Tab'), false)).toBeUndefined();
});
