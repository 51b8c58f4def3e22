import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { limitOf, noon, playedOf, playOf } from '../../../testing/care.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { games, member, merchant, wallet } from '../../../testing/samples.ts';
import { currentSession } from '#kernel/session/session.ts';

const at = '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real';
const minute = 60_000;

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('launch', () => ({
    url: 'https://games.test/orchard?session=s1',
    launchMode: 'iframe',
    sessionId: 's1',
    expiresAt: 0,
  }));
  platform.on('wallet', () => wallet('100'));
  platform.on('hotGames', () => ({ list: games(1) }));
  platform.on('responsiblePlay', () => playOf());
  platform.on('playSession', () => playedOf());
});

const frame = () => screen.findByTitle('Game');
const say = (type: string, money = {}) =>
  act(async () => {
    const data = { source: 'livery-game', type, ...money };
    dispatchEvent(new MessageEvent('message', { origin: 'https://games.test', data }));
  });
const bar = () => within(screen.getByRole('region', { name: 'This game' }));
const play = (session = member) => openApp({ at, session });
const check = (name = 'How it goes') => screen.findByRole('alertdialog', { name });
const answered = () => platform.calls('acknowledgeRealityCheck').map(({ body }) => body);

it('shows how long is played, what came of it and the balance, as the platform counts [RG-13, RG-14, RG-15] [BX-07]', async () => {
  platform.runAhead(600_000);
  platform.on('playSession', () => playedOf({ startedAt: Date.now() - 5 * minute }));
  await play();
  await frame();
  // By the platform's clock, which is ten minutes ahead of this one.
  await waitFor(() => expect(bar().getByRole('timer').textContent).toMatch(/^15:0\d$/));
  bar().getByText('−₱160.00');
  await waitFor(() =>
    expect(bar().getByRole('status', { name: 'Balance' }).textContent).toBe('₱100.00'),
  );
});

it('asks anew when money has moved, and spares the platform where much does', async () => {
  await play();
  await frame();
  await bar().findByText('−₱160.00');
  platform.on('playSession', () => playedOf({ net: '40.00' }));
  for (const balance of ['1', '2', '3']) {
    platform.on('wallet', () => wallet(balance));
    await say('round');
  }
  await bar().findByText('+₱40.00', {}, { timeout: 5_000 });
  expect(platform.calls('playSession').length).toBeLessThan(4);
});

it('asks anew when the tab is seen again', async () => {
  await play();
  await frame();
  await bar().findByText('−₱160.00');
  platform.on('playSession', () => playedOf({ net: '-170.00' }));
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  await bar().findByText('−₱170.00');
  expect(bar().queryByText('−₱160.00')).toBeNull();
});

it('has dashes where the platform tells nothing', async () => {
  platform.on('playSession', offline);
  await play();
  await frame();
  await waitFor(() => expect(platform.calls('playSession').length).toBeGreaterThan(0));
  expect(bar().getByRole('timer').textContent).toBe('–');
  expect(bar().getByText('Result').nextSibling?.textContent).toBe('–');
});

it('says of practice what it is, and asks nobody about it [RG-13]', async () => {
  await openApp({ at: at.replace('real', 'trial'), session: member });
  await frame();
  bar().getByText('Practice credits');
  expect(platform.calls('playSession')).toEqual([]);
});

it('asks nothing about a guest, who has practice money alone', async () => {
  await play({ ...member, type: 4 });
  await frame();
  bar().getByText('Practice credits');
  expect(platform.calls('playSession')).toEqual([]);
});

it('lets go at one press, without a question [RG-28]', async () => {
  const { user } = await play();
  await frame();
  await user.click(bar().getByRole('button', { name: 'Leave the game' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it.each(['real', 'trial'])('leads to the limits from the bar, mode %s [RG-03]', async (mode) => {
  const { user } = await openApp({ at: at.replace('real', mode), session: member });
  await frame();
  await user.click(bar().getByRole('button', { name: 'Limits and breaks' }));
  await waitFor(() => expect(here()).toBe('/m/limits'));
});

it('comes over the game when a check is due, with all figures and four answers of a size [RG-12] [BX-06]', async () => {
  platform.on('playSession', () => playedOf({ checkDue: true }));
  platform.on('acknowledgeRealityCheck', () => {
    platform.on('playSession', () => playedOf());
    return { nextCheckAt: Date.now() + 60 * minute };
  });
  const { user } = await play();
  const dialog = await check();
  const inside = within(dialog);
  for (const [label, value] of [
    ['Played', '15 minutes'],
    ['Staked', '₱250.00'],
    ['Won', '₱90.00'],
    ['Result', '−₱160.00'],
  ] as const) {
    expect(inside.getByText(label).nextSibling?.textContent).toBe(value);
  }
  expect(inside.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Leave',
    'History',
    'My limits',
    'Go on',
  ]);
  await user.keyboard('{Escape}');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(answered()).toEqual([]);
  await user.click(inside.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(answered()).toEqual([{ action: 'continue' }]);
  await frame();
});

it('is due at the moment that the platform named [RG-12] [BX-06]', async () => {
  platform.on('playSession', () => {
    platform.on('playSession', () => playedOf({ checkDue: true }));
    return playedOf({ nextCheckAt: Date.now() + 300 });
  });
  await play();
  await frame();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await check();
});

it('comes when a game tells of a bet that was refused [RG-12]', async () => {
  await play();
  await frame();
  await bar().findByText('−₱160.00');
  platform.on('playSession', () => playedOf({ checkDue: true }));
  await say('stake', { stake: '10.00' });
  await say('refused');
  await check();
  expect(platform.calls('responsiblePlay')).toEqual([]);
});

it.each([
  ['History', 'history', /^\/m\/(gameRecord|transaction\/record)/],
  ['My limits', 'exit', /^\/m\/limits$/],
  ['Leave', 'exit', /^\/m\/home$/],
])('leads away by “%s”, and waits for nobody to leave [RG-12, RG-28]', async (name, action, to) => {
  platform.on('playSession', () => playedOf({ checkDue: true }));
  platform.on('acknowledgeRealityCheck', offline);
  const { user } = await play();
  await user.click(within(await check()).getByRole('button', { name }));
  await waitFor(() => expect(here()).toMatch(to));
  expect(answered()).toEqual([{ action }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays where its answer did not arrive, and says so', async () => {
  platform.on('playSession', () => playedOf({ checkDue: true }));
  platform.on('acknowledgeRealityCheck', () => new Refusal('system.busy'));
  const { user } = await play();
  await user.click(within(await check()).getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(toasts()).toMatch(/Very busy/));
  await check();
});

it('counts the pause of a law down, and then lets on [RG-12]', async () => {
  platform.on('playSession', () => playedOf({ checkDue: true }));
  platform.on('acknowledgeRealityCheck', () => {
    platform.on('playSession', () => playedOf());
    return { nextCheckAt: Date.now() + 60 * minute, breakUntil: Date.now() + 1_500 };
  });
  const { user } = await play();
  await user.click(within(await check()).getByRole('button', { name: 'Go on' }));
  const pause = within(await check('A short pause'));
  expect(pause.getByRole<HTMLButtonElement>('button', { name: 'Go on' }).disabled).toBe(true);
  pause.getByRole('timer');
  await pause.findAllByText('The pause is over.', {}, { timeout: 4_000 });
  await user.click(pause.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('opens a game that a check kept shut once it is answered; dashes stand for what is late [RG-12]', async () => {
  const opens = { url: 'https://games.test/x', launchMode: 'iframe', sessionId: 's2' } as const;
  platform.on('launch', () => new Refusal('rg.check_due', { value: {} as never }));
  platform.on('playSession', offline);
  platform.on('acknowledgeRealityCheck', () => ({ nextCheckAt: null }));
  const { user } = await play();
  const inside = within(await check());
  expect(inside.getAllByText('–')).toHaveLength(4);
  platform.on('launch', () => ({ ...opens, expiresAt: 0 }));
  await user.click(inside.getByRole('button', { name: 'Go on' }));
  await frame();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  [5, 4.5, 'five minutes'],
  [1, 0.5, 'one minute'],
])('says politely that play ends, %i minutes before [RG-11]', async (_, left, words) => {
  platform.on('playSession', () => playedOf({ endsAt: Date.now() + left * minute }));
  await play();
  await frame();
  const notice = await screen.findByText(new RegExp(`Your time limit ends play in ${words}`));
  expect(notice.tagName).toBe('OUTPUT');
  screen.getByText('Ends in');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says nothing of an end that is far', async () => {
  platform.on('playSession', () => playedOf({ endsAt: Date.now() + 30 * minute }));
  await play();
  await bar().findByText('−₱160.00');
  expect(screen.queryByText('Ends in')).toBeNull();
});

it('closes the game at its end, logs out, and says when play opens again [RG-11]', async () => {
  const opensAt = noon + 400 * 86_400_000;
  platform.on('playSession', () => {
    platform.on('playSession', () => playedOf({ endsAt: Date.now() - 1, opensAt }));
    return playedOf({ endsAt: Date.now() + 300 });
  });
  await play();
  await screen.findByRole('heading', { level: 2, name: 'Your time in play is over' });
  expect(here()).toBe(`/m/paused?kind=session&until=${opensAt}`);
  screen.getByText(/^Play opens again on .*2028.*\. Your money stays yours/);
  expect(currentSession()).toBeNull();
  expect(screen.queryByTitle('Game')).toBeNull();
});

it('says which limit a refused bet goes beyond, and keeps nobody [RG-28]', async () => {
  const limit = limitOf({ type: 'loss', amount: '500.00', used: '495.00', room: '5.00' });
  platform.on('responsiblePlay', () => playOf({ limits: [limitOf(), limit] }));
  const { user } = await play();
  await frame();
  await bar().findByText('−₱160.00');
  await say('stake', { stake: '10.00' });
  await say('refused');
  const told = within(await screen.findByRole('region', { name: /goes beyond a limit/ }));
  told.getByText(/^Losses · Today: ₱5\.00 of ₱500\.00 left\. It begins anew on /);
  expect(told.getByRole('link', { name: 'My limits' }).getAttribute('href')).toBe('/m/limits');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(told.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /goes beyond/ })).toBeNull();
});

it('says what the law lets be staked at once, which nobody has set', async () => {
  const { rules } = playOf();
  platform.on('responsiblePlay', () => playOf({ rules: { ...rules, singleStakeAtMost: '5.00' } }));
  await play();
  await frame();
  await say('stake', { stake: '10.00' });
  await say('refused');
  const told = within(await screen.findByRole('region', { name: /goes beyond a limit/ }));
  expect(told.getByText('A single stake is ₱5.00 at most.')).toBeDefined();
});

it('blames no limit for a bet that was refused for something else', async () => {
  platform.on('responsiblePlay', () => playOf({ limits: [limitOf({ type: 'loss' })] }));
  await play();
  await frame();
  await say('stake', { stake: '10.00' });
  await say('refused');
  await waitFor(() => expect(platform.calls('responsiblePlay').length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: /goes beyond/ })).toBeNull();
});

it('says why a limit keeps a game shut, what is left, and when it opens [RG-28]', async () => {
  const value = {
    limitType: 'wager',
    period: '7d',
    limit: '2000.00',
    used: '2000.00',
    room: '0.00',
    resetAt: noon,
  };
  platform.on('launch', () => new Refusal('rg.limit_reached', { value: value as never }));
  await play();
  await screen.findByText(/^You have reached a limit/);
  screen.getByText(/^Stakes · This week: ₱0\.00 of ₱2,000\.00 left\. It begins anew on Sun, Nov/);
  expect(screen.getByRole('link', { name: 'My limits' }).getAttribute('href')).toBe('/m/limits');
  screen.getByRole('button', { name: 'Back to the lobby' });
});

it('says from when a session may begin again [RG-11]', async () => {
  platform.on('launch', () => new Refusal('rg.session_limit', { value: { until: noon } as never }));
  await play();
  await screen.findByText(/^Play opens again on Sun, November 29/);
  expect(screen.queryByTitle('Game')).toBeNull();
});

it('locks play for a day after one question, where the law has a button for it [RG-23]', async () => {
  merchant.play satisfies { panicButton: boolean };
  Object.assign(merchant.play, { panicButton: true });
  platform.on('timeOut', () => ({ until: noon }));
  try {
    const { user } = await play();
    await frame();
    await user.click(bar().getByRole('button', { name: 'Lock play for 24 hours' }));
    const question = within(await screen.findByRole('alertdialog', { name: /24 hours\?/ }));
    await user.click(question.getByRole('button', { name: 'Lock play' }));
    await screen.findByRole('heading', { level: 2, name: 'You are taking a break' });
    expect(platform.calls('timeOut')[0]?.body).toEqual({ duration: '24h' });
    expect(currentSession()).toBeNull();
  } finally {
    Object.assign(merchant.play, { panicButton: false });
  }
});

it('has no such button where no law wants one', async () => {
  await play();
  await frame();
  expect(screen.queryByRole('button', { name: 'Lock play for 24 hours' })).toBeNull();
});
