import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { frameByFrame } from './frame-by-frame.ts';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());
const frame = (): void => {
  for (const one of frames.splice(0)) one(0);
};

it('does two of what waits in a frame, the latest first, and what was called off not at all', () => {
  const done: number[] = [];
  const calls = [1, 2, 3, 4, 5].map((number) => frameByFrame(() => void done.push(number)));
  expect(done).toEqual([]);
  calls[1]?.();
  frame();
  expect(done).toEqual([5, 4]);
  frame();
  expect(done).toEqual([5, 4, 3, 1]);
  // Nothing asks for frames that nothing waits for.
  expect(frames).toHaveLength(0);
  frameByFrame(() => void done.push(6));
  frame();
  expect(done.at(-1)).toBe(6);
});
