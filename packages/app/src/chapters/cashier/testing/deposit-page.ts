import { screen, within } from '@testing-library/react';
import { methodsOf, orderOf } from '../../../testing/deposits.ts';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { member, memberInfo, wallet } from '../../../testing/samples.ts';

/** A platform that takes deposits of a member who is known, and sends them to a provider's page. */
export async function startDeposits(): Promise<Platform> {
  const platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.5'));
  platform.on('memberInfo', () => ({ ...memberInfo, kyc: { level: 1, status: 'verified' } }));
  platform.on('depositMethods', () => methodsOf());
  platform.on('depositPromotions', () => ({ offers: [] }));
  platform.on('depositOrder', () => orderOf());
  platform.on('deposit', () => ({
    orderId: '71',
    reference: 'D-71',
    status: 'open',
    action: { type: 'redirect', url: 'https://pay.test/checkout/71' },
  }));
  return platform;
}

/** In one of both layouts, as the platform names them. */
export function chooseLayout(depFunc: '0' | '1'): void {
  localStorage.setItem('template', JSON.stringify({ mem_cen: '0', dep_func: depFunc }));
}

export const openDeposit = (at = '/m/voucherCenter', type = 0) =>
  openApp({ at, session: { ...member, type } });

export const amountField = () => screen.findByLabelText('Amount');
export const payButton = () =>
  within(screen.getByRole('main')).getByRole('button', { name: /^Pay/ });

/** To the last press of the page with all steps on it. */
export async function fillDeposit(sum: string, more: { readonly way?: string } = {}) {
  chooseLayout('0');
  const { user } = await openDeposit();
  if (more.way) await user.click(await screen.findByRole('radio', { name: more.way }));
  await user.type(await amountField(), sum);
  return user;
}
