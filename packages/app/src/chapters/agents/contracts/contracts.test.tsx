import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';
import { agent, tellOfTeam } from '../testing/agents.ts';
import {
  dividendsOf,
  nothingWaits,
  offeredOf,
  offerOf,
  payOf,
  standingOf,
  versionOf,
} from '../testing/contracts.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  platform.on('contract', ({ path }) =>
    standingOf({ kind: path.split('/').at(-1) as 'salary' | 'dividend' | 'hour' }),
  );
  platform.on('dailySalaryRequest', () => nothingWaits.salary);
  platform.on('dividendRequest', () => nothingWaits.dividend);
  platform.on('salary', () => null);
  platform.on('dividend', () => dividendsOf());
});

const salary = '/m/member/agent/getSalaryContract';
const open = (at = salary) => openApp({ at, session: agent });
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('a contract page', () => {
  it.each([
    ['getSalaryContract', 'Daily salary', 'salary', 'Turnover of the day'],
    ['getDevidendContract', 'Dividend', 'dividend', 'Left with the house'],
    ['getHourContract', 'Hourly pay', 'hour', 'Turnover of the hour'],
  ])('%s says what holds [RT-30]', async (path, title, kind, base) => {
    await open(`/m/member/agent/${path}`);
    const table = await screen.findByRole('table', { name: 'Terms 1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Agreements' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: title })).toHaveProperty('checked', true);
    expect(cellsOf(table)).toEqual([
      `${base}Active peopleShare`,
      '₱10,000.0000.10%',
      '₱50,000.00Reached50.12%',
    ]);
    expect(screen.getByText('The house')).toBeTruthy();
    expect(platform.calls('contract').at(-1)?.path).toBe(`/wps/agent/contract/${kind}`);
  });

  it('adds up what the period makes so far', async () => {
    await open();
    const part = within(await screen.findByRole('region', { name: 'So far' }));
    const said = part.getAllByRole('term').map((term) => term.textContent);
    expect(said).toEqual([
      'Turnover of the day',
      'Active people',
      'Step reached',
      'Earned',
      'Of it to those below',
      'So far',
    ]);
    expect(part.getByText('₱56.50')).toBeTruthy();
  });

  it('goes to the other kinds, and back is not through all of them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Hourly pay' }));
    await waitFor(() => expect(here()).toBe('/m/member/agent/getHourContract'));
    await screen.findByRole('table', { name: 'Terms 1' });
    expect(screen.getByRole('radio', { name: 'Hourly pay' })).toHaveProperty('checked', true);
  });

  it('says that there is none, also to whoever has no people', async () => {
    platform.on('contract', () => ({ kind: 'salary', state: 'none', history: [] }));
    await openApp({ at: salary, session: member });
    await screen.findByText('No agreement yet');
    expect(platform.calls('salary')).toEqual([]);
  });

  it('asks once more where nobody answered', async () => {
    platform.on('contract', offline);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('contract', () => standingOf());
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Terms 1' })).toBeTruthy();
  });

  it('lists what was, with what became of it', async () => {
    await open();
    const past = within(await screen.findByRole('region', { name: 'Earlier' }));
    expect(past.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Terms 1Sep 30, 2026Replaced',
    ]);
  });
});

describe('an offer', () => {
  const offered = 'An offer waits for your answer';

  async function openOffer() {
    const { user } = await open();
    await screen.findByRole('region', { name: offered });
    return { user, part: within(screen.getByRole('main')) };
  }

  const confirm = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

  it('is accepted once it was asked again, and holds then', async () => {
    platform.on('contract', () => offeredOf());
    platform.on('acceptContract', () =>
      standingOf({ current: versionOf({ id: '502', startsOn: '2026-12-01' }) }),
    );
    const { user, part } = await openOffer();
    expect(part.getByText('You can answer until Dec 2, 2026, 1:00 PM.')).toBeTruthy();
    expect(part.getByText('Thank you for a good year.')).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Accept' }));
    const asked = await confirm('Accept these terms?');
    asked.getByText('They hold from Dec 1, 2026, or from the next period on.');
    expect(platform.calls('acceptContract')).toEqual([]);
    platform.on('contract', () => standingOf());
    await user.click(asked.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(toasts()).toBe('Agreed. It begins with the next period.'));
    await screen.findByRole('table', { name: 'Terms 1' });
    const [call] = platform.calls('acceptContract');
    expect([call?.path, call?.body]).toEqual([
      '/wps/agent/contract/salary',
      { contractId: '502', accept: true },
    ]);
  });

  it('beside what holds can be declined, and what holds goes on', async () => {
    platform.on('contract', () => standingOf({ state: 'offered', offer: offerOf() }));
    platform.on('acceptContract', () => standingOf());
    const { user } = await open();
    const renewal = { name: 'New terms wait for your answer' };
    await screen.findByRole('region', renewal);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const asked = await confirm('Decline these terms?');
    asked.getByText('What holds now goes on.');
    platform.on('contract', () => standingOf());
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', renewal)).toBeNull());
    expect(platform.calls('acceptContract')[0]?.body).toEqual({ contractId: '502', accept: false });
  });

  it('that is over meanwhile says so, and shows what there is', async () => {
    platform.on('contract', () => offeredOf());
    platform.on('acceptContract', () => new Refusal('contract.over'));
    const { user, part } = await openOffer();
    await user.click(part.getByRole('button', { name: 'Accept' }));
    const asked = await confirm('Accept these terms?');
    platform.on('contract', () => ({ kind: 'salary', state: 'none', history: [] }));
    await user.click(asked.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(toasts()).toBe('That offer is no longer open.'));
    await screen.findByText('No agreement yet');
  });
});

describe('dividends', () => {
  const dividends = '/m/member/agent/agentDivident';

  it('are listed by period, and each adds itself up [RT-28]', async () => {
    const { user } = await open(dividends);
    const list = within(await screen.findByRole('list', { name: 'What it paid' }));
    const rows = list
      .getAllByRole('button')
      .map((row) => row.textContent.replaceAll('\u2009', ' '));
    expect(rows).toEqual([
      'Nov 16 – 30, 2026₱2,100.00Estimate',
      'Nov 1 – 15, 2026₱0.00',
      'Oct 16 – 31, 2026₱1,234.50',
    ]);
    await user.click(list.getByRole('button', { name: /Nov 1\s–\s15/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Nov 1\s–\s15, 2026$/ }));
    expect(sheet.getByText('Carried on').nextSibling?.textContent).toBe('−₱2,900.00');
    expect(sheet.getByText('Of it to those below').nextSibling?.textContent).toBe('₱9,500.00');
  });

  it('lead to what was agreed to, and say where an answer is waited for', async () => {
    platform.on('dividendRequest', () => ({ divtypecompperiodreq: 'NEW' }));
    await open(dividends);
    const way = await screen.findByRole('link', { name: /Agreements.*Answer/ });
    expect(way.getAttribute('href')).toBe('/m/member/agent/getDevidendContract');
  });

  it('of nobody are nothing', async () => {
    platform.on('dividend', () => null);
    await open(dividends);
    expect(await screen.findByText('Nothing was paid in these days')).toBeTruthy();
  });

  it('stand in the foot of the agency of whoever has them [AG-18]', async () => {
    await open('/m/agent');
    const foot = within(await screen.findByRole('navigation', { name: 'Ways of the agency' }));
    const way = await foot.findByRole('link', { name: 'Dividend' });
    expect(way.getAttribute('href')).toBe(dividends);
  });

  it('do not for whoever has none', async () => {
    platform.on('dividend', () => null);
    await open('/m/agent');
    const foot = within(await screen.findByRole('navigation', { name: 'Ways of the agency' }));
    await waitFor(() => expect(platform.calls('dividend')).not.toEqual([]));
    expect(foot.queryByRole('link', { name: 'Dividend' })).toBeNull();
  });
});

it('pays of a salary are told to its agent, page by page', async () => {
  platform.on('salary', ({ query }) => ({
    list: [payOf({ from: query['pageNo'] === '2' ? '2026-11-01' : '2026-11-29' })],
    footer: { amount: '56.50' },
    pageNum: Number(query['pageNo']),
    totalPages: 2,
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(platform.calls('salary').at(-1)?.query).toMatchObject({ kind: 'salary', pageNo: '2' }),
  );
});
