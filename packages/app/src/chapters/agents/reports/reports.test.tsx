import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agent, asOf, figuresOf, tellOfTeam } from '../testing/agents.ts';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  const rows = {
    day: [
      { key: '2026-11-27', ...figuresOf({ valid: '400.00' }) },
      { key: '2026-11-28', ...figuresOf() },
    ],
    category: [
      { key: 'RNG', ...figuresOf() },
      { key: 'LIVE', ...figuresOf({ valid: '400.00' }) },
    ],
    branch: [{ key: '41', name: 'hiraya_sub', ...figuresOf() }],
  };
  platform.on('teamPnl', ({ query }) => ({
    list: rows[(query['group'] ?? 'day') as keyof typeof rows],
    footer: figuresOf({ valid: '1400.00', net: '-590.00' }),
    asOf,
    pageNum: 1,
    totalPages: 1,
  }));
});

const open = (at: string) => openApp({ at, session: agent });
const asked = () => platform.calls('teamPnl').map(({ query }) => query);
const days = 'startDate=2026-11-22&endDate=2026-11-28';

describe('profit and loss [RT-25]', () => {
  it('stands in a table by day with its sum, signs and all', async () => {
    await open(`/m/agent/team/pnl?${days}`);
    const table = within(await screen.findByRole('table', { name: 'Team profit' }));
    const cells = table.getAllByRole('row').map((row) => row.textContent);
    expect(cells[1]).toContain('Fri, Nov 27');
    expect(cells.at(-1)).toContain('All together');
    expect(cells.at(-1)).toContain('₱1,400.00');
    expect(cells.at(-1)).toMatch(/[-−]₱590\.00/);
    screen.getByText(/^As of /);
  });

  it('is shown by something else at a press, which the address keeps', async () => {
    const { user } = await open(`/m/agent/team/pnl?${days}`);
    await screen.findByRole('table');
    await user.click(screen.getByRole('radio', { name: 'Branch' }));
    await screen.findByText('hiraya_sub');
    expect(here()).toContain('group=branch');
    expect(asked().at(-1)).toMatchObject({ group: 'branch', startDate: '2026-11-22' });
    platform.on('teamPnl', () => ({
      list: [],
      footer: figuresOf(),
      asOf,
      pageNum: 1,
      totalPages: 0,
    }));
    await user.click(screen.getByRole('radio', { name: 'Category' }));
    await screen.findByText('Nobody has played in these days.');
  });

  it('says that so many days of so many people are too much', async () => {
    platform.on('teamPnl', () => new Refusal('range.too_wide'));
    await open(`/m/agent/team/pnl?${days}`);
    expect(await screen.findByText(/Choose fewer days/)).toBeTruthy();
  });
});

it('tells of bets by sums alone [RT-26]', async () => {
  platform.on('teamBets', () => ({
    list: [
      {
        key: 'v1',
        name: 'hiraya_sub',
        rounds: 1204,
        staked: '1500.00',
        valid: '1400.00',
        won: '1300.00',
      },
    ],
    footer: { rounds: 1204, staked: '1500.00', valid: '1400.00', won: '1300.00' },
    asOf,
    pageNum: 1,
    totalPages: 1,
  }));
  await open(`/m/teamBetting?${days}&group=branch`);
  const table = within(await screen.findByRole('table', { name: 'Team betting' }));
  const [, row] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(row).toContain('hiraya_sub');
  expect(row).toContain('1,204');
});

it('shows some days in figures, by day, by category and by branch [RT-25]', async () => {
  await open(`/m/agent/team/overview?${days}`);
  await screen.findByText('₱1,400.00');
  expect(screen.getByText('Played').parentElement?.textContent).toBe('Played87');
  const shares = within(await screen.findByRole('list', { name: 'By category' }));
  expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Slots₱1,000.0071.4%',
    'Live₱400.0028.6%',
  ]);
  const best = within(await screen.findByRole('region', { name: 'Best branches' }));
  expect(best.getByText('hiraya_sub')).toBeTruthy();
  await waitFor(() =>
    expect(new Set(asked().map(({ group }) => group))).toEqual(
      new Set(['day', 'category', 'branch']),
    ),
  );
});

describe('rebate income [RT-26]', () => {
  beforeEach(() =>
    platform.on('rebateIncome', ({ query }) => ({
      list:
        query['group'] === 'branch'
          ? [
              { valid: '1000.00', amount: '7.00', estimate: false },
              {
                branch: { id: '41', account: 'hiraya_sub', masked: false },
                valid: '10000.00',
                amount: '25.00',
                estimate: false,
              },
              { rounding: true, valid: '0.00', amount: '0.01', estimate: false },
            ]
          : [
              { day: '2026-11-28', valid: '1000.00', amount: '7.01', estimate: true },
              { day: '2026-11-27', valid: '10000.00', amount: '25.00', estimate: false },
            ],
      footer: { valid: '11000.00', amount: '25.00', estimate: '7.01' },
      pageNum: 1,
      totalPages: 1,
    })),
  );

  it('says day by day what came and what is an estimate still', async () => {
    await open(`/m/member/teamRebate?${days}`);
    const table = within(await screen.findByRole('table', { name: 'Rebate income' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toContain('Sat, Nov 28 · Estimate');
    expect(rows[2]).not.toContain('Estimate');
    screen.getByText(/Days that are not closed are an estimate/);
  });

  it('is told by branch, with own play and what rounding keeps', async () => {
    await open(`/m/member/teamRebate?${days}&group=branch`);
    const table = within(await screen.findByRole('table', { name: 'Rebate income' }));
    const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Own play', 'hiraya_sub', 'Rounding']);
  });
});

it('shows one’s own rates, tomorrow’s beside them, and sets those of the direct team [RT-26]', async () => {
  const { user } = await open('/m/member/agent/agentRebeat');
  const own = within(await screen.findByRole('region', { name: 'Your own rates' }));
  expect(own.getByText('0.70%')).toBeTruthy();
  expect(own.getByText('0.30% · 0.25% from Nov 30, 2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /hiraya_sub/ }));
  await screen.findByRole('dialog', { name: 'Rates of hiraya_sub' });
});

describe('a report to be saved [AG-11] [AG-12] [AG-14]', () => {
  let saved: Blob[];
  beforeEach(() => {
    saved = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved.push(blob);
          return 'blob:sheet';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('is fetched as it is shown, and handed to the browser', async () => {
    const sheet = 'Day,Net\r\n2026-11-28,1.00\r\n';
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    platform.on('exportReport', () => new Response(sheet, { headers }));
    const { user } = await open(`/m/agent/team/pnl?${days}&group=branch`);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    await waitFor(() => expect(toasts()).toBe('The file is saved.'));
    const [fetched] = platform.calls('exportReport');
    expect(fetched?.path).toBe('/wps/agent/export/pnl');
    expect(fetched?.query).toEqual({
      startDate: '2026-11-22',
      endDate: '2026-11-28',
      group: 'branch',
    });
    expect(saved.map(({ size }) => size)).toEqual([sheet.length]);
    screen.getByRole('button', { name: 'Save as a file (CSV)' });
  });

  it('says why there is none', async () => {
    platform.on('exportReport', () => new Refusal('range.too_wide'));
    const { user } = await open(`/m/agent/team/pnl?${days}`);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    await waitFor(() => expect(toasts()).toMatch(/Choose fewer days/));
    expect(saved).toEqual([]);
  });
});
