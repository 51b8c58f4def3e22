import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, silence, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games, member, wallet, winner } from '../../testing/samples.ts';
import { scrollUntil } from '../../testing/sight.ts';

const at = '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real';

const opened: Reply<'launch'> = {
  url: 'https://games.test/orchard?session=s1',
  launchMode: 'iframe',
  sessionId: 's1',
  expiresAt: 0,
};

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('launch', () => opened);
  platform.on('wallet', () => wallet('100'));
  platform.on('hotGames', () => ({ list: games(1) }));
});

const frame = (name = 'Game') => screen.findByTitle<HTMLIFrameElement>(name);

/** A message to the page, as a frame from there would send it. */
const say = (type: string, origin = 'https://games.test', source = 'livery-game', money = {}) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { origin, data: { source, type, ...money } }));
  });

/** The same of the game itself, with what it tells of money. */
const sayOf = (type: string, money: object) => say(type, undefined, undefined, money);

it('sends a visitor to log in, and back to this very game [LA-01]', async () => {
  await openApp({ at });
  await screen.findByLabelText('Username');
  expect(new URLSearchParams(location.search).get('redirect')).toBe(at);
  expect(platform.calls('launch')).toHaveLength(0);
});

it.each(['/m/play', '/m/play?nodeId=node-1'])(
  'goes home when the address names no game (%s)',
  async (incomplete) => {
    await openApp({ at: incomplete, session: member });
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(platform.calls('launch')).toHaveLength(0);
  },
);

it('opens the vendor’s own lobby where the address names no game [LA-05]', async () => {
  await openApp({ at: '/m/play?vendor=ORCHARD&mode=real', session: member });
  expect((await frame()).src).toBe(opened.url);
  expect(platform.calls('launch')[0]?.query).toMatchObject({ vendor: 'ORCHARD' });
  expect(platform.calls('launch')[0]?.query).not.toHaveProperty('nodeId');
});

it('frames the game that the platform opened, and shows the balance beside it', async () => {
  await openApp({ at, session: member });
  expect((await frame()).src).toBe(opened.url);
  expect(platform.calls('launch').map(({ query }) => query)).toEqual([
    {
      nodeId: 'node-1',
      vendor: 'ORCHARD',
      mode: 'real',
      language: 'EN',
      backUrl: '/m/home',
    },
  ]);
  await screen.findByText('₱100.00');
});

it.each([
  ['TCG_LOTTO_VN', { prizeMode: 'LOTT' }],
  ['TCG_SEA', { prizeMode: 'SEA' }],
  ['LOTT', { prizeMode: 'LOTT', playType: 'trad' }],
  ['ELOTT', { prizeMode: 'LOTT', playType: 'ent' }],
  ['ORCHARD', {}],
])(
  'launches %s as the platform’s table of vendors has it [LA-02, LA-03, LA-04, LA-06, CO-10]',
  async (vendor, terms) => {
    platform.on('vendors', () => ({ sorting: [], mapping: {} }));
    await openApp({ at: `/m/play?vendor=${vendor}&mode=real&gameCategory=LOTT`, session: member });
    await frame();
    expect(platform.calls('launch').map(({ query }) => query)).toEqual([
      { vendor, mode: 'real', gameCategory: 'LOTT', language: 'EN', backUrl: '/m/home', ...terms },
    ]);
  },
);

it('launches a lottery where nobody tells of vendors, by the mode it starts with [LA-06]', async () => {
  platform.on('vendors', () => new Refusal('request.invalid'));
  await openApp({ at: '/m/play?vendor=LOTT&mode=real', session: member });
  await frame();
  expect(platform.calls('launch')[0]?.query).toMatchObject({ prizeMode: 'ELOTT' });
});

it('says that a game is being opened while the vendor takes its time', async () => {
  platform.on('launch', silence);
  await openApp({ at, session: member });
  await screen.findByText('Opening the game');
  expect(screen.queryByRole('button', { name: 'Leave the game' })).not.toBeNull();
});

it('says why a game was not opened, and opens it on a press only', async () => {
  platform.on('launch', () => new Refusal('system.busy'));
  const { user } = await openApp({ at, session: member });
  await screen.findByText('Very busy right now. Please try again in a moment.');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('visibilitychange'));
  });
  expect(platform.calls('launch')).toHaveLength(1);
  platform.on('launch', () => opened);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await frame();
  expect(platform.calls('launch')).toHaveLength(2);
});

it('fetches the balance anew when the game tells of a round', async () => {
  await openApp({ at, session: member });
  await frame();
  await screen.findByText('₱100.00');
  platform.on('wallet', () => wallet('97.5'));
  await say('round');
  await screen.findByText('₱97.50');
  expect(platform.calls('wallet')).toHaveLength(2);
});

it('takes the stake from the balance while the reels turn, and tells nothing of the outcome before the game does', async () => {
  await openApp({ at, session: member });
  await frame();
  const balance = await screen.findByRole('status', { name: 'Balance' });
  await waitFor(() => expect(balance.textContent).toBe('₱100.00'));
  await sayOf('stake', { stake: '10.00' });
  expect(balance.textContent).toBe('₱90.00');
  // The platform knows already, and tells all tabs.
  platform.on('wallet', () => wallet('130'));
  await sayOf('round', { win: '40.00' });
  await waitFor(() => expect(balance.textContent).toBe('₱130.00'));
  await sayOf('stake', { stake: '10.00' });
  expect(balance.textContent).toBe('₱120.00');
  await sayOf('refused', {});
  expect(balance.textContent).toBe('₱130.00');
});

it('counts nothing itself: a bar without figures of the platform has dashes [RG-13, RG-14]', async () => {
  await openApp({ at, session: member });
  await frame();
  const bar = within(screen.getByRole('region', { name: 'This game' }));
  await sayOf('stake', { stake: '10.00' });
  await sayOf('round', { win: '4.00' });
  expect(bar.getByRole('timer').textContent).toBe('–');
  expect(bar.getByText('Result').nextSibling?.textContent).toBe('–');
  expect(bar.queryByText(/6\.00/)).toBeNull();
});

it('hears nobody but the game: not another site, not other words', async () => {
  await openApp({ at, session: member });
  await frame();
  await screen.findByText('₱100.00');
  await say('exit', 'https://evil.test');
  await say('exit', 'https://games.test.evil.test');
  await say('exit', location.origin);
  await say('exit', 'https://games.test', 'something-else');
  await say('boom');
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { origin: 'https://games.test', data: null }));
    dispatchEvent(new MessageEvent('message', { origin: 'https://games.test', data: 'exit' }));
  });
  expect(here()).toBe(at);
  expect(platform.calls('wallet')).toHaveLength(1);
  await frame();
});

it('goes home when the game says it is over and there is no page before', async () => {
  await openApp({ at, session: member });
  await frame();
  const go = vi.spyOn(history, 'go');
  await say('exit');
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(go).not.toHaveBeenCalled();
});

it('is called as the game is, and goes back one page, to where the game was chosen', async () => {
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Play now' }));
  await frame('Game 1');
  screen.getByRole('heading', { name: 'Game 1' });
  await user.click(screen.getByRole('button', { name: 'Leave the game' }));
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
});

it('lets a game run its own code, and nothing of the page around it: no way to lead it elsewhere', async () => {
  await openApp({ at, session: member });
  expect((await frame()).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect((await frame()).getAttribute('allow')).toBe('fullscreen');
});

it.each([
  ['shows the winners anew after a round', true],
  ['asks for no winners again when nothing was played', false],
])('%s', async (_title, plays) => {
  platform.on('winners', () => ({ list: [{ vo: winner(1, '5') }] }));
  const { user } = await openApp({ session: member });
  await scrollUntil(() => screen.getByRole('button', { name: /pl\*\*\*1/ }));
  expect(platform.calls('winners')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /^Game 1(?!\d)/ }));
  await user.click(await screen.findByRole('button', { name: 'Play now' }));
  await frame('Game 1');
  if (plays) await say('round');
  await say('exit');
  await screen.findByRole('list', { name: 'Hot games' });
  await scrollUntil(() => screen.getByRole('button', { name: /pl\*\*\*1/ }));
  await waitFor(() => expect(platform.calls('winners')).toHaveLength(plays ? 2 : 1));
});

it('opens a session of its own each time', async () => {
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  for (const session of ['s1', 's2']) {
    platform.on('launch', () => ({ ...opened, url: `https://games.test/?session=${session}` }));
    await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Play now' }));
    expect((await frame('Game 1')).src).toContain(session);
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(here()).toBe('/m/hot-games'));
  }
});

it('plays for practice without showing, or asking for, real money', async () => {
  await openApp({ at: at.replace('real', 'trial'), session: member });
  await frame();
  screen.getByText('Practice credits');
  expect(platform.calls('launch')[0]?.query['mode']).toBe('trial');
  expect(screen.queryByText(/₱/)).toBeNull();
  expect(platform.calls('wallet')).toHaveLength(0);
});

it.each(['real', 'trial'])(
  'says beside a game what it pays, in mode %s, with the way to its rules [RG-26] [BX-13]',
  async (mode) => {
    platform.on('gameInfo', () => ({
      rtp: '96.4',
      volatility: 'low',
      maxWin: 500,
      rulesUrl: 'https://vendor.example/rules',
      jackpotIds: [],
      jackpotShare: null,
      minBet: '0.2',
      maxBet: '100',
    }));
    const { user } = await openApp({ at: at.replace('real', mode), session: member });
    await frame();
    await user.click(screen.getByRole('button', { name: 'About this game' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'About this game' }));
    const facts = () =>
      sheet.getByText('Return to player').parentElement?.parentElement?.textContent;
    await waitFor(() => expect(facts()).toContain('96.40%'));
    expect(facts()).toContain('Low: small wins, often');
    expect(facts()).toContain('500 × the stake');
    sheet.getByRole('link', { name: 'Read the rules' });
    // The game behind it stays.
    expect((await frame()).src).toBe(opened.url);
  },
);
