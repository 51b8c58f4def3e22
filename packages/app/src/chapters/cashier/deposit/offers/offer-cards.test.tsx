import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Platform } from '../../../../testing/platform.ts';
import {
  amountField,
  chooseLayout,
  openDeposit,
  startDeposits,
} from '../../testing/deposit-page.ts';

let platform: Platform;
let accepted: boolean;
beforeEach(async () => {
  accepted = false;
  platform = await startDeposits();
  platform.on('depositPromotions', () => ({
    offers: [
      {
        promoId: '3',
        title: 'Your first deposit, matched',
        accepted,
        terms: {
          wagering: 8,
          minDeposit: '200.00',
          maxBonus: '1000.00',
          days: 14,
          match: 100,
          cap: '5000.00',
          maxStake: '25.00',
          product: 'FISH',
          weights: [{ type: 'FISH', percent: 100 }],
        },
      },
    ],
  }));
  platform.on('acceptDepositPromotion', () => {
    accepted = true;
    return null;
  });
  platform.on('leaveDepositPromotion', () => {
    accepted = false;
    return null;
  });
});

it.each(['0', '1'] as const)(
  'shows all terms before an offer is taken, and takes none by itself (layout %s) [RG-30] [BX-14]',
  async (layout) => {
    chooseLayout(layout);
    const { user } = await openDeposit(
      layout === '0' ? '/m/voucherCenter' : '/m/voucherCenter?step=2',
    );
    await amountField();
    const offers = within(await screen.findByRole('region', { name: 'What a deposit can bring' }));
    const said = offers.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual([
      '100% of the deposit, ₱1,000.00 at most',
      '8 times',
      '₱200.00',
      '14 days',
      '₱25.00',
      '₱5,000.00',
      'Fish',
      'Fish 100%',
    ]);
    expect(platform.calls('acceptDepositPromotion')).toEqual([]);
    await user.click(
      offers.getByRole('button', { name: 'Take it with my deposit: Your first deposit, matched' }),
    );
    await offers.findByText('Taken: it comes with a deposit of ₱200.00 or more.');
    await waitFor(() =>
      expect(platform.calls('acceptDepositPromotion').map(({ body }) => body)).toEqual([
        { promoId: '3' },
      ]),
    );
    // Until it is paid, it can be left again.
    await user.click(
      offers.getByRole('button', { name: 'Deposit without it: Your first deposit, matched' }),
    );
    await offers.findByRole('button', { name: /^Take it with my deposit/ });
    expect(platform.calls('leaveDepositPromotion').map(({ query }) => query)).toEqual([
      { promoId: '3' },
    ]);
  },
);
