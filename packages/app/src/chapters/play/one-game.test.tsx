import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openOtherTab } from '../../testing/other-tab.ts';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { games, member, wallet } from '../../testing/samples.ts';

const at = '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  let launches = 0;
  platform.on('launch', () => {
    launches += 1;
    const id = `s${launches}`;
    const url = `https://games.test/orchard?session=${id}`;
    return { url, launchMode: 'iframe', sessionId: id, expiresAt: 0 };
  });
  platform.on('wallet', () => wallet('100'));
  platform.on('hotGames', () => ({ list: games(1) }));
});

const told = (launch: string) => ({ type: 'game', launch, at: expect.any(Number) });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Game');

it('stands still when a game is opened in another tab, and goes on here by a press (part of BX-19, RG-25)', async () => {
  const otherTab = openOtherTab();
  const { user } = await openApp({ at, session: member });
  await frame();
  await waitFor(() => expect(otherTab.heard).toContainEqual(told('s1')));
  // As a tab of an older release says it.
  otherTab.say({ type: 'game', launch: 'theirs' });
  await screen.findByText('You play in another tab');
  expect(screen.queryByTitle('Game')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on here' }));
  expect((await frame()).src).toBe('https://games.test/orchard?session=s2');
  await waitFor(() => expect(otherTab.heard).toContainEqual(told('s2')));
});

/** The code of a tab, with a line of its own to the others; `marked` is when it has heard what was said before the mark. */
async function openTab() {
  vi.resetModules();
  const { useOneGame } = await import('./use-one-game.ts');
  const { onTabMessage } = await import('#kernel/tabs.ts');
  const marked = new Promise<void>((resolve) => {
    onTabMessage(({ type }) => type === 'motion' && resolve());
  });
  return { useOneGame, marked };
}

it.each([
  ['last', 0, [false, true]],
  ['no sooner and no later', 1, [true, false]],
  ['first', 2, [true, false]],
])(
  'stays in one tab of two that launch at once, where this one comes %s (part of BX-19)',
  async (_, moment, over) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_001 });
    const [here, there] = [await openTab(), await openTab()];
    const otherTab = openOtherTab();
    // Both listen before either hears of the other.
    const ours = renderHook(() => here.useOneGame('s1'));
    vi.setSystemTime(1_000_000 + moment);
    const theirs = renderHook(() => there.useOneGame('s2'));
    await act(async () => {
      otherTab.say({ type: 'motion' });
      await Promise.all([here.marked, there.marked]);
    });
    expect([ours.result.current, theirs.result.current]).toEqual(over);
  },
);
