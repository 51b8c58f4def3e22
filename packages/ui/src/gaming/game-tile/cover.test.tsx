// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { NearnessContext, type Nearness } from '../../util/nearness.ts';
import { Cover } from './cover.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

it.each([
  ['that comes near as one scrolls leaves its time to the browser', true, 'lazy', 'async'],
  ['that is jumped to, as on the way back, is there in the first frame', false, 'eager', 'sync'],
])('a picture %s', async (_title, gradual, loading, decoding) => {
  let come = (_gradual: boolean): void => {};
  const part: Nearness = {
    whenNear: (show) => {
      come = show;
      return () => {};
    },
    watch: () => undefined,
  };
  await act(async () =>
    root.render(
      <NearnessContext value={part}>
        <Cover src="/covers/1.webp" name="One" />
      </NearnessContext>,
    ),
  );
  const picture = host.querySelector('img');
  expect(picture?.hasAttribute('src')).toBe(false);
  come(gradual);
  expect(picture?.getAttribute('src')).toBe('/covers/1.webp');
  // Not the property: no browser draws here that would have it.
  expect(picture?.loading ?? picture?.getAttribute('loading')).toBe(loading);
  expect(picture?.decoding ?? picture?.getAttribute('decoding')).toBe(decoding);
});
