import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '#kernel/i18n/i18n.ts';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { startPlatform } from '../../../testing/platform.ts';
import { renderPart } from '../../../testing/render.tsx';
import { games, merchant, winner } from '../../../testing/samples.ts';
import { CategoryGames } from '../components/category-games.tsx';
import { HotGames } from '../components/hot-games.tsx';
import { Winners } from '../components/winners.tsx';

const arabic = { code: 'AR', tag: 'ar', endonym: 'العربية', dir: 'rtl' } as const;
const brand = { ...merchant, languages: [...merchant.languages, arabic] };
const nobodys: ReadonlySet<string> = new Set();

it('reloads lists and winners in a language that has rested for 250 ms, each once in 400 ms [ST-32]', async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [{ vo: winner(1, '100.00') }] }));
  const { texts } = await renderPart(
    <MerchantProvider value={brand}>
      <HotGames favourites={nobodys} />
      <CategoryGames current="RNG" favourites={nobodys} />
      <Winners />
    </MerchantProvider>,
    { sparing: true },
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Game 1/ })).toHaveLength(3));
  const speak = (code: string) => act(() => setLanguage(texts, brand, code));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () =>
    (['hotGames', 'gameList', 'winners'] as const).map((name) =>
      platform
        .calls(name)
        .map(({ query }) => query['language'])
        .join(' '),
    );
  const each = (languages: string) => [languages, languages, languages];
  vi.useFakeTimers();
  await pass(1000);

  await speak('TY');
  await pass(249);
  expect(asked()).toEqual(each('EN'));
  await pass(1);
  expect(asked()).toEqual(each('EN TY'));

  await speak('EN');
  await pass(100);
  await speak('AR');
  await pass(299);
  expect(asked()).toEqual(each('EN TY'));
  await pass(1);
  expect(asked()).toEqual(each('EN TY AR'));
});

it('asks for all lists of games together once in 400 ms, a choice of language included [CO-05]', async () => {
  const platform = await startPlatform();
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  vi.useFakeTimers();
  const when: number[] = [];
  platform.on('gameList', () => {
    when.push(Date.now());
    return { games: games(3), pageNum: 1, totalPages: 1 };
  });
  const lists = ['RNG', 'FISH', 'LIVE', 'PVP'] as const;
  // The clock of another test may have told a later hour.
  await vi.advanceTimersByTimeAsync(1000);
  const { texts } = await renderPart(
    <MerchantProvider value={brand}>
      {lists.map((list) => (
        <CategoryGames key={list} current={list} favourites={nobodys} />
      ))}
    </MerchantProvider>,
    { sparing: true },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const gaps = () => when.slice(1).map((moment, place) => moment - (when[place] ?? 0));
  await pass(0);
  expect(when).toHaveLength(1);
  await pass(1200);
  expect(gaps()).toEqual([400, 400, 400]);
  await pass(1000);
  await act(() => setLanguage(texts, brand, 'TY'));
  await pass(250);
  expect(when).toHaveLength(5);
  await pass(1200);
  expect(gaps().slice(4)).toEqual([400, 400, 400]);
});
