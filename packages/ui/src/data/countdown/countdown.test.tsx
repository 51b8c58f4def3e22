// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Countdown } from './countdown.tsx';

const onEnd = vi.fn<() => void>();
let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: 1_000_000 });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  onEnd.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (
  seconds: number,
  offset = 0,
  look: 'words' | 'clock' = 'words',
  spoken = look === 'words',
) =>
  act(async () =>
    root.render(
      <Countdown
        look={look}
        spoken={spoken}
        until={1_000_000 + seconds * 1000}
        offset={offset}
        locale="en"
        label="Ends in"
        endLabel="It is over"
        onEnd={onEnd}
      />,
    ),
  );
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000));
const timer = () => host.querySelector('[role="timer"]')?.textContent;
const aloud = () => host.querySelector('output')?.textContent;

it('says aloud what is left only when a milestone passes', async () => {
  await show(62);
  expect(timer()).toBe('1 minute2 seconds');
  expect(aloud()).toBe('');
  await pass(1);
  expect(timer()).toBe('1 minute1 second');
  expect(aloud()).toBe('');
  await pass(1);
  const words = aloud();
  expect(words).toBe('Ends in 1 minute');
  await pass(20);
  expect(timer()).toBe('0 minutes40 seconds');
  expect(aloud()).toBe(words);
});

it('says a clock aloud that one waits for: five minutes, one, and the end', async () => {
  await show(302, 0, 'clock', true);
  expect(timer()).toBe('05:02');
  expect(aloud()).toBe('');
  await pass(2);
  expect(aloud()).toBe('Ends in 5 minutes');
  await pass(239);
  expect(aloud()).toBe('Ends in 5 minutes');
  await pass(1);
  expect(aloud()).toBe('Ends in 1 minute');
  await pass(60);
  expect(aloud()).toBe('It is over');
});

it('ends once, in words, and tells so', async () => {
  await show(2);
  await pass(5);
  expect(timer()).toBeUndefined();
  expect(host.querySelector('span')?.textContent).toBe('It is over');
  expect(aloud()).toBe('It is over');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('tells nobody of an end that was there before', async () => {
  await show(-5);
  expect(host.querySelector('span')?.textContent).toBe('It is over');
  expect(onEnd).not.toHaveBeenCalled();
});

it('goes by the clock of the server', async () => {
  await show(100, 40_000);
  expect(timer()).toBe('1 minute0 seconds');
});

it('makes no words of a time that none are said of', async () => {
  const made = vi.spyOn(Intl, 'ListFormat');
  await show(62, 0, 'clock');
  await pass(4);
  expect(timer()).toBe('00:58');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
