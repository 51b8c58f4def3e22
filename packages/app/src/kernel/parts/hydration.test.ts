import { expect, it, vi } from 'vitest';
import { endHydration, beginHydration, untilHydrated } from './hydration.ts';
import { call, identify } from '../http/client.ts';

it('lets nobody hear an answer before a drawn page is alive', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, value: { list: [] }, traceId: '1', serverTime: 1 }),
  );
  identify('aurora', () => 'EN');
  const heard = vi.fn<() => void>();
  await untilHydrated();
  beginHydration();
  const hot = call('hotGames', { query: { language: 'EN' } }).then(heard);
  await new Promise((goOn) => setTimeout(goOn, 20));
  expect(heard).not.toHaveBeenCalled();
  endHydration();
  await hot;
  expect(heard).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
