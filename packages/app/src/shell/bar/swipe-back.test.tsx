import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games, member } from '../../testing/samples.ts';

type Point = readonly [x: number, y: number];

const touch = ([clientX, clientY]: Point) => ({ clientX, clientY, identifier: 1 });

/** A finger that goes from one point to another. */
function swipe(from: Point, to: Point, on: Element = document.body): void {
  fireEvent.touchStart(on, { touches: [touch(from)] });
  fireEvent.touchEnd(on, { changedTouches: [touch(to)] });
}

const far: readonly [Point, Point] = [
  [10, 300],
  [111, 300],
];

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(2) }));
  platform.on('launch', () => ({
    url: 'https://games.test/x',
    launchMode: 'iframe',
    sessionId: 's',
    expiresAt: 0,
  }));
});

const settings = async () => {
  const { user } = await openApp({ at: '/m/hot-games' });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
};

/** The way back is asked for at once, whenever it is gone. */
const wayBack = () => vi.spyOn(history, 'go');

it('goes back by a swipe of more than 100 px from the side where lines begin [LY-13]', async () => {
  await settings();
  swipe(...far);
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
});

it('is mirrored where lines run from right to left [LY-13]', async () => {
  await settings();
  document.documentElement.dir = 'rtl';
  const go = wayBack();
  swipe(...far);
  expect(go).not.toHaveBeenCalled();
  swipe([innerWidth - 10, 300], [innerWidth - 111, 300]);
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
});

it.each<[string, Point, Point]>([
  ['too short', [10, 300], [110, 300]],
  ['from the middle', [60, 300], [300, 300]],
  ['steeper than half a right angle', [10, 300], [130, 430]],
  ['the other way', [10, 300], [-200, 300]],
])('stays where it is after a swipe that is %s [LY-13]', async (_, from, to) => {
  await settings();
  const go = wayBack();
  swipe(from, to);
  expect(go).not.toHaveBeenCalled();
});

it('stays where it is under two fingers, over a menu, and in a strip that was moved', async () => {
  await settings();
  const go = wayBack();
  fireEvent.touchStart(document.body, { touches: [touch(far[0]), touch([50, 50])] });
  fireEvent.touchEnd(document.body, { changedTouches: [touch(far[1])] });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  swipe(...far, dialog);
  dialog.remove();
  const strip = document.body.appendChild(document.createElement('div'));
  strip.scrollLeft = 40;
  swipe(...far, strip);
  strip.remove();
  expect(go).not.toHaveBeenCalled();
});

it('leaves no game by a swipe [LY-13]', async () => {
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Play now' }));
  await screen.findByTitle('Game 1');
  const go = wayBack();
  swipe(...far);
  expect(go).not.toHaveBeenCalled();
});
