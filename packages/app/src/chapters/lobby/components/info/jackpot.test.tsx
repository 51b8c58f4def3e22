import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, startPlatform, type Platform } from '../../../../testing/platform.ts';
import { renderPart } from '../../../../testing/render.tsx';
import { merchant } from '../../../../testing/samples.ts';
import { JackpotSection } from '../../home/jackpot-section.tsx';

const jackpot = (name: string, amount: string): Reply<'jackpots'>['list'][number] => ({
  jackpotId: name,
  name,
  amount,
  currency: 'PHP',
  seed: '1',
  cap: '9',
  share: '1.50',
  wonBy: 'chance',
  rtpPart: null,
  updatedAt: Date.now(),
  gameIds: [],
  rulesUrl: '',
});

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => vi.useRealTimers());

const open = () =>
  renderPart(
    <MerchantProvider value={{ ...merchant, jackpotMode: 'feed' }}>
      <JackpotSection />
    </MerchantProvider>,
  );

const told = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('says of a jackpot how it is funded, begins, ends and is won, and of when its figure is [RG-27] [BX-12]', async () => {
  platform.on('jackpots', () => ({
    list: [{ ...jackpot('Grand', '1200.5'), seed: '500', cap: '9000', gameIds: ['a', 'b'] }],
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'How this jackpot works' }));
  await screen.findByRole('dialog', { name: 'Grand' });
  expect(told('Stands at')).toBe('₱1,200.50');
  expect(told('Figure of')).toMatch(/\d:\d\d/);
  expect(told('Paid in')).toBe('1.50% of each stake');
  expect(told('Games that pay in')).toBe('2');
  expect(told('Begins with')).toBe('₱500.00');
  expect(told('Grows no further than')).toBe('₱9,000.00');
  expect(told('How it is won')).toBe('By chance, in any round on its games');
  // Its operator has not told.
  expect(told('Of the return to player')).toBe('–');
});

it('shows no figure as current that is older than a minute, and says of when it was [RG-27] [BX-12]', async () => {
  const old = { ...jackpot('Grand', '1200.5'), updatedAt: Date.now() - 61_000 };
  platform.on('jackpots', () => ({ list: [old] }));
  const { user } = await open();
  await screen.findByText(/^No current figure\. Last told .*\d:\d\d/);
  expect(document.body.textContent).not.toContain('1,200.50');
  await user.click(screen.getByRole('button', { name: 'How this jackpot works' }));
  expect(told('Stands at')).toBe('–');
});

it('takes a figure back that nobody has confirmed since', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  platform.on('jackpots', () => ({ list: [jackpot('Grand', '1200.5')] }));
  await open();
  await screen.findByText(/^As of /);
  platform.on('jackpots', offline);
  await act(() => vi.advanceTimersByTimeAsync(60_001));
  await screen.findByText(/^No current figure/);
  expect(document.body.textContent).not.toContain('1,200.50');
});
