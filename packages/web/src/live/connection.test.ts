import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLine } from '../testing/live-line.ts';
import { keepConnected } from './connection.ts';

let stop: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  stop = new AbortController();
});
afterEach(() => stop.abort());

const start = (...answers: readonly (Response | Error)[]) => {
  const states: boolean[] = [];
  const heard: string[] = [];
  let asked = 0;
  const open = vi.fn<() => Promise<Response>>(async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Response) return answer;
    throw answer;
  });
  const done = keepConnected(
    { open, onEvent: ({ event }) => heard.push(event), onState: (isOpen) => states.push(isOpen) },
    stop.signal,
  );
  return { open, states, heard, done };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('hears, and comes back after the pause that the platform asked for', async () => {
  const [first, second] = [openLine(), openLine()];
  const { open, states, heard } = start(first.response, second.response);
  first.raw('retry: 1000\n\n');
  first.send('balance', {});
  await pass(0);
  first.hangUp();
  await pass(900);
  expect([heard, states]).toEqual([['balance'], [true, false]]);
  expect(open).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(open).toHaveBeenCalledTimes(2);
  expect(states).toEqual([true, false, true]);
});

it('waits longer after each failure, a minute at most', async () => {
  const { open } = start(new TypeError('offline'));
  await pass(0);
  const pauses = [6_000, 12_000, 24_000, 48_000, 60_000, 60_000];
  for (const [index, ms] of pauses.entries()) {
    await pass(ms - 1);
    expect(open).toHaveBeenCalledTimes(index + 1);
    await pass(1);
    expect(open).toHaveBeenCalledTimes(index + 2);
  }
});

it.each([400, 401, 404, 501])('asks no more once it is refused with %i', async (status) => {
  const { open, states, done } = start(new Response('{}', { status }));
  await done;
  await pass(600_000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(states).toEqual([]);
});

it.each([408, 429, 503])('tries again, and not at once, after %i', async (status) => {
  const { open } = start(new Response('{}', { status }));
  await pass(5_000);
  expect(open).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(open).toHaveBeenCalledTimes(2);
});

it('takes nothing of what a lost line was saying into the next', async () => {
  const [first, second] = [openLine(), openLine()];
  const { heard } = start(first.response, second.response);
  first.raw('event: balance\ndata: {"half":');
  await pass(0);
  first.hangUp();
  await pass(10_000);
  second.raw('event: winner\ndata: {}\n\n');
  await pass(0);
  expect(heard).toEqual(['winner']);
});

it('takes a line that is silent for too long for a dead one', async () => {
  const { open, states } = start(openLine().response, openLine().response);
  await pass(44_000);
  expect(states).toEqual([true]);
  await pass(2_000);
  expect(states).toEqual([true, false]);
  await pass(10_000);
  expect(open).toHaveBeenCalledTimes(2);
});

it('hangs up when it is told to, and asks no more', async () => {
  const { open, done } = start(openLine().response);
  await pass(0);
  stop.abort();
  await done;
  await pass(600_000);
  expect(open).toHaveBeenCalledTimes(1);
});
