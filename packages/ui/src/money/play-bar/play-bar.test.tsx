// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PlayBar, type PlayBarProps } from './play-bar.tsx';

const start = Date.UTC(2030, 0, 1);
let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: start });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (props: Partial<PlayBarProps>) =>
  act(async () =>
    root.render(
      <PlayBar
        label="This game"
        timeLabel="Played"
        locale="en"
        leave={{ label: 'Leave', onClick: () => undefined }}
        {...props}
      />,
    ),
  );
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000));
const clock = () => host.querySelector('[role="timer"]')?.textContent;

it('counts from where the game began', async () => {
  await show({ startedAt: start - 59_000 });
  expect(clock()).toBe('00:59');
  await pass(2);
  expect(clock()).toBe('01:01');
});

it('has a dash where nobody knows how long', async () => {
  await show({});
  expect(clock()).toBe('–');
  await show({ startedAt: start });
  expect(clock()).toBe('00:00');
});

it('is right after a sleep that ate every beat', async () => {
  await show({ startedAt: start });
  vi.setSystemTime(start + 3_600_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(clock()).toBe('01:00:00');
});

it('shows what it is told, and counts nothing itself', async () => {
  await show({ elapsed: 754_900 });
  expect(clock()).toBe('12:34');
  await pass(5);
  expect(clock()).toBe('12:34');
  expect(vi.getTimerCount()).toBe(0);
});

it('reads out a notice, and neither the clock nor the figures', async () => {
  await show({ startedAt: start, net: { label: 'Result', value: '−₱5.00' } });
  const live = host.querySelectorAll('output, [aria-live]:not([aria-live="off"]), [role="alert"]');
  expect(live).toHaveLength(1);
  expect(live[0]?.textContent).toBe('');
  await pass(3);
  expect(live[0]?.textContent).toBe('');
  await show({ startedAt: start, notice: 'You have played for an hour.' });
  expect(host.querySelector('output')?.textContent).toBe('You have played for an hour.');
});
