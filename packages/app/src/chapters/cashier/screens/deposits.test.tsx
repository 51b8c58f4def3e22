import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { afternoon, methodsOf, orderOf } from '../../../testing/deposits.ts';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

type Row = Reply<'depositRecords'>['list'][number];

let platform: Platform;

const rowOf = (id: number, more: Partial<Row> = {}): Row => {
  const { stages: _stages, nextStep: _next, action: _action, reason: _why, ...row } = orderOf();
  return { ...row, orderId: `${id}`, reference: `D-${id}`, ...more };
};
const at = '/m/deposit/record?startDate=2026-11-23&endDate=2026-11-29';

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('depositMethods', () => methodsOf());
  platform.on('depositOrder', () => orderOf());
  platform.on('depositRecords', () => ({
    list: [
      rowOf(3),
      rowOf(2, {
        methodId: 'card',
        status: 'paid',
        fee: '15.00',
        received: '500.00',
        credited: '500.00',
      }),
      rowOf(1, {
        methodId: 'gone',
        methodName: 'Wren pay',
        status: 'failed',
        createdAt: afternoon - 86_400_000,
      }),
    ],
    pageNum: 1,
    totalPages: 1,
  }));
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'My deposits' })).getAllByRole('button');
const asked = () => platform.calls('depositRecords').map(({ query }) => query);

it('lists what was ordered under its days, and how it stands', async () => {
  await openApp({ at, session: member });
  await screen.findByRole('heading', { level: 2, name: /Sun.*Nov 29, 2026/ });
  screen.getByRole('heading', { level: 2, name: /Sat.*Nov 28, 2026/ });
  await waitFor(async () =>
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pipit wallet4:30.PM₱500\.00Waiting for payment$/),
      expect.stringMatching(/^Card4:30.PM₱500\.00In your wallet$/),
      expect.stringMatching(/^Wren pay4:30.PM₱500\.00Not paid$/),
    ]),
  );
  // Nobody has added it up.
  expect(screen.queryByLabelText('In these days')).toBeNull();
});

it('narrows by how it stands, in the address', async () => {
  const { user } = await openApp({ at, session: member });
  await rows();
  await user.click(screen.getByRole('radio', { name: 'Partly paid' }));
  await waitFor(() => expect(here()).toBe(`${at}&status=partly_paid`));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: 'partly_paid' }));
});

it('opens one to what is known of it, and leads to its order', async () => {
  const { user } = await openApp({ at, session: member });
  const [, paid] = await rows();
  if (paid) await user.click(paid);
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }));
  sheet.getByText('D-2');
  sheet.getByText('₱485.00');
  await user.click(sheet.getByRole('link', { name: 'Open the deposit' }));
  expect(here()).toBe('/m/voucherCenter?order=2');
});

it('asks for no state that there is none of', async () => {
  await openApp({ at: `${at}&status=lost`, session: member });
  await rows();
  expect(asked()[0]).not.toHaveProperty('status');
});

it('has the names that ways had, though whoever is on a break is told of none', async () => {
  platform.on('depositMethods', () => new Refusal('rg.timeout', { value: { until: null } }));
  await openApp({ at, session: member });
  expect((await rows())[0]?.textContent).toMatch(/^Pipit wallet/);
  expect(here()).toBe(at);
});

it('is led to from the transactions', async () => {
  platform.on('transactions', () => ({
    list: [],
    pageNum: 1,
    totalPages: 0,
    footer: { in: '0', out: '0' },
  }));
  const { user } = await openApp({ at: '/m/transaction/record', session: member });
  await user.click(await screen.findByRole('link', { name: /^My deposits/ }));
  expect(here()).toBe('/m/deposit/record');
});
