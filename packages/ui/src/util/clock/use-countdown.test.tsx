// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { secondsUntil } from './beat.ts';
import { useCountdown } from './use-countdown.ts';

const start = Date.UTC(2030, 0, 1);

function Clock({ until }: { until?: number }) {
  return <p>{String(useCountdown(until))}</p>;
}

let host: HTMLElement;
let root: Root;
const show = (until?: number) =>
  act(async () => root.render(<Clock {...(until === undefined ? {} : { until })} />));
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

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

describe('the countdown', () => {
  it('shows the last second to its end', () => {
    expect(secondsUntil(start + 60_000, start)).toBe(60);
    expect(secondsUntil(start + 1, start)).toBe(1);
    expect(secondsUntil(start, start)).toBe(0);
    expect(secondsUntil(start - 5000, start)).toBe(0);
  });

  it('looks at the clock twice a second (part of SM-02)', async () => {
    await show(start + 2500);
    expect(host.textContent).toBe('3');
    await pass(500);
    expect(host.textContent).toBe('2');
    await pass(500);
    expect(host.textContent).toBe('2');
    await pass(500);
    expect(host.textContent).toBe('1');
  });

  it('is right after a sleep that ate every beat', async () => {
    await show(start + 60_000);
    vi.setSystemTime(start + 45_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(host.textContent).toBe('15');
  });

  it('stops at none, and starts again with a new moment', async () => {
    await show(start + 1000);
    await pass(1000);
    expect(host.textContent).toBe('0');
    expect(vi.getTimerCount()).toBe(0);
    await show(start + 9000);
    expect(host.textContent).toBe('8');
  });

  it('has nothing to count without a moment', async () => {
    await show();
    expect(host.textContent).toBe('0');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('knows no time on the server', () => {
    expect(renderToString(<Clock until={start + 60_000} />)).toBe('<p>undefined</p>');
  });
});
