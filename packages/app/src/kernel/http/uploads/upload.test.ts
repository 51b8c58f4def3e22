import { beforeEach, expect, it, vi } from 'vitest';
import { identify } from '../client.ts';
import { closeSession, currentSession, openSession } from '../../session/session.ts';
import {
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { member } from '../../../testing/samples.ts';
import { upload } from './upload.ts';

let platform: Platform;
const picture = new Blob([Uint8Array.from([0x89, 0x50])], { type: 'image/png' });
const photo = new Blob([Uint8Array.from([0xff, 0xd8])], { type: 'image/jpeg' });
const onProgress = vi.fn<(sent: number, total: number) => void>();

const send = (more: { signal?: AbortSignal } = {}) =>
  upload(
    'claimPromotion',
    { params: { id: '7' }, body: { remark: 'Slip 20871' } },
    [picture, photo],
    {
      onProgress,
      idempotencyKey: 'key-1',
      ...more,
    },
  );
const asked = () => platform.calls('claimPromotion');

beforeEach(async () => {
  onProgress.mockClear();
  closeSession();
  platform = await startPlatform();
  identify('aurora', () => 'EN');
  openSession(member);
});

it('sends fields and pictures as any call is sent, and says how far they are', async () => {
  platform.on('claimPromotion', () => ({ status: 'APPLYING' }));
  expect(await send()).toEqual({ status: 'APPLYING' });
  const [call] = asked();
  expect(call?.path).toBe('/wps/promotion/7/claim');
  expect(call?.headers).toMatchObject({
    Authorization: `Bearer ${member.token}`,
    Merchant: 'aurora',
    'Idempotency-Key': 'key-1',
  });
  // The browser writes it, with the line between the parts.
  expect(call?.headers).not.toHaveProperty('Content-Type');
  expect(call?.body).toMatchObject({
    remark: 'Slip 20871',
    // What a phone called them is nobody’s business.
    images: [
      { name: '1.png', type: 'image/png' },
      { name: '2.jpg', type: 'image/jpeg' },
    ],
  });
  expect(onProgress.mock.calls).toEqual([
    [50, 100],
    [100, 100],
  ]);
});

it.each([
  ['is refused', () => new Refusal('promotion.closed'), 'promotion.closed'],
  ['is cut', offline, 'offline'],
  ['is answered by another', () => new Response('<h1>502</h1>', { status: 502 }), 'offline'],
] as const)('fails as any call where it %s', async (_, handler, code) => {
  platform.on('claimPromotion', handler);
  await expect(send()).rejects.toMatchObject({ code });
  expect(asked()).toHaveLength(1);
});

it('is stopped by whoever sends it', async () => {
  platform.on('claimPromotion', silence);
  const stop = new AbortController();
  const sent = send({ signal: stop.signal });
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  stop.abort();
  await expect(sent).rejects.toThrow('aborted');
});

it('ends the session where the platform no longer knows it', async () => {
  platform.on('claimPromotion', () => new Refusal('auth.required'));
  await expect(send()).rejects.toMatchObject({ code: 'auth.required' });
  expect(currentSession()).toBeNull();
});

it('is given up when nothing moves for half a minute', async () => {
  vi.useFakeTimers();
  platform.on('claimPromotion', silence);
  const sent = send().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await sent).toMatchObject({ code: 'offline' });
  vi.useRealTimers();
});
