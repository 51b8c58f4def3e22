import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodesData } from '@livery/themes/contract';
import { hearOn, sayOn } from './messages.ts';
import { readData, speakWith } from './page.ts';

const { phone, tellCaptcha } = vi.hoisted(() => ({
  phone: {
    send: vi.fn<(e164: string, language: string) => Promise<void>>(),
    confirm: vi.fn<(code: string) => Promise<{ token: string; mobile: string }>>(),
  },
  tellCaptcha: { current: (_height: number): void => {} },
}));
// Firebase itself answers in the long run against its emulator.
vi.mock('./phone.ts', async (load) => ({ ...(await load<object>()), phoneOf: () => phone }));
vi.mock('./captcha.ts', () => ({
  watchCaptcha: (tell: (height: number) => void) => {
    tellCaptcha.current = tell;
  },
}));

const data: CodesData = {
  parents: ['https://aurora.test', 'http://demo.localhost:*'],
  firebase: { projectId: 'one', apiKey: 'k', authDomain: 'x.example' },
};

let words: { type?: unknown }[];
let site: MessagePort;

/** As the page that frames this one hands over a line. */
function hand(origin: string, source: Window | null = window.parent): MessageChannel {
  const line = new MessageChannel();
  const event = new MessageEvent('message', { origin, source, data: 'codes' });
  Object.defineProperty(event, 'ports', { value: [line.port2] });
  window.dispatchEvent(event);
  return line;
}

function listen({ port1 }: MessageChannel): void {
  site = port1;
  words = [];
  const heard = words;
  hearOn(site, (word) => void heard.push(word as object));
}

const said = (type: string): Promise<object> =>
  vi.waitFor(() => {
    const word = words.at(-1);
    if (word?.type !== type) throw new Error(`It did not say ${type}`);
    return word;
  });

beforeEach(() => {
  phone.send.mockReset().mockResolvedValue();
  phone.confirm.mockReset().mockResolvedValue({ token: 'a.b.c', mobile: '+639171234567' });
  speakWith(data);
});
afterEach(() => {
  // Whatever still waits for a line gets one.
  listen(hand('https://aurora.test'));
  site.close();
});

it.each(['https://aurora.test', 'http://demo.localhost:4100', 'http://demo.localhost'])(
  'speaks with the page that frames it from %s',
  async (origin) => {
    listen(hand(origin));
    expect(await said('ready')).toEqual({ type: 'ready' });
  },
);

it.each([
  ['another site', 'https://evil.example', undefined],
  ['a name that looks like it', 'https://aurora.test.evil.example', undefined],
  ['another port of a live site', 'https://aurora.test:8443', undefined],
  ['another scheme', 'http://aurora.test', undefined],
  ['a page that has no origin', 'null', undefined],
  ['a window that does not frame it', 'https://aurora.test', null],
] as const)('takes no line from %s', async (_, origin, source) => {
  listen(hand(origin, source));
  sayOn(site, { type: 'send', e164: '+639171234567', language: 'en' });
  const own = hand('https://aurora.test');
  const other = words;
  listen(own);
  await said('ready');
  expect(other).toEqual([]);
  expect(phone.send).not.toHaveBeenCalled();
});

it('takes one line, and no second one', async () => {
  const first = hand('https://aurora.test');
  const second = hand('https://aurora.test');
  listen(second);
  sayOn(site, { type: 'confirm', code: '123456' });
  const late = words;
  listen(first);
  await said('ready');
  sayOn(site, { type: 'send', e164: '+639171234567', language: 'fil-PH' });
  await said('sent');
  expect(phone.send.mock.calls).toEqual([['+639171234567', 'fil-PH']]);
  expect([late, phone.confirm.mock.calls]).toEqual([[], []]);
});

it('brings Firebase’s word for a number', async () => {
  listen(hand('https://aurora.test'));
  sayOn(site, { type: 'confirm', code: '123456' });
  expect(await said('token')).toEqual({ type: 'token', token: 'a.b.c', mobile: '+639171234567' });
});

it.each([
  [{ code: 'auth/invalid-verification-code' }, 'wrong'],
  [{ code: 'auth/code-expired' }, 'wrong'],
  [{ code: 'auth/network-request-failed' }, 'failed'],
  [new Error('something else'), 'failed'],
])('tells a wrong code from a fault (%s)', async (error, type) => {
  phone.confirm.mockRejectedValue(error);
  listen(hand('https://aurora.test'));
  sayOn(site, { type: 'confirm', code: '123456' });
  expect(await said(type)).toEqual({ type });
});

it('says that nothing was sent, whatever the reason', async () => {
  phone.send.mockRejectedValue({ code: 'auth/invalid-verification-code' });
  listen(hand('https://aurora.test'));
  sayOn(site, { type: 'send', e164: '+63', language: 'en' });
  expect(await said('failed')).toEqual({ type: 'failed' });
});

it('does nothing that is no order', async () => {
  listen(hand('https://aurora.test'));
  const odd = [null, 'send', { type: 'send' }, { type: 'send', e164: 1, language: 'en' }];
  for (const order of [...odd, { type: 'confirm', code: '1'.repeat(10_000) }]) sayOn(site, order);
  sayOn(site, { type: 'confirm', code: '123456' });
  await said('token');
  expect(phone.send).not.toHaveBeenCalled();
  expect(phone.confirm).toHaveBeenCalledTimes(1);
});

it('tells how tall the captcha is', async () => {
  listen(hand('https://aurora.test'));
  await said('ready');
  tellCaptcha.current(480);
  expect(await said('asks')).toEqual({ type: 'asks', height: 480 });
});

it('reads what the build wrote into the page', () => {
  document.body.innerHTML = `<script type="application/json" id="livery-codes">${JSON.stringify(data)}</script>`;
  expect(readData()).toEqual(data);
});
