import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, type Scene } from '../../../testing/render.tsx';
import { games, member, wallet } from '../../../testing/samples.ts';

let platform: Platform;

type Names = Reply<'gameNames'>;

const named = (name: string, more: Partial<Names['games'][number]> = {}) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  by: 'BGS',
  in: 'RNG',
  icon: `/covers/${name}.webp`,
  practice: true,
  ...more,
});

const names: Names = {
  games: [
    named('Moon Orchard'),
    named('Pegfall Prime'),
    named('Moonlit Koi', { by: 'TW', in: 'FISH' }),
    named('Resting Moon', { maintenance: true }),
    named('Pitchside', { by: 'PS', in: 'SPORTS' }),
  ],
  vendors: [
    { code: 'BGS', name: 'Houselight', icon: '/marks/bgs.svg' },
    { code: 'TW', name: 'Tidewater', icon: '' },
    { code: 'PS', name: 'Pitchside Books', icon: '' },
  ],
  categories: ['RNG', 'FISH', 'SPORTS'],
};

beforeEach(async () => {
  localStorage.clear();
  platform = await startPlatform();
  platform.on('gameNames', () => names);
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3, 20), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('vendors', () => ({ sorting: [], mapping: {} }));
  platform.on('gameInfo', () => new Refusal('game.missing'));
});
afterEach(() => vi.restoreAllMocks());

async function open(scene: Scene = {}, button = 'Search games') {
  const opened = await openApp(scene);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  const sheet = screen.getByRole('dialog');
  return { ...opened, field, sheet };
}

const options = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

const current = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('asks for all names once, when it is opened, and not again for what is typed', async () => {
  const { user, field, sheet } = await open();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'moon orch');
  expect(await options()).toEqual(['Moon OrchardHouselight']);
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Search games' }));
  const anew = await screen.findByRole('dialog', { name: 'Search' });
  await within(anew).findByRole('region', { name: 'Hot games' });
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  expect(platform.calls('gameNames').map(({ query }) => query)).toEqual([{ language: 'EN' }]);
});

it('asks for nothing before it is opened', async () => {
  await openApp();
  await screen.findByRole('button', { name: 'Search games' });
  expect(platform.calls('gameNames')).toEqual([]);
});

it('asks in the language of the page', async () => {
  const { user, field } = await open({ language: 'TY' }, 'Maghanap ng laro');
  await user.type(field, 'moon');
  await options();
  expect(platform.calls('gameNames')[0]?.query).toEqual({ language: 'TY' });
});

it('opens from the game centre as well', async () => {
  await open({ at: '/m/gameCenter' });
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined();
});

it('shows what is typed, in spite of slips, marked where it was met, and says how much there is', async () => {
  const { user, field, sheet } = await open();
  await user.type(field, 'pegfal prme');
  expect(await options()).toEqual(['Pegfall PrimeHouselight']);
  const marks = [...sheet.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['Pegfal', 'Prime']);
  expect(sheet.querySelector('[role="option"] img')?.getAttribute('src')).toBe(
    '/covers/Pegfall Prime.webp',
  );
  expect(within(sheet).getByRole('status').textContent).toBe('Results: 1');
});

it('groups games, makers and kinds, and says what rests', async () => {
  const { user, field } = await open();
  await user.type(field, 'moon');
  expect(await options()).toEqual([
    'Moon OrchardHouselight',
    'Moonlit KoiTidewater',
    'Resting MoonUnder maintenance',
  ]);
  await user.clear(field);
  await user.type(field, 'fish');
  await screen.findByRole('group', { name: 'Categories' });
  await user.clear(field);
  await user.type(field, 'tidew');
  const makers = await screen.findByRole('group', { name: 'Studios' });
  expect(within(makers).getAllByRole('option')).toHaveLength(1);
  expect(
    within(screen.getByRole('group', { name: 'From these studios' })).getAllByRole('option'),
  ).toHaveLength(1);
});

it('walks with arrows, round from the last to the first, and opens with Enter', async () => {
  const { user, field } = await open({ session: member });
  await user.type(field, 'moon');
  await options();
  expect(current(field)).toBe('Moon OrchardHouselight');
  await user.keyboard('{ArrowDown}');
  expect(current(field)).toBe('Moonlit KoiTidewater');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(current(field)).toBe('Resting MoonUnder maintenance');
  await user.keyboard('{ArrowDown}{PageDown}');
  expect(current(field)).toBe('Resting MoonUnder maintenance');
  await user.keyboard('{PageUp}{Enter}');
  const game = await screen.findByRole('dialog', { name: 'Moon Orchard' });
  expect(within(game).getByRole('button', { name: 'Free play' })).toBeDefined();
  // What was found stays below, for whoever wants another.
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined();
});

it('empties the field with Escape before it closes', async () => {
  const { user, field } = await open();
  await user.type(field, 'moon');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined();
});

it('sends a visitor to log in for a game, and back', async () => {
  const { user, field } = await open({ at: '/m/home?x=1' });
  await user.type(field, 'pegfall');
  await user.click(await screen.findByRole('option'));
  await screen.findByLabelText('Username');
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fhome%3Fx%3D1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['a game that is bet on at its vendor’s', 'pitchside', '/m/play?', member],
  ['a maker', 'tidewater', '/m/gameList?vassalage=TW', undefined],
  ['a kind', 'fish', '/m/fishing-games', undefined],
])('leads to %s', async (_, text, path, session) => {
  const { user, field } = await open(session ? { session } : {});
  await user.type(field, text);
  await options();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toContain(path));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
});

it('leads to all of very many as a list, with what was typed', async () => {
  const many = Array.from({ length: 40 }, (_, index) => named(`Lantern ${index}`));
  platform.on('gameNames', () => ({ ...names, games: many }));
  const { user, field } = await open();
  await user.type(field, 'lantern');
  expect(await options()).toHaveLength(30);
  await user.click(screen.getByRole('link', { name: 'Show all as a list' }));
  await waitFor(() => expect(here()).toBe('/m/gameList?gameName=lantern'));
});

it('says what to do next where nothing is found', async () => {
  const { user, field, sheet } = await open();
  await user.type(field, 'xyzxyzxyz');
  await within(sheet).findByText('Nothing found');
  expect(within(sheet).getByRole('status').textContent).toBe('Results: 0');
  await user.click(within(sheet).getByRole('link', { name: 'All games' }));
  await waitFor(() => expect(here()).toBe('/m/gameList?type=all'));
});

it('shows hot games and kinds of games before anything is typed', async () => {
  const { sheet } = await open();
  const hot = await within(sheet).findByRole('region', { name: 'Hot games' });
  expect(within(hot).getAllByRole('button', { name: /Moon|Peg|Pitch/ })).toHaveLength(5);
  const kinds = within(sheet).getByRole('navigation', { name: 'Categories' });
  expect(
    within(kinds)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Slots', 'In-house', 'Fish', 'Sports']);
});

it.each([
  ['nobody answers', offline, 'No connection. Check it and try again.'],
  ['the platform is busy', () => new Refusal('system.busy'), /busy|moment/i],
])('says that %s, and asks again when told to', async (_, answer, text) => {
  platform.on('gameNames', answer);
  const { user, field, sheet } = await open();
  await user.type(field, 'moon');
  await within(sheet).findByText(text);
  platform.on('gameNames', () => names);
  await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
  expect(await options()).toHaveLength(3);
  expect(within(sheet).queryByText(text)).toBeNull();
});

it('says that it waits, and finds what was typed meanwhile', async () => {
  const answer = Promise.withResolvers<Names>();
  platform.on('gameNames', () => answer.promise);
  const { user, field, sheet } = await open();
  await user.type(field, 'moon');
  expect(within(sheet).getByRole('status').textContent).toBe('Fetching names');
  await act(async () => answer.resolve(names));
  expect(await options()).toHaveLength(3);
  expect(within(sheet).getByRole('status').textContent).toBe('Results: 3');
});

const recents = async () =>
  within(await screen.findByRole('region', { name: 'Recent searches' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function findTwo() {
  const opened = await open({ session: member });
  const { user, field } = opened;
  for (const text of ['pegfal', 'moonlit', 'pegf']) {
    await user.clear(field);
    await user.type(field, text);
    await options();
    await user.keyboard('{Enter}');
  }
  await user.clear(field);
  return opened;
}

it('keeps what was found lately, the latest first and each once, for this merchant', async () => {
  const { user, field } = await findTwo();
  expect(await recents()).toEqual(['Pegfall Prime', 'Moonlit Koi']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('searches'))).toEqual([
    'searches.aurora',
  ]);
  await user.click(screen.getByRole('button', { name: 'Moonlit Koi' }));
  expect(field.value).toBe('Moonlit Koi');
  expect(document.activeElement).toBe(field);
  expect(await options()).toEqual(['Moonlit KoiTidewater']);
});

it('forgets one of them, or all', async () => {
  const { user } = await findTwo();
  await user.click(screen.getByRole('button', { name: 'Forget Pegfall Prime' }));
  expect(await recents()).toEqual(['Moonlit Koi']);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  expect(localStorage.getItem('searches.aurora')).toBeNull();
});

it('has no recent searches where the device keeps nothing, or something else', async () => {
  localStorage.setItem('searches.aurora', '{"moon":1}');
  const refused = (): never => {
    throw new DOMException('denied');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  const { sheet } = await findTwo();
  expect(within(sheet).queryByRole('region', { name: 'Recent searches' })).toBeNull();
  await within(sheet).findByRole('region', { name: 'Hot games' });
});
