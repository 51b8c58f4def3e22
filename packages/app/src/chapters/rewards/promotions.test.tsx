import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member, wallet } from '../../testing/samples.ts';
import { claimDraft } from './claim/claim-draft.ts';

type Promotion = Reply<'announcements'>['promotion'][number];
type Standing = Reply<'promotionStatus'>;

const day = 86_400_000;
const start = Date.parse('2026-11-20T00:00:00+08:00');

const promotion = (number: number, more: Partial<Promotion> = {}): Promotion => ({
  id: String(number),
  title: `Promotion ${number}`,
  content: `<p>Words of ${number}</p>`,
  startDate: start,
  endDate: start + 16.9 * day,
  noExpiry: 0,
  announcementImages: [
    { sequence: 2, url: '/img/second.svg' },
    { sequence: 1, url: '/img/first.svg' },
  ],
  promoAnnouncementCategoryIds: ['1'],
  ...more,
});

const standing = (status: Standing['status'], more: Partial<Standing> = {}): Standing => ({
  status,
  terms: { wagering: 5, minDeposit: '100.00', maxBonus: '300.00', days: 7, audience: 'all' },
  ...more,
});

let platform: Platform;
let line: LiveLine | undefined;

const offer = (...promotions: readonly Promotion[]): void =>
  platform.on('announcements', () => ({
    promotion: [...promotions],
    banners: [],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: 0 },
  }));

beforeEach(async () => {
  claimDraft.set(undefined);
  platform = await startPlatform();
  offer(promotion(1), promotion(2, { promoAnnouncementCategoryIds: ['2'], noExpiry: 1 }));
  platform.on('promotionCategories', () => [
    { id: '2', name: 'Sports', order: 2 },
    { id: '1', name: 'Slots', order: 1 },
    { id: '3', name: 'Tables', order: 3 },
  ]);
  platform.on('promotionStatus', () => standing('CLAIM'));
  platform.on('wallet', () => wallet('100'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('stream', () => {
    line = openLine();
    return line.response;
  });
});

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shownAre = (...numbers: number[]) =>
  waitFor(() => expect(titles()).toEqual(numbers.map((number) => `Promotion ${number}`)));
const item = (number: number): HTMLElement =>
  screen.getByRole('heading', { name: `Promotion ${number}` }).closest('details') ?? document.body;
const isOpen = (number: number) => item(number).hasAttribute('open');
const asMember = (at = '/m/activity') => openApp({ at, session: member });

describe('the list', () => {
  it('fetches the picture of what is open at once, and any other when it comes near', async () => {
    await openApp({ at: '/m/activity' });
    await shownAre(1, 2);
    const largest = (number: number) => [...item(number).querySelectorAll('img')].at(-1);
    expect(isOpen(1)).toBe(true);
    expect(largest(1)?.getAttribute('loading')).toBeNull();
    expect(largest(1)?.getAttribute('fetchpriority')).toBe('high');
    expect(isOpen(2)).toBe(false);
    expect(largest(2)?.getAttribute('loading')).toBe('lazy');
  });

  it('says from when to when, in the days of the site, or that it lasts [PR-03] [PR-04]', async () => {
    await openApp({ at: '/m/activity' });
    await shownAre(1, 2);
    within(item(1)).getByText('2026/11/20 - 2026/12/06');
    within(item(2)).getByText('Long term');
    expect(within(item(2)).queryByText(/2026/)).toBeNull();
  });

  it('shows of its pictures the first in order, its words and its button [PR-02]', async () => {
    await openApp({ at: '/m/activity' });
    await shownAre(1, 2);
    await within(item(1)).findByText('Words of 1');
    const pictures = [...item(1).querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(new Set(pictures)).toEqual(new Set(['/img/first.svg']));
    within(item(1)).getByRole('link', { name: 'Log in to take part' });
  });

  it('is sorted by kinds that have some, in their order [PR-01]', async () => {
    const { user } = await openApp({ at: '/m/activity' });
    await shownAre(1, 2);
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await waitFor(() => expect(tabs()).toEqual(['All', 'Slots', 'Sports']));
    await user.click(screen.getByRole('tab', { name: 'Sports' }));
    await shownAre(2);
    expect(here()).toBe('/m/activity?category=2');
    expect(isOpen(2)).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await shownAre(1, 2);
  });

  it('opens what is pressed beside what is open, and says it in the address', async () => {
    const { user } = await openApp({ at: '/m/activity' });
    await shownAre(1, 2);
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    await user.click(screen.getByText('Promotion 2'));
    await waitFor(() => expect(here()).toBe('/m/activityDetail?id=2'));
    expect([isOpen(1), isOpen(2)]).toEqual([true, true]);
    await within(item(2)).findByText('Words of 2');
    await user.click(screen.getByText('Promotion 2'));
    await waitFor(() => expect(here()).toBe('/m/activity'));
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
  });

  it.each([
    ['opens the one that is named', '2', [false, true], ''],
    [
      'opens the first where that one is gone, and says so,',
      '9',
      [true, false],
      'This promotion is not here any more. See the others.',
    ],
  ] as const)('%s by its address [PR-05]', async (_, id, open, said) => {
    await openApp({ at: `/m/activityDetail?id=${id}` });
    await shownAre(1, 2);
    expect([isOpen(1), isOpen(2)]).toEqual(open);
    expect(here()).toBe(`/m/activityDetail?id=${id}`);
    await waitFor(() => expect(toasts()).toBe(said));
  });

  it('lets the first be closed that was opened in place of one that is gone', async () => {
    const { user } = await openApp({ at: '/m/activityDetail?id=9' });
    await shownAre(1, 2);
    await user.click(screen.getByText('Promotion 1'));
    await waitFor(() => expect([isOpen(1), isOpen(2)]).toEqual([false, false]));
    await user.click(screen.getByText('Promotion 2'));
    await waitFor(() => expect([isOpen(1), isOpen(2)]).toEqual([false, true]));
  });

  it('says that it could not be had, and asks again at a press [ER-06]', async () => {
    platform.on('announcements', () => new Refusal('promotion.missing'));
    const { user } = await openApp({ at: '/m/activity' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(titles()).toEqual([]);
    offer(promotion(1));
    await user.click(again);
    await shownAre(1);
  });

  it('leads on where there is nothing', async () => {
    offer();
    await openApp({ at: '/m/activity' });
    await screen.findByText('No promotions right now');
    expect(screen.getByRole('link', { name: 'See the games' }).getAttribute('href')).toBe(
      '/m/gameList',
    );
  });
});

describe('how a member stands', () => {
  it.each<[Standing['status'], string, boolean]>([
    ['JOIN', 'Join this promotion', true],
    ['CLAIM', 'Claim this promotion', true],
    ['APPLYING', 'Applying', false],
    ['CLOSE', 'Closed', false],
    ['REJECTED', 'Rejected', false],
    ['ISSUED', 'Issued', false],
    ['CLAIMED', 'Claimed', false],
    ['PROCESS', 'In process', false],
    ['JOINED', 'Joined', false],
    ['COMING_SOON', 'Coming soon', false],
  ])(
    'is said in words, and pressed only where it can be: %s [PR-06]',
    async (status, text, can) => {
      platform.on('promotionStatus', () => standing(status));
      await asMember();
      await within(
        await screen.findByRole('heading', { name: 'Promotion 1' }).then(() => item(1)),
      ).findByText(text);
      expect(within(item(1)).queryAllByRole('button', { name: text })).toHaveLength(can ? 1 : 0);
    },
  );

  it('is told with the terms in figures, and how far somebody has come', async () => {
    const progress = { wagered: '600.00', required: '1500.00', expiresAt: start + 3 * day };
    platform.on('promotionStatus', () => standing('PROCESS', { progress }));
    await asMember();
    await screen.findByText('₱600.00 of ₱1,500.00');
    const terms = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [
          textContent,
          nextElementSibling?.textContent,
        ]),
    );
    expect(terms).toEqual({
      'Bonus, at most': '₱300.00',
      'To play through': '5 times, ₱1,500.00 at most',
      'Smallest deposit': '₱100.00',
      'Counts until': '2026/11/23',
      'Offered until': '2026/12/06',
    });
  });

  it.each(['balance', 'unread'])('follows what happens elsewhere: %s', async (event) => {
    platform.on('promotionStatus', () => standing('APPLYING'));
    await asMember();
    await screen.findByText('Applying');
    platform.on('promotionStatus', () => standing('CLAIMED'));
    await waitFor(() => expect(line).toBeDefined());
    line?.send(event, {});
    await screen.findByText('Claimed');
  });

  it('is asked for again where it could not be had', async () => {
    platform.on('promotionStatus', () => new Refusal('promotion.missing'));
    const { user } = await asMember();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('promotionStatus', () => standing('JOIN'));
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Join this promotion' })).toBeDefined();
  });

  it('is nothing a guest of free play may change', async () => {
    const { user } = await openApp({ at: '/m/activity', session: { ...member, type: 4 } });
    await user.click(await screen.findByRole('button', { name: 'Claim this promotion' }));
    expect(toasts()).toBe('Please login an actual account to use this function');
    expect(platform.calls('claimPromotion')).toHaveLength(0);
  });
});

describe('a press', () => {
  const joining = async () => {
    platform.on('promotionStatus', () => standing('JOIN'));
    const { user } = await asMember();
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Join this promotion' }));
    return press;
  };

  it('joins, and after a cut joins once', async () => {
    const press = await joining();
    platform.on('claimPromotion', offline);
    await press();
    await waitFor(() => expect(toasts()).toBe('No connection. Check it and try again.'));
    platform.on('claimPromotion', () => {
      platform.on('promotionStatus', () => standing('JOINED'));
      return { status: 'JOINED' };
    });
    await press();
    await screen.findByText('Joined');
    const keys = platform.calls('claimPromotion').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that it is closed meanwhile, and shows it', async () => {
    const press = await joining();
    platform.on('claimPromotion', () => {
      platform.on('promotionStatus', () => standing('CLOSE'));
      return new Refusal('promotion.closed', { value: { status: 'CLOSE' } });
    });
    await press();
    await screen.findByText('Closed');
    expect(toasts()).toBe('This promotion is closed. See the others.');
  });

  it('sends no remark that is too long, and leads to it', async () => {
    const { user } = await asMember();
    await user.click(await screen.findByRole('button', { name: 'Claim this promotion' }));
    const form = within(await screen.findByRole('dialog', { name: 'Your claim' }));
    const remark = form.getByLabelText('Remark');
    await user.click(remark);
    await user.paste('x'.repeat(141));
    await user.click(form.getByRole('button', { name: 'Send the claim' }));
    await form.findByText('A remark has at most 140 letters.');
    expect(document.activeElement).toBe(remark);
    expect(platform.calls('claimPromotion')).toEqual([]);
  });

  it('asks for a remark where it claims, and for another key where that changes', async () => {
    const { user } = await asMember();
    await user.click(await screen.findByRole('button', { name: 'Claim this promotion' }));
    const form = within(await screen.findByRole('dialog', { name: 'Your claim' }));
    const remark = form.getByLabelText('Remark');
    platform.on('claimPromotion', offline);
    await user.type(remark, 'One');
    await user.click(form.getByRole('button', { name: 'Send the claim' }));
    await form.findByText('No connection. Check it and try again.');
    platform.on('claimPromotion', () => {
      platform.on('promotionStatus', () => standing('APPLYING'));
      return { status: 'APPLYING' };
    });
    await user.type(remark, ' more');
    await user.click(form.getByRole('button', { name: 'Send the claim' }));
    await screen.findByText('Applying');
    const calls = platform.calls('claimPromotion');
    expect(calls.map(({ body }) => body)).toEqual([{ remark: 'One' }, { remark: 'One more' }]);
    expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
    expect(toasts()).toBe('Your claim is sent.');
  });
});
