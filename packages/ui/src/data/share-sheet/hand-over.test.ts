import { afterEach, expect, it, vi } from 'vitest';

import { handOver } from './hand-over.ts';

const what = { url: 'https://example.com/r/marisol88', title: 'Invitation' };

afterEach(() => vi.unstubAllGlobals());

it('goes without a device that shares', async () => {
  vi.stubGlobal('navigator', {});
  await expect(handOver(what)).resolves.toBe('none');
  const share = vi.fn<() => Promise<void>>();
  vi.stubGlobal('navigator', { share, canShare: () => false });
  await expect(handOver(what)).resolves.toBe('none');
  expect(share).not.toHaveBeenCalled();
});

it('hands over what is there and no empty words', async () => {
  const share = vi.fn<(shared: object) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { share });
  await expect(handOver(what)).resolves.toBe('shared');
  expect(Object.entries(share.mock.calls[0]?.[0] ?? {})).toEqual(Object.entries(what));
});

it('knows a change of mind from a device that refuses', async () => {
  const failing = (name: string) => ({
    share: async () => {
      throw new DOMException('', name);
    },
  });
  vi.stubGlobal('navigator', failing('AbortError'));
  await expect(handOver(what)).resolves.toBe('stopped');
  vi.stubGlobal('navigator', failing('NotAllowedError'));
  await expect(handOver(what)).resolves.toBe('none');
});
