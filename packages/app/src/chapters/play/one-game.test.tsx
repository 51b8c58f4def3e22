import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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

const frame = () => screen.findByTitle<HTMLIFrameElement>('Game');

it('stands still when a game is opened in another tab, and goes on here by a press (part of BX-19)', async () => {
  const otherTab = openOtherTab();
  const { user } = await openApp({ at, session: member });
  await frame();
  await waitFor(() => expect(otherTab.heard).toContainEqual({ type: 'game', launch: 's1' }));
  otherTab.say({ type: 'game', launch: 'theirs' });
  await screen.findByText('You play in another tab');
  expect(screen.queryByTitle('Game')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on here' }));
  expect((await frame()).src).toBe('https://games.test/orchard?session=s2');
  await waitFor(() => expect(otherTab.heard).toContainEqual({ type: 'game', launch: 's2' }));
});
