import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { homeContent, member, notice, wallet } from '../../../testing/samples.ts';
import { agent, tellOfTeam } from '../testing/agents.ts';
import { offeredOf } from '../testing/contracts.ts';

let platform: Platform;

beforeEach(async () => {
  sessionStorage.clear();
  platform = await startPlatform();
  tellOfTeam(platform);
  platform.on('wallet', () => wallet('1'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('announcements', () => ({ ...homeContent, player: [notice(1)], popup: [] }));
  platform.on('dailySalaryRequest', () => ({
    dailysalreqtype: 'NEW',
    contracthoursalreq: 'RENEW',
  }));
  platform.on('dividendRequest', () => ({ divtypecompperiodreq: 'NEW' }));
  platform.on('contract', () => offeredOf());
  platform.on('salary', () => null);
  platform.on('dividend', () => null);
});

/** Whoever has pressed something has begun: what home begins without is fetched then. */
async function openHome(type: number) {
  const opened = await openApp({ at: '/m/home', session: { ...member, type } });
  await opened.user.click(await screen.findByRole('heading', { level: 1 }));
  return opened;
}

const prompt = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const isNew = 'An offer waits for your answer';

it('is asked about every agreement that waits, one after the other [AG-20] [ST-12] [CA-31] [ER-10]', async () => {
  const { user } = await openHome(0);
  const first = await prompt(isNew);
  first.getByText('A daily salary needs your agreement.');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await screen.findByText('A dividend needs your agreement.');
  expect(second).toBeTruthy();
  await user.click((await prompt(isNew)).getByRole('button', { name: 'Cancel' }));
  const third = await prompt('New terms wait for your answer');
  third.getByText('Hourly pay needs your agreement.');
  await user.click(third.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(here()).toBe('/m/home');
});

it.each([
  ['salary', '/m/member/agent/getSalaryContract'],
  ['dividend', '/m/member/agent/getDevidendContract'],
  ['hour', '/m/member/agent/getHourContract'],
])(
  'goes to the page of its %s, and is not asked of again in this session [AG-21]',
  async (kind, page) => {
    platform.on('dailySalaryRequest', () => ({
      dailysalreqtype: kind === 'salary' ? 'NEW' : '',
      contracthoursalreq: kind === 'hour' ? 'NEW' : '',
    }));
    platform.on('dividendRequest', () => ({
      divtypecompperiodreq: kind === 'dividend' ? 'NEW' : '',
    }));
    const { user } = await openHome(2);
    await user.click((await prompt(isNew)).getByRole('button', { name: 'Look at it' }));
    await waitFor(() => expect(here()).toBe(page));
    await screen.findByRole('region', { name: isNew });
  },
);

it.each([40, 41, 42])('nobody of type %i is asked [AG-22]', async (type) => {
  await openHome(type);
  // A notice waits for everything that has to be said first.
  await screen.findByRole('dialog', { name: 'Notice 1' });
  expect(platform.calls('dailySalaryRequest')).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('neither is a guest, who has nothing to agree to [AG-22]', async () => {
  await openHome(4);
  await waitFor(() => expect(platform.calls('announcements')).not.toEqual([]));
  expect(platform.calls('dailySalaryRequest')).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('whoever was asked and put it off finds it at the agency [AG-22]', async () => {
  await openApp({ at: '/m/agent', session: { ...agent, type: 41 } });
  const way = await screen.findByRole('link', { name: /A daily salary needs your agreement/ });
  expect(way.getAttribute('href')).toBe('/m/member/agent/getSalaryContract');
});
