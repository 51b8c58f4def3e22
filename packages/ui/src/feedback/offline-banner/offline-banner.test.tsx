// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { IconSetProvider } from '../../foundations/icon/index.ts';
import { duotone } from '../../foundations/icon/sets/duotone.ts';
import { OfflineBanner } from './offline-banner.tsx';

const labels = { offline: 'No connection', description: 'Your records are here.', online: 'Back' };
let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (status?: 'online' | 'offline') =>
  act(async () =>
    root.render(
      <IconSetProvider set={duotone}>
        <OfflineBanner labels={labels} {...(status ? { status } : {})} />
      </IconSetProvider>,
    ),
  );
const browser = (online: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const said = () => host.querySelector('output')?.textContent;

it('says nothing while all is well', async () => {
  await show();
  expect(said()).toBe('');
});

it('says that the connection is gone for as long as it is, and for a moment that it is back', async () => {
  await show();
  await browser(false);
  expect(said()).toBe('No connectionYour records are here.');
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(said()).toContain('No connection');
  await browser(true);
  expect(said()).toBe('Back');
  await act(async () => void vi.advanceTimersByTime(3000));
  expect(said()).toBe('');
});

it('believes whoever knows better than the browser', async () => {
  await show('offline');
  expect(said()).toContain('No connection');
  await browser(true);
  expect(said()).toContain('No connection');
  await show('online');
  expect(said()).toBe('Back');
});
