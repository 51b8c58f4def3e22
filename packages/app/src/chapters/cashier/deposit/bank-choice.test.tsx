import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { methodOf, methodsOf } from '../../../testing/deposits.ts';
import type { Platform } from '../../../testing/platform.ts';
import {
  amountField,
  chooseLayout,
  openDeposit,
  payButton,
  startDeposits,
} from '../testing/deposit-page.ts';

let platform: Platform;
let bodies: unknown[];
beforeEach(async () => {
  platform = await startDeposits();
  bodies = [];
  platform.on('depositMethods', () =>
    methodsOf({
      methods: [
        methodOf({ id: 'bank', kind: 'bank', rail: 'bank', name: 'Bank', fields: ['bank'] }),
      ],
    }),
  );
  platform.on('depositBanks', () => ({
    banks: [
      { methodId: 'bank', rail: 'bank', code: 'plover', name: 'Plover Savings' },
      { methodId: 'other', rail: 'bank', code: 'none', name: 'Of another way' },
    ],
  }));
  platform.on('deposit', ({ body }) => {
    bodies.push(body);
    return { orderId: '71', reference: 'D-71', status: 'open' };
  });
});

it('asks which bank it is paid from on one page, and orders nothing without', async () => {
  chooseLayout('0');
  const { user } = await openDeposit();
  await user.type(await amountField(), '500');
  await user.click(payButton());
  expect(await screen.findByText('Choose the bank you pay from.')).toBeDefined();
  expect(bodies).toEqual([]);
  expect(screen.queryByText('Of another way')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Your bank'), 'Plover Savings');
  await user.click(payButton());
  await expect.poll(() => bodies).toMatchObject([{ fields: { bank: 'plover' } }]);
});

it('asks for it at the first of three steps', async () => {
  chooseLayout('1');
  const { user } = await openDeposit();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Choose the bank you pay from.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Your bank'), 'Plover Savings');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.type(await amountField(), '500');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: /^Pay/ }));
  await expect.poll(() => bodies).toMatchObject([{ fields: { bank: 'plover' } }]);
});
