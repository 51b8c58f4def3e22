import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { agent, tellOfTeam } from '../testing/agents.ts';
import { grantedOf, offerOf, versionOf } from '../testing/contracts.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  platform.on('downlineContract', () => grantedOf());
});

async function openGranted() {
  const { user } = await openApp({ at: '/m/member/team', session: agent });
  const list = within(await screen.findByRole('list', { name: 'My team' }));
  await user.click(await list.findByRole('button', { name: /hiraya_sub/ }));
  const card = within(await screen.findByRole('dialog', { name: 'About hiraya_sub' }));
  await user.click(await card.findByRole('button', { name: 'Agreements' }));
  const sheet = await screen.findByRole('dialog', { name: 'Agreements with hiraya_sub' });
  return { user, sheet: within(sheet) };
}

async function openForm() {
  const { user, sheet } = await openGranted();
  await user.click(await sheet.findByRole('button', { name: 'Offer an agreement' }));
  const step = within(await sheet.findByRole('group', { name: 'Step 1' }));
  return { user, sheet, step };
}

const confirm = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

it('an agent offers a direct downline steps of their own, with a note', async () => {
  platform.on('offerContract', () => grantedOf({ state: 'offered', offer: offerOf() }));
  const { user, sheet, step } = await openForm();
  await user.type(step.getByRole('textbox', { name: 'Turnover of the day' }), '10000');
  await user.type(step.getByRole('spinbutton', { name: 'Share' }), '0.05');
  await user.type(sheet.getByRole('textbox', { name: 'A note' }), 'As we said.');
  platform.on('downlineContract', () => grantedOf({ state: 'offered', offer: offerOf() }));
  await user.click(sheet.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(toasts()).toBe('Offered to hiraya_sub.'));
  const [call] = platform.calls('offerContract');
  expect([call?.path, call?.body]).toEqual([
    '/wps/agent/downline/hiraya_sub/contract/salary',
    { steps: [{ from: '10000', active: 0, rate: '0.0500' }], note: 'As we said.' },
  ]);
  await sheet.findByRole('heading', { name: 'Your offer waits for an answer' });
});

it('what cannot be is said at its field before anything is sent', async () => {
  const { user, sheet, step } = await openForm();
  const send = sheet.getByRole('button', { name: 'Send the offer' });
  await user.type(step.getByRole('spinbutton', { name: 'Share' }), '0.5');
  await user.click(send);
  await step.findByText('An amount, such as 10,000');
  step.getByText('That is above your own terms. Lower the step.');
  await user.click(sheet.getByRole('button', { name: 'One more step' }));
  const second = within(await sheet.findByRole('group', { name: 'Step 2' }));
  await user.type(step.getByRole('textbox', { name: 'Turnover of the day' }), '500');
  await user.type(second.getByRole('textbox', { name: 'Turnover of the day' }), '400');
  await user.click(send);
  await second.findByText('More than the step before');
  expect(platform.calls('offerContract')).toEqual([]);
});

it('a step above one’s own at its place is named by the platform', async () => {
  const value = { step: 0, most: '0.0400' } as never;
  platform.on('offerContract', () => new Refusal('contract.above_own', { value }));
  const { user, sheet, step } = await openForm();
  await user.type(step.getByRole('textbox', { name: 'Turnover of the day' }), '100');
  await user.type(step.getByRole('spinbutton', { name: 'Share' }), '0.05');
  await user.click(sheet.getByRole('button', { name: 'Send the offer' }));
  expect(await step.findByText('At most 0.04%: nobody gives more than they have.')).toBeTruthy();
});

it('an offer that waits is taken back once it was asked again', async () => {
  platform.on('downlineContract', () => grantedOf({ state: 'offered', offer: offerOf() }));
  platform.on('endContract', () => grantedOf());
  const { user, sheet } = await openGranted();
  await user.click(await sheet.findByRole('button', { name: 'Take the offer back' }));
  const asked = await confirm('Take the offer back');
  platform.on('downlineContract', () => grantedOf());
  await user.click(asked.getByRole('button', { name: 'Take the offer back' }));
  await waitFor(() => expect(toasts()).toBe('Taken back.'));
  expect(platform.calls('endContract')[0]?.query).toEqual({ contractId: '502' });
});

it('what runs ends with its period, and beside it other terms can be offered', async () => {
  platform.on('downlineContract', () => grantedOf({ state: 'active', current: versionOf() }));
  platform.on('endContract', () =>
    grantedOf({ state: 'active', current: versionOf({ endsOn: '2026-11-30' }) }),
  );
  const { user, sheet } = await openGranted();
  await sheet.findByRole('button', { name: 'Offer other terms' });
  await user.click(sheet.getByRole('button', { name: 'End it' }));
  const asked = await confirm('End it');
  asked.getByText('It ends with its period, and with it what was granted below.');
  await user.click(asked.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(toasts()).toBe('It ends with its period.'));
});

it('nobody grants what they do not have', async () => {
  const { own: _, ...bare } = grantedOf();
  platform.on('downlineContract', () => bare);
  const { sheet } = await openGranted();
  await sheet.findByText(/nobody grants what they do not have/);
  expect(sheet.queryByRole('button', { name: 'Offer an agreement' })).toBeNull();
});
