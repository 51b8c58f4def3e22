import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { playOf } from '../../../testing/care.ts';
import { Refusal, silence, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;

type Statement = Reply<'statement'>;
const line = (kind: string, came: string, went: string, entries = 1) => ({
  kind,
  entries,
  in: came,
  out: went,
});
const statement = (more: Partial<Statement> = {}): Statement => ({
  currency: 'PHP',
  from: '2026-01-01',
  to: '2026-02-28',
  opening: '100.00',
  closing: '92.50',
  totals: {
    deposits: '50.00',
    withdrawals: '40.00',
    netDeposits: '10.00',
    staked: '30.00',
    won: '12.50',
    net: '-17.50',
    bonuses: '0.00',
    other: '0.00',
    transfersIn: '0.00',
    transfersOut: '0.00',
  },
  days: [
    { day: '2026-02-03', balance: '92.50', lines: [line('withdraw', '0.00', '40.00')] },
    {
      day: '2026-01-31',
      balance: '132.50',
      lines: [
        line('bet', '0.00', '30.00', 12),
        line('deposit', '50.00', '0.00'),
        line('win', '12.50', '0.00', 3),
      ],
    },
  ],
  ...more,
});

const at = '/m/statement?startDate=2026-01-01&endDate=2026-02-28';
const asked = () => platform.calls('statement').map(({ query }) => query);
const months = (from = '', to = ''): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('statement', () => statement());
});

describe('the statement', () => {
  it('says what was paid in net and what came of play, in figures and in plain words [RG-16] [BX-10]', async () => {
    await openApp({ at, session: member });
    await screen.findByRole('heading', { level: 1, name: 'Statement' });
    await screen.findByText('You paid in ₱10.00 more than you took out.');
    screen.getByText('₱10.00');
    screen.getByText('You staked ₱17.50 more than games paid you.');
    screen.getByText('−₱17.50');
    const sums = screen.getAllByRole('term').map((one) => one.textContent);
    expect(sums.slice(0, 7)).toEqual([
      'Balance at the start',
      'Deposits',
      'Withdrawals',
      'Staked',
      'Paid by games',
      'Rewards',
      'Balance at the end',
    ]);
    expect(asked()).toEqual([{ from: '2026-01-01', to: '2026-02-28' }]);
  });

  it.each([
    ['0.00', 'You took out as much as you paid in.', 'Games paid you as much as you staked.'],
    [
      '-5.00',
      'You took out ₱5.00 more than you paid in.',
      'You staked ₱5.00 more than games paid you.',
    ],
    [
      '5.00',
      'You paid in ₱5.00 more than you took out.',
      'Games paid you ₱5.00 more than you staked.',
    ],
  ])('has words for a net of %s', async (net, deposits, play) => {
    const { totals } = statement();
    platform.on('statement', () => statement({ totals: { ...totals, netDeposits: net, net } }));
    await openApp({ at, session: member });
    expect(await screen.findByText(deposits)).toBeDefined();
    expect(screen.getByText(play)).toBeDefined();
  });

  it('lists days under their months, with what was there at the end of each', async () => {
    await openApp({ at, session: member });
    await screen.findByRole('heading', { level: 2, name: 'February 2026' });
    screen.getByRole('heading', { level: 2, name: 'January 2026' });
    const days = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(days.map((one) => one.textContent)).toEqual([
      'Tue, Feb 3End of day ₱92.50Withdrawal 1 entry−₱40.00',
      'Sat, Jan 31End of day ₱132.50Stake 12 entries−₱30.00Deposit 1 entry+₱50.00Paid by a game 3 entries+₱12.50',
    ]);
  });

  it('tells of moves between wallets where there were any', async () => {
    const { totals } = statement();
    platform.on('statement', () =>
      statement({ totals: { ...totals, transfersIn: '5.00', transfersOut: '25.50' } }),
    );
    await openApp({ at, session: member });
    await screen.findByText('Moved to vendors');
    screen.getByText('Moved back from vendors');
    expect(screen.getByText('₱25.50')).toBeDefined();
  });

  it('asks for three months where the address names no days, and for others by a chip', async () => {
    const { user } = await openApp({ at: '/m/statement', session: member });
    const quarter = await screen.findByRole('radio', { name: 'Last 3 months' });
    expect(quarter).toHaveProperty('checked', true);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(months(asked()[0]?.['from'], asked()[0]?.['to'])).toBe(3);
    expect(screen.queryByRole('combobox', { name: 'Days' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Last 12 months' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(months(asked()[1]?.['from'], asked()[1]?.['to'])).toBe(12);
    expect(here()).toBe(
      `/m/statement?startDate=${asked()[1]?.['from']}&endDate=${asked()[1]?.['to']}`,
    );
    await user.click(screen.getByRole('radio', { name: 'Last 30 days' }));
    await waitFor(() => expect(asked()).toHaveLength(3));
    await user.click(screen.getByRole('radio', { name: 'Other days' }));
    expect(await screen.findByRole('combobox', { name: 'Days' })).toBeDefined();
  });

  it('asks the platform for no more than twelve months, and says so', async () => {
    await openApp({ at: '/m/statement?startDate=2024-12-31&endDate=2026-01-31', session: member });
    await screen.findByText('A statement covers at most 12 months. Choose fewer days.');
    expect(screen.getByRole('radio', { name: 'Other days' })).toHaveProperty('checked', true);
    expect(asked()).toEqual([]);
  });
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

describe('on paper and as a file', () => {
  it('is printed by the browser [RG-16] [BX-10]', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await openApp({ at, session: member });
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is saved with every line, as a sheet reads it [BX-10]', async () => {
    let saved = new Blob();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:saved';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await openApp({ at, session: member });
    await user.click(await screen.findByRole('button', { name: 'Save as a file (CSV)' }));
    await waitFor(() => expect(toasts()).toBe('The file is saved.'));
    expect(names).toEqual(['aurora-statement-2026-01-01-2026-02-28.csv']);
    expect((await textOf(saved)).split('\r\n')).toEqual([
      'Day,Kind,Entries,In,Out,End of day,Currency',
      '2026-02-03,Withdrawal,1,0.00,40.00,92.50,PHP',
      '2026-01-31,Stake,12,0.00,30.00,132.50,PHP',
      '2026-01-31,Deposit,1,50.00,0.00,132.50,PHP',
      '2026-01-31,Paid by a game,3,12.50,0.00,132.50,PHP',
      '',
    ]);
  });
});

describe('what else there may be', () => {
  it('shows that nothing was moved, and still what was there', async () => {
    platform.on('statement', () => statement({ days: [] }));
    await openApp({ at, session: member });
    await screen.findByText('Nothing in these days');
    screen.getByText('Balance at the start');
    expect(screen.queryByRole('button', { name: 'Save as a file (CSV)' })).toBeNull();
  });

  it('keeps its ranges while it waits', async () => {
    platform.on('statement', silence);
    await openApp({ at, session: member });
    expect(await screen.findByRole('radio', { name: 'Last 30 days' })).toBeDefined();
    expect(screen.queryByText('Net deposits')).toBeNull();
  });

  it.each([
    ['it is refused', () => new Refusal('system.busy')],
    ['it is of another form', () => ({ days: [null] }) as unknown as Statement],
  ])('asks again when %s', async (_, answer) => {
    platform.on('statement', answer);
    const { user } = await openApp({ at, session: member });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('statement', () => statement());
    await user.click(again);
    expect(await screen.findByText('Net deposits')).toBeDefined();
  });

  it('tells guests that they need an account for it, and asks for nothing', async () => {
    await openApp({ at, session: { ...member, type: 4 } });
    await screen.findByText('A statement needs an account of your own.');
    expect(asked()).toEqual([]);
  });

  it('is led to from the transactions and from the limits', async () => {
    platform.on('transactions', () => ({
      list: [],
      pageNum: 1,
      totalPages: 0,
      footer: { in: '0', out: '0' },
    }));
    platform.on('responsiblePlay', () => playOf());
    const { user } = await openApp({ at: '/m/transaction/record', session: member });
    await user.click(await screen.findByRole('link', { name: /^Statement/ }));
    expect(here()).toBe('/m/statement');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(here()).toBe('/m/transaction/record'));
    history.pushState(null, '', '/m/limits');
    act(() => dispatchEvent(new PopStateEvent('popstate')));
    const play = within(await screen.findByRole('region', { name: 'Look at how you play' }));
    await user.click(play.getByRole('link', { name: 'Statement' }));
    expect(here()).toBe('/m/statement');
  });
});
