import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayOn } from './messages.ts';
import { openLine, longestWait, type Line } from './line.ts';

let line: Line;
let page: MessagePort;
const onCaptcha = vi.fn<(height: number) => void>();
const hand = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onCaptcha.mockReset();
  line = openLine(onCaptcha);
  line.connect({ postMessage: hand } as unknown as Window, 'https://codes.test');
  const [port] = hand.mock.lastCall?.[2] ?? [];
  if (!port) throw new Error('No end of the line was handed over');
  page = port;
});
afterEach(() => line.close());

/** Until the line has heard what was said before. */
const heard = (): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const mark = onCaptcha.mock.calls.length;
  onCaptcha.mockImplementation(() => {
    if (onCaptcha.mock.calls.length > mark) resolve(undefined);
  });
  sayOn(page, { type: 'asks', height: 0 });
  return promise;
};

const send = () => line.ask({ type: 'send', e164: '+639171234567', language: 'en' });

it('hands its other end to one origin, and once', () => {
  hand.mockReset();
  line.connect({ postMessage: hand } as unknown as Window, 'https://codes.test');
  expect(hand).not.toHaveBeenCalled();
  const other = openLine(onCaptcha);
  other.connect({ postMessage: hand } as unknown as Window, 'https://codes.test');
  expect(hand.mock.calls.map(([, origin]) => origin)).toEqual(['https://codes.test']);
  other.close();
});

it('gives up on a page that is blocked and says nothing at all', async () => {
  const answer = send();
  vi.advanceTimersByTime(longestWait.page);
  expect(await answer).toEqual({ type: 'failed' });
});

it('waits longer for Firebase where the page is there, and not for ever', async () => {
  const answer = send();
  sayOn(page, { type: 'ready' });
  await heard();
  vi.advanceTimersByTime(longestWait.answer - 1);
  let isSettled = false;
  void answer.then(() => (isSettled = true));
  await heard();
  expect(isSettled).toBe(false);
  vi.advanceTimersByTime(longestWait.answer);
  expect(await answer).toEqual({ type: 'failed' });
});

it('hurries nobody who is asked by a captcha', async () => {
  const answer = send();
  sayOn(page, { type: 'asks', height: 480 });
  await vi.waitFor(() => expect(onCaptcha).toHaveBeenCalledWith(480));
  vi.advanceTimersByTime(longestWait.answer * 10);
  sayOn(page, { type: 'sent' });
  expect(await answer).toEqual({ type: 'sent' });
});

it('hears nothing that comes too late', async () => {
  const answer = send();
  vi.advanceTimersByTime(longestWait.page);
  sayOn(page, { type: 'sent' });
  await heard();
  expect(await answer).toEqual({ type: 'failed' });
  const next = line.ask({ type: 'confirm', code: '123456' });
  sayOn(page, { type: 'wrong' });
  expect(await next).toEqual({ type: 'wrong' });
});

it('takes what is no word of that page for nothing', async () => {
  const answer = send();
  const odd = ['sent', null, {}, { type: 'token', token: 1 }, { type: 'asks', height: -1 }];
  for (const word of [...odd, { type: 'token', token: 'x'.repeat(10_000), mobile: '' }])
    sayOn(page, word);
  sayOn(page, { type: 'sent' });
  expect(await answer).toEqual({ type: 'sent' });
});

it('has failed when it is closed', async () => {
  const answer = send();
  line.close();
  expect(await answer).toEqual({ type: 'failed' });
});
