import { afterEach, expect, it, vi } from 'vitest';
import { inIdleMoments } from './when-idle.ts';

afterEach(() => vi.unstubAllGlobals());

it('does one thing an idle moment, in their order', () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => moments.push(act));
  const done: string[] = [];
  inIdleMoments(['styles', 'icons', 'texts'].map((name) => () => void done.push(name)));
  expect(done).toEqual([]);
  for (const known of [['styles'], ['styles', 'icons'], ['styles', 'icons', 'texts']]) {
    expect(moments).toHaveLength(1);
    moments.shift()?.();
    expect(done).toEqual(known);
  }
  expect(moments).toEqual([]);
});
