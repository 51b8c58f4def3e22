// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { IconSetProvider } from '../../foundations/icon/index.ts';
import { duotone } from '../../foundations/icon/sets/duotone.ts';
import { Celebration } from './celebration.tsx';

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
let host: HTMLElement;
let root: Root;
let calm: boolean;

beforeEach(() => {
  calm = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  Object.assign(navigator, { vibrate });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vibrate.mockClear();
  vi.unstubAllGlobals();
});

const show = (haptic: boolean) =>
  act(async () =>
    root.render(
      <IconSetProvider set={duotone}>
        <Celebration occasion="level-up" title="You have reached Silver" haptic={haptic} />
      </IconSetProvider>,
    ),
  );

it('is felt once where that was asked for', async () => {
  await show(true);
  await show(true);
  expect(vibrate).toHaveBeenCalledOnce();
});

it('is not felt unasked, nor where less motion is wanted', async () => {
  await show(false);
  calm = true;
  await show(true);
  expect(vibrate).not.toHaveBeenCalled();
});
