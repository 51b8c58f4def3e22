import { expect, it, vi } from 'vitest';
import { beAlive, beginToLive, untilAlive } from './alive.ts';
import { call, identify } from '../http/client.ts';

it('lets nobody hear an answer before a drawn page is alive', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, value: { list: [] }, traceId: '1', serverTime: 1 }),
  );
  identify('aurora', () => 'EN');
  const heard = vi.fn<() => void>();
  await untilAlive();
  beginToLive();
  const hot = call('hotGames', { query: { language: 'EN' } }).then(heard);
  await new Promise((goOn) => setTimeout(goOn, 20));
  expect(heard).not.toHaveBeenCalled();
  beAlive();
  await hot;
  expect(heard).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
