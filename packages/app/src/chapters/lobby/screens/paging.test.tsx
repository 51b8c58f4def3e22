import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { UnreadBadge } from '@livery/ui/unread-badge';
import {
  aWhile,
  startPlatform,
  type Platform,
  type ReceivedCall,
} from '../../../testing/platform.ts';
import { openApp, renderPart } from '../../../testing/render.tsx';
import { game, games, member, winner } from '../../../testing/samples.ts';
import { scrollToEnd, scrollUntil } from '../../../testing/sight.ts';

let platform: Platform;

const pageOf = async (pageNo: string | undefined) => {
  await aWhile();
  const pageNum = Number(pageNo);
  return { rows: games(pageNum === 2 ? 3 : 25, pageNum * 100), pageNum, totalPages: 2 };
};

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('gameList', async ({ query }) => {
    const { rows, ...page } = await pageOf(query['pageNo']);
    return { ...page, games: rows };
  });
  platform.on('recents', async ({ query }) => {
    const { rows, ...page } = await pageOf(query['page']);
    return { ...page, list: rows };
  });
  platform.on('favourites', async ({ query }) => {
    const { rows, ...page } = await pageOf(query['pageNo']);
    return { ...page, content: rows };
  });
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
});

const numberOf = ({ query }: ReceivedCall) => query['pageNo'] ?? query['page'];

it.each([
  ['games', '/m/gameList?type=all', 'Games', 'gameList'],
  ['list', '/m/gameList?type=recent', 'Recent games', 'recents'],
  ['content', '/m/gameList?type=fav', 'My collection', 'favourites'],
] as const)(
  'takes a page by its %s, and asks for the next until the last [ST-07]',
  async (_name, at, label, endpoint) => {
    await openApp({ at, session: member });
    const shownAre = (count: number) =>
      waitFor(() =>
        expect(
          within(screen.getByRole('region', { name: label })).getAllByRole('button'),
        ).toHaveLength(count),
      );
    await shownAre(25);
    await scrollToEnd();
    await shownAre(28);
    await scrollToEnd();
    await aWhile();
    expect(platform.calls(endpoint).map(numberOf)).toEqual(['1', '2']);
  },
);

it('asks for twenty winners and a hundred marks at a time, and counts to 99 [CO-12]', async () => {
  platform.on('hotGames', () => ({ list: games(1) }));
  platform.on('winners', () => ({ list: [{ vo: winner(1, '1.00') }] }));
  await openApp({ session: member });
  await scrollUntil(() => expect(platform.calls('winners')).toHaveLength(1));
  expect(platform.calls('winners')[0]?.query['limitNum']).toBe('20');
  await waitFor(() => expect(platform.calls('favouriteIds')).toHaveLength(1));
  expect(platform.calls('favouriteIds')[0]?.query['pageSize']).toBe('100');
  await renderPart(
    <>
      <UnreadBadge count={99} />
      <UnreadBadge count={100} />
    </>,
  );
  expect([screen.getByText('99'), screen.getByText('99+')]).toHaveLength(2);
});

it('draws, opens and keeps a game by its own fields, and knows favourites by node ids that are texts [ST-05]', async () => {
  const one = game(7, {
    nodeId: '0077',
    isNew: true,
    showIcon: '/marks/orchard.svg',
    roomId: 'room-9',
    gameCategory: 'LIVE',
  });
  platform.on('hotGames', () => ({ list: [one] }));
  platform.on('favouriteIds', () => ({ content: ['0077'], pageNum: 1, totalPages: 1 }));
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  const tile = await screen.findByRole('button', {
    name: /^Game 7.*Orchard.*New.*In my collection/,
  });
  await user.click(tile);
  const sheet = within(await screen.findByRole('dialog', { name: 'Game 7' }));
  sheet.getByRole('button', { name: 'Free play' });
  await user.click(sheet.getByRole('button', { name: 'Play now' }));
  await waitFor(() => expect(platform.calls('launch')).toHaveLength(1));
  expect(platform.calls('launch')[0]?.query).toMatchObject({
    nodeId: '0077',
    vendor: 'ORCHARD',
    gameCategory: 'LIVE',
    roomId: 'room-9',
  });
});
