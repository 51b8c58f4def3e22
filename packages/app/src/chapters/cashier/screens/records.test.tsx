import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import {
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';
import { scrollToEnd } from '../../../testing/sight.ts';

let platform: Platform;
type Bet = Reply<'betRecords'>['list'][number];

const evening = Date.UTC(2026, 0, 5, 20, 30);
const bet = (number: number, more: Partial<Bet> = {}): Bet => ({
  id: `90071992547409${number + 10}`,
  gameName: `Game ${number}`,
  nodeId: `node-${number}`,
  gameCategory: 'RNG',
  vassalage: 'ORCHARD',
  displayName: 'Orchard',
  iconUrl: '',
  bet: '20.00',
  win: '0.00',
  net: '-20.00',
  status: 'lost',
  at: evening - number * 60_000,
  ...more,
});
const bets = (list: Bet[], more: Partial<Reply<'betRecords'>> = {}): Reply<'betRecords'> => ({
  list,
  pageNum: 1,
  totalPages: list.length > 0 ? 1 : 0,
  footer: { bet: '1160.00', win: '1183.88', net: '23.88' },
  ...more,
});

const at = '/m/gameRecord?startDate=2026-01-01&endDate=2026-01-07';

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('vendors', () => ({
    sorting: ['RNG', 'LIVE'].map((gameCategory) => ({ gameCategory, vendorNames: [] })),
    mapping: {
      RNG: [vendor('ORCHARD', 'Orchard'), vendor('NPL', 'North Pole')],
      LIVE: [vendor('KR', 'Kestrel')],
    },
  }));
  platform.on('betRecords', () =>
    bets([bet(1), bet(2, { status: 'won', win: '126.00', net: '106.00' })]),
  );
});

const vendor = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  showIcon: '',
  gameClassify: [],
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Bet record' })).getAllByRole('button');
const asked = () => platform.calls('betRecords').map(({ query }) => query);

describe('the bet record', () => {
  it('tells of a round that gave back no more than was staked as a return, and of no win', async () => {
    platform.on('betRecords', () =>
      bets([
        bet(1, { status: 'won', bet: '10.00', win: '10.00', net: '0.00' }),
        bet(2, { status: 'won', bet: '10.00', win: '4.00', net: '-6.00' }),
      ]),
    );
    const { user } = await openApp({ at, session: member });
    const [even, less] = await rows();
    expect(even?.textContent).toMatch(/₱0\.00Returned ₱10\.00$/);
    expect(less?.textContent).toMatch(/−₱6\.00Returned ₱4\.00$/);
    expect(document.querySelector('main [data-gain]')).toBeNull();
    if (even) await user.click(even);
    const sheet = within(await screen.findByRole('dialog', { name: 'Round' }));
    expect(sheet.queryByText('Won')).toBeNull();
    expect(sheet.getAllByText('Returned')).toHaveLength(2);
    expect(document.querySelector('dialog [data-icon="trophy"]')).toBeNull();
  });

  it('shows rounds under their days, and what all of it comes to [RT-19]', async () => {
    await openApp({ at, session: member });
    await screen.findByRole('heading', { level: 1, name: 'Bet record' });
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Game 14:29.AM · Orchard−₱20\.00Lost$/),
      expect.stringMatching(/^Game 24:28.AM · Orchard\+₱106\.00Won ₱126\.00$/),
    ]);
    screen.getByRole('heading', { level: 2, name: /Tue.*Jan 6, 2026/ });
    const sums = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(sums).toEqual(['₱1,160.00', '₱1,183.88', '+₱23.88']);
  });

  it('sends a visitor to log in, and back', async () => {
    await openApp({ at });
    await screen.findByLabelText('Username');
    expect(here()).toBe(`/m/login?redirect=${encodeURIComponent(at)}`);
  });

  it('asks for a week where the address names no days', async () => {
    await openApp({ at: '/m/gameRecord', session: member });
    await rows();
    const { startDate = '', endDate = '' } = asked()[0] ?? {};
    expect(Date.parse(endDate) - Date.parse(startDate)).toBe(6 * 86_400_000);
  });

  it('narrows by category in the address, and lets go of a studio of another', async () => {
    const { user } = await openApp({ at: `${at}&vendor=ORCHARD`, session: member });
    await rows();
    await user.click(await screen.findByRole('radio', { name: 'Live' }));
    await waitFor(() =>
      expect(here()).toBe(
        '/m/gameRecord?startDate=2026-01-01&endDate=2026-01-07&gameCategory=LIVE',
      ),
    );
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameCategory: 'LIVE' }));
    expect(asked().at(-1)).not.toHaveProperty('vendor');
  });

  it('narrows by studio and result on a sheet, and takes either back', async () => {
    const { user } = await openApp({ at, session: member });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('radio', { name: 'North Pole' }));
    // At the foot, which nothing passes under.
    const show = sheet.getByRole('button', { name: 'Show' });
    const scroller = sheet.getByRole('radio', { name: 'Won' }).closest('fieldset')?.parentElement;
    expect(scroller?.parentElement?.contains(show)).toBe(false);
    await user.click(sheet.getByRole('radio', { name: 'Won' }));
    expect(asked()).toHaveLength(1);
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ vendor: 'NPL', status: 'won' }));
    expect(new URLSearchParams(location.search).get('vendor')).toBe('NPL');
    await user.click(await screen.findByRole('button', { name: /Won$/ }));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('status'));
    screen.getByRole('button', { name: /North Pole$/ });
  });

  it('opens a round to all that is known of it', async () => {
    const { user } = await openApp({ at, session: member });
    const [first] = await rows();
    if (!first) throw new Error('No row');
    await user.click(first);
    const sheet = within(await screen.findByRole('dialog', { name: 'Round' }));
    sheet.getByRole('heading', { name: 'Game 1' });
    sheet.getByText('9007199254740911');
    expect(sheet.getByRole('link', { name: 'Find this game' }).getAttribute('href')).toBe(
      '/m/gameList?type=all&gameName=Game+1',
    );
  });

  it('leads on from nothing: back a year or to all kinds, and sends nobody to play', async () => {
    platform.on('betRecords', () => bets([]));
    const { user } = await openApp({ at: `${at}&status=void`, session: member });
    await screen.findByText('Nothing of this kind');
    await user.click(screen.getByRole('button', { name: 'Show all kinds' }));
    await screen.findByText('Nothing in these days');
    expect(screen.queryByRole('link', { name: 'Browse games' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Look back a year' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Look back a year' })).toBeNull(),
    );
  });

  it.each([
    ['nobody answers', offline],
    ['it is refused', () => new Refusal('permission.denied')],
    ['it is of another form', () => ({ list: [null] }) as unknown as Reply<'betRecords'>],
  ])('asks again when %s [ER-06]', async (_, answer) => {
    platform.on('betRecords', answer);
    const { user } = await openApp({ at, session: member });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('betRecords', () => bets([bet(1)]));
    await user.click(again);
    expect(await rows()).toHaveLength(1);
  });

  it('says to whom it is not open that it is not [RO-11]', async () => {
    platform.on('betRecords', () => new Refusal('permission.denied'));
    await openApp({ at, session: member });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(
      'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    );
  });

  it('keeps what it has where the next page fails, and asks for that again', async () => {
    platform.on('betRecords', ({ query }) =>
      query['pageNo'] === '1' ? bets([bet(1)], { totalPages: 2 }) : new Refusal('system.busy'),
    );
    const { user } = await openApp({ at, session: member });
    await rows();
    await scrollToEnd();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await rows()).toHaveLength(1);
    // A round that came in meanwhile has moved the first one on.
    platform.on('betRecords', () => bets([bet(1), bet(2)], { pageNum: 2, totalPages: 2 }));
    await user.click(again);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('stands while it waits for an answer', async () => {
    platform.on('betRecords', silence);
    await openApp({ at, session: member });
    await screen.findByRole('heading', { level: 1, name: 'Bet record' });
    expect(await screen.findByRole('combobox', { name: 'Days' })).toBeDefined();
  });

  it('asks whoever’s session has ended to log in, and knows the way back with every filter (part of ER-07)', async () => {
    platform.on('betRecords', () => new Refusal('session.replaced'));
    await openApp({ at: `${at}&status=won`, session: member });
    await screen.findByLabelText('Username');
    expect(here()).toBe(`/m/login?redirect=${encodeURIComponent(`${at}&status=won`)}`);
  });
});

const bytesOf = (blob = new Blob()): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });

describe('the file', () => {
  let saved: Blob | undefined;
  beforeEach(() => {
    saved = undefined;
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
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('holds every round of every page, so that a sheet reads it', async () => {
    platform.on('betRecords', ({ query }) => {
      const page = Number(query['pageNo']);
      const list = page === 1 ? [bet(1, { gameName: '=HYPERLINK("x")' })] : [bet(2)];
      return bets(list, { pageNum: page, totalPages: 2 });
    });
    const { user } = await openApp({ at, session: member });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    await waitFor(() => expect(toasts()).toBe('The file is saved.'));
    const bytes = await bytesOf(saved);
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Time,Game,Studio,Result,Staked,Returned,Net result,Currency,Number',
      `2026-01-06 04:29:00,"'=HYPERLINK(""x"")",Orchard,Lost,20.00,0.00,-20.00,PHP,#9007199254740911`,
      '2026-01-06 04:28:00,Game 2,Orchard,Lost,20.00,0.00,-20.00,PHP,#9007199254740912',
      '',
    ]);
    expect(asked().at(-1)).toMatchObject({ pageSize: '100', startDate: '2026-01-01' });
  });

  it('can be stopped while it is gathered, and leaves nothing', async () => {
    const { user } = await openApp({ at, session: member });
    await rows();
    platform.on('betRecords', silence);
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(saved).toBeUndefined();
    expect(toasts()).toBe('');
  });

  it('is gathered no further once the page is left', async () => {
    const { user } = await openApp({ at, session: member });
    await rows();
    platform.on('betRecords', silence);
    const sent = vi.spyOn(globalThis, 'fetch');
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    const gathering = () => sent.mock.calls.find(([to]) => /pageSize=100/.test(`${to}`))?.[1];
    await waitFor(() => expect(gathering()).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(here()).not.toMatch('gameRecord'));
    await waitFor(() => expect(gathering()?.signal?.reason).toMatchObject({ name: 'AbortError' }));
    expect(saved).toBeUndefined();
  });

  it('says why it could not be had', async () => {
    const { user } = await openApp({ at, session: member });
    await rows();
    platform.on('betRecords', () => new Refusal('permission.denied'));
    await user.click(screen.getByRole('button', { name: 'Save as a file (CSV)' }));
    await waitFor(() => expect(toasts()).toMatch(/does not have permission/));
    expect(saved).toBeUndefined();
  });
});
