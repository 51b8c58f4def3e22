import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { limitOf, noon, playOf } from '../../testing/care.ts';
import { orderOf } from '../../testing/payouts.ts';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member, merchant } from '../../testing/samples.ts';

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
  platform.on('responsiblePlay', () => playOf());
  platform.on('withdrawRecords', () => ({ list: [], pageNum: 1, totalPages: 0 }));
});

const barredUntil = (until: number | null) => ({ bar: { kind: 'timeout', until } as const });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

it('leads whom a refusal of play bars to a calm page, with the way to their money [RG-20]', async () => {
  platform.on('responsiblePlay', () => playOf(barredUntil(noon)));
  platform.on('favourites', () => new Refusal('rg.timeout', { value: { until: noon } as never }));
  await openApp({ at: '/m/gameList?type=fav', session: member });
  await title('You are taking a break');
  expect(here()).toBe(`/m/paused?kind=timeout&until=${noon}`);
  screen.getByText(/^Until Sun, November 29.* at 12:00.PM\. Your money stays yours/);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Withdraw my money' })).toBeDefined();
  expect(main.getByRole('button', { name: 'Log out' })).toBeDefined();
});

it('shows whoever excluded themselves what is on its way to them, which nobody ordered [RG-21]', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'exclusion', until: noon } }));
  const { stages: _stages, nextStep: _next, ...order } = orderOf({ status: 'sent', byLaw: true });
  const past = { ...order, orderId: '30', status: 'paid' } as const;
  platform.on('withdrawRecords', () => ({ list: [order, past], pageNum: 1, totalPages: 1 }));
  await openApp({ at: '/m/paused?kind=exclusion', session: member });
  const shown = within(await screen.findByRole('region', { name: 'Money on its way to you' }));
  shown.getByText(/^You have excluded yourself, so what was left/);
  const ways = shown.getAllByRole('link').map((way) => [way.getAttribute('href'), way.textContent]);
  expect(ways).toEqual([
    ['/m/withdraw?order=31', expect.stringMatching(/^Larkfield.*4321.*On its way.*₱500\.00$/)],
  ]);
});

it('leaves whoever is barred on the pages of their account, where they may stay away longer', async () => {
  const pending = { amount: '9.00', effectiveAt: noon, confirmBy: Date.now() + 3_600_000 };
  const limits = [limitOf({ pending }), limitOf({ id: '8', type: 'loss', setBy: 'operator' })];
  platform.on('responsiblePlay', () => playOf({ ...barredUntil(null), limits }));
  await openApp({ at: '/m/limits', session: member });
  await screen.findByText(/There is no end to it/);
  expect(here()).toBe('/m/limits');
  expect(screen.queryByRole('region', { name: 'Add a limit' })).toBeNull();
  const own = within(screen.getByRole('region', { name: 'Your limits' }));
  own.getByText('Set by us, and not to be raised here');
  expect([...own.queryAllByRole('link'), ...own.queryAllByRole('button')]).toEqual([]);
  const breaks = within(screen.getByRole('region', { name: 'Breaks' }));
  expect(breaks.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
    '/m/limits/exclusion',
  ]);
});

it('leads nobody away from a page of their account, whatever is refused there', async () => {
  platform.on('responsiblePlay', () => playOf({ nextReviewAt: noon - 86_400_000 * 30 }));
  platform.on('noteReview', () => new Refusal('rg.excluded', { value: { until: null } as never }));
  const { user } = await openApp({ at: '/m/limits', session: member });
  await user.click(await screen.findByRole('button', { name: 'I have looked' }));
  await waitFor(() => expect(toasts()).toMatch(/^You have excluded yourself from play/));
  expect(screen.getByRole('heading', { level: 1, name: 'Limits and breaks' })).toBeDefined();
  expect(here()).toBe('/m/limits');
});

it('says of an exclusion that is over how to come back, and from when [RG-21]', async () => {
  const over = { kind: 'exclusion', until: noon } as const;
  platform.on('responsiblePlay', () => playOf({ bar: { ...over, returns: { state: 'ask' } } }));
  platform.on('askReturn', () => {
    const returns = { state: 'cooling', coolingUntil: noon } as const;
    platform.on('responsiblePlay', () => playOf({ bar: { ...over, returns } }));
    return { coolingUntil: noon };
  });
  const { user } = await openApp({ at: '/m/paused?kind=exclusion', session: member });
  await user.click(await screen.findByRole('button', { name: 'Ask to come back' }));
  await waitFor(() => expect(toasts()).toMatch(/^You have asked to come back\. You may from Sun/));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Ask to come back' })).toBeNull(),
  );
});

it('says that nothing bars where nothing does, whatever its address says', async () => {
  await openApp({ at: '/m/paused?kind=exclusion&until=99999999999999', session: member });
  await title('Nothing keeps you from play');
  expect(screen.getByRole('link', { name: 'To the home page' })).toBeDefined();
});

it('tells a visitor until when, names who helps, and lets them in to their money alone [RG-04, RG-20]', async () => {
  const { user } = await openApp({ at: `/m/paused?kind=timeout&until=${noon}` });
  await title('You are taking a break');
  expect(platform.calls('responsiblePlay')).toEqual([]);
  expect(merchant.legal.help).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Log in to your money' }));
  await waitFor(() => expect(here()).toMatch(/^\/m\/login\?redirect=/));
});

it('takes no nonsense of an address for a moment', async () => {
  await openApp({ at: '/m/paused?until=soon' });
  await title('You are taking a break');
  screen.getByText(/^There is no end to it\. Your money/);
  expect(screen.queryByText(/Invalid/)).toBeNull();
});

it('says whose register somebody is on, that nobody here ends it, and who helps [RG-21] [RG-22]', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'register', until: noon } }));
  platform.on(
    'favourites',
    () => new Refusal('rg.on_register', { value: { until: noon } as never }),
  );
  const registers = [{ name: 'The register of the country', url: 'https://register.example' }];
  await openApp({
    at: '/m/gameList?type=fav',
    session: member,
    registers,
  });
  await title('You are on an exclusion register');
  expect(here()).toBe(`/m/paused?kind=register&until=${noon}`);
  screen.getByText(
    /^Until Sun, November 29.*called The register of the country, and only whoever keeps it/,
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Withdraw my money' })).toBeDefined();
  expect(main.getByRole('link', { name: /^The register of the country/ })).toBeDefined();
  expect(main.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
  expect(main.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

it('asks a register again that has not answered, at a press, and opens when it does [RG-22]', async () => {
  const unasked = { kind: 'unasked', until: null } as const;
  platform.on('responsiblePlay', () => playOf({ bar: unasked }));
  platform.on(
    'favourites',
    () => new Refusal('rg.register_silent', { value: { until: null } as never }),
  );
  platform.on('askRegister', () => ({ bar: unasked }));
  const { user } = await openApp({ at: '/m/gameList?type=fav', session: member });
  await title('The register has not answered yet');
  expect(here()).toBe('/m/paused?kind=unasked');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Withdraw my money' })).toBeDefined();
  await user.click(await main.findByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(toasts()).toMatch(/^There is still no answer/));
  platform.on('askRegister', () => {
    platform.on('responsiblePlay', () => playOf());
    return {};
  });
  await user.click(main.getByRole('button', { name: 'Ask again' }));
  await title('Nothing keeps you from play');
  expect(main.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

it('tells whom a document shows to be under age that play is closed, and no more [RG-01]', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'age', until: null } }));
  await openApp({ at: '/m/paused?kind=age', session: member });
  await title('Play is closed to you');
  screen.getByText(/^Your document says that you are under the age for play here/);
  expect(screen.queryByText(/There is no end/)).toBeNull();
});
