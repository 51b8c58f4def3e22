import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { games } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(6), pageNum: 1, totalPages: 1 }));
});

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

/** Only a list of the game centre's asks for pages of 25. */
const pages = () => platform.calls('gameList').filter(({ query }) => query['pageSize'] === '25');
async function openHome(): Promise<HTMLElement> {
  await openApp();
  const slots = within(await screen.findByRole('region', { name: 'Slots' }));
  const found = await slots.findByRole('link', { name: 'See all' });
  // Whatever else stands beside the page is there by then.
  await screen.findByRole('contentinfo');
  return found;
}

it.each([
  ['a thumb', 'touchStart'],
  ['a pointer', 'pointerOver'],
  ['the keyboard', 'focusIn'],
] as const)('asks for a page that %s is on, once, before anybody presses', async (_, sign) => {
  const found = await openHome();
  await waitFor(() => {
    fireEvent[sign](found);
    expect(pages().length).toBeGreaterThan(0);
  });
  fireEvent[sign](found);
  fireEvent[sign](found);
  expect(pages()).toHaveLength(1);
});

it.each([
  ['saves data', { saveData: true }],
  ['has little of it', { saveData: false, effectiveType: 'slow-2g' }],
])('asks for nothing before the press where somebody %s', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const found = await openHome();
  fireEvent.touchStart(found);
  await waitFor(() => expect(platform.calls('stream').length).toBeGreaterThan(0));
  fireEvent.touchStart(found);
  expect(pages()).toHaveLength(0);
});

it('asks for no member’s page where nobody is logged in', async () => {
  await openHome();
  await waitFor(() => expect(platform.calls('stream').length).toBeGreaterThan(0));
  for (const one of screen.getAllByRole('link')) fireEvent.touchStart(one);
  expect(platform.calls('favourites')).toHaveLength(0);
});
