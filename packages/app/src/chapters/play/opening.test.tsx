import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, silence, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games, member, wallet } from '../../testing/samples.ts';

const { leaveInstead } = vi.hoisted(() => ({ leaveInstead: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({
  leaveInstead,
  leaveFor: vi.fn<(address: string) => void>(),
}));

const at = '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real';
const url = 'https://games.test/orchard?session=s1';
const blocked = 'Popup blocked. Please allow popups and try again.';

const opening = (
  launchMode: Reply<'launch'>['launchMode'],
  more: Partial<Reply<'launch'>> = {},
): Reply<'launch'> => ({ url, launchMode, sessionId: 's1', expiresAt: 0, ...more });

let platform: Platform;

beforeEach(async () => {
  leaveInstead.mockReset();
  platform = await startPlatform();
  platform.on('wallet', () => wallet('100'));
  platform.on('hotGames', () => ({ list: games(1) }));
});

/** A browser that opens windows, or refuses to. */
function windows(...answers: readonly boolean[]) {
  const opened: { opener: unknown }[] = [];
  let next = 0;
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    const isAllowed = answers[next] ?? true;
    next += 1;
    if (!isAllowed) return null;
    const made = { opener: window as unknown };
    opened.push(made);
    return made as unknown as Window;
  });
  return { open, opened };
}

const press = (name: string) => screen.findByRole('button', { name });

it('opens a window of its own where the vendor wants one, which knows nothing of this page [BX-19]', async () => {
  const { open, opened } = windows(true);
  platform.on('launch', () => opening('popup'));
  await openApp({ at, session: member });
  await screen.findByText('The game is open in a window of its own');
  expect(open.mock.calls).toEqual([[url, '_blank']]);
  expect(opened).toEqual([{ opener: null }]);
  expect(screen.queryByTitle('Game')).toBeNull();
  expect(leaveInstead).not.toHaveBeenCalled();
});

it('says that a popup was blocked, and opens it by a press without another launch [LA-10]', async () => {
  const { open } = windows(false, false, true);
  platform.on('launch', () => opening('popup'));
  const { user } = await openApp({ at, session: member });
  await screen.findByText(blocked);
  await user.click(await press('Open the game'));
  await screen.findByText(blocked);
  await user.click(await press('Open the game'));
  await screen.findByText('The game is open in a window of its own');
  expect(open.mock.calls).toEqual([
    [url, '_blank'],
    [url, '_blank'],
    [url, '_blank'],
  ]);
  expect(platform.calls('launch')).toHaveLength(1);
});

it('launches anew for a window that was closed', async () => {
  const { open } = windows();
  platform.on('launch', () => opening('popup'));
  const { user } = await openApp({ at, session: member });
  await press('Open it again');
  platform.on('launch', () => opening('popup', { sessionId: 's2', url: `${url}2` }));
  await user.click(await press('Open it again'));
  await waitFor(() =>
    expect(open.mock.calls.map(([address]) => address)).toEqual([url, `${url}2`]),
  );
});

it('leaves the page for a game that takes all of it, so that back leads to the list [BX-19]', async () => {
  const { open } = windows();
  platform.on('launch', () => opening('redirect'));
  await openApp({ at, session: member });
  await waitFor(() => expect(leaveInstead.mock.calls).toEqual([[url]]));
  expect(screen.queryByTitle('Game')).toBeNull();
  expect(open).not.toHaveBeenCalled();
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
  'opens nothing that is no address of the web, however the vendor wants it: %s',
  async (bad) => {
    const { open } = windows();
    const modes = ['iframe', 'redirect', 'popup'] as const;
    platform.on('launch', () =>
      opening(modes[platform.calls('launch').length - 1] ?? 'popup', { url: bad }),
    );
    const { user } = await openApp({ at, session: member });
    for (let tried = 1; tried <= modes.length; tried += 1) {
      await waitFor(() => expect(platform.calls('launch')).toHaveLength(tried));
      await screen.findByText('The requested url is empty...');
      if (tried < modes.length) await user.click(await press('Try again'));
    }
    await user.click(await press('Back to the lobby'));
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(open).not.toHaveBeenCalled();
    expect(leaveInstead).not.toHaveBeenCalled();
  },
);

it('says that a platform is silent for long, tries again by a press, and knows the way home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  platform.on('launch', silence);
  await openApp({ at, session: member });
  await screen.findByText('Opening the game');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('The game is taking longer than usual.');
  await press('Back to the lobby');
  platform.on('launch', () => opening('iframe'));
  fireEvent.click(await press('Try again'));
  await screen.findByTitle('Game');
  expect(platform.calls('launch')).toHaveLength(2);
});

it('says that a frame stays empty for long, frames another on a press, and is quiet once one is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  platform.on('launch', () => opening('iframe'));
  await openApp({ at, session: member });
  await screen.findByTitle('Game');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('The game is taking longer than usual.');
  platform.on('launch', () => opening('iframe', { sessionId: 's2', url: `${url}2` }));
  fireEvent.click(await press('Try again'));
  await waitFor(() =>
    expect(screen.getAllByTitle<HTMLIFrameElement>('Game').map(({ src }) => src)).toEqual([
      `${url}2`,
    ]),
  );
  fireEvent.load(screen.getByTitle('Game'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('The game is taking longer than usual.')).toBeNull();
  expect(screen.queryByText('Opening the game')).toBeNull();
});

it.each([
  ['nothing', null],
  ['something else', { made: 'by somebody else' }],
])(
  'says that a launch failed which is answered by %s, and launches anew by a press',
  async (_, answer) => {
    platform.on('launch', () => answer as unknown as Reply<'launch'>);
    const { user } = await openApp({ at, session: member });
    await screen.findByText(/^Unknown error/);
    expect(screen.queryByTitle('Game')).toBeNull();
    platform.on('launch', () => opening('iframe'));
    await user.click(await press('Try again'));
    expect(await screen.findByTitle('Game')).toHaveProperty('src', url);
  },
);

it('says that a vendor is being worked on, and leads on to other games, not back to it', async () => {
  platform.on('launch', () => new Refusal('vendor.maintenance'));
  const { user } = await openApp({ at, session: member });
  await screen.findByText('This game is under maintenance.');
  screen.getByText('It will be back. Until then there are many others.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(await press('Back to the lobby'));
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('tells how long a launch for practice was played, and of no result', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  platform.on('launch', () => opening('iframe'));
  await openApp({ at: at.replace('real', 'trial'), session: member });
  const bar = within(await screen.findByRole('region', { name: 'This game' }));
  await screen.findByTitle('Game');
  await act(() => vi.advanceTimersByTimeAsync(3_725_000));
  expect(bar.getByRole('timer').textContent).toMatch(/^01:02:0\d$/);
  expect(screen.queryByText('Result')).toBeNull();
});

it('offers no full screen where the browser has none', async () => {
  platform.on('launch', () => opening('iframe'));
  await openApp({ at, session: member });
  await screen.findByTitle('Game');
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

it('takes the whole screen with its bar, lets the phone be turned, and gives the screen back', async () => {
  const lock = vi.fn<(to: string) => Promise<void>>(() => Promise.reject(new Error('no')));
  vi.stubGlobal('screen', { ...window.screen, orientation: { lock } });
  let full: Element | null = null;
  const say = () => document.dispatchEvent(new Event('fullscreenchange'));
  const turn = (to: Element | null) => {
    full = to;
    say();
  };
  const page = {
    fullscreenEnabled: { get: () => true },
    fullscreenElement: { get: () => full },
    exitFullscreen: { value: async () => turn(null) },
  };
  for (const [name, how] of Object.entries(page))
    Object.defineProperty(document, name, { configurable: true, ...how });
  const request = vi.fn<(this: Element) => Promise<void>>(async function (this: Element) {
    turn(this);
  });
  Object.defineProperty(Element.prototype, 'requestFullscreen', {
    configurable: true,
    value: request,
  });
  platform.on('launch', () => opening('iframe'));
  const { user } = await openApp({ at, session: member });
  await user.click(await press('Full screen'));
  const smaller = await press('Smaller');
  expect((full as Element | null)?.contains(smaller)).toBe(true);
  expect((full as Element | null)?.contains(screen.getByTitle('Game'))).toBe(true);
  expect(lock.mock.calls).toEqual([['any']]);
  await user.click(smaller);
  await press('Full screen');
  await user.click(await press('Full screen'));
  await user.click(await press('Leave the game'));
  await waitFor(() => expect(full).toBeNull());
  for (const name of Object.keys(page)) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
});
