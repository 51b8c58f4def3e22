import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { limitOf, playOf } from '../../testing/care.ts';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';
import { changeOf } from './limit-change.ts';

let platform: Platform;
let play: Reply<'responsiblePlay'>;

const hour = 3_600_000;

beforeEach(async () => {
  play = playOf({ limits: [limitOf()] });
  platform = await startPlatform();
  platform.on('responsiblePlay', () => play);
});

const open = (search: string) => openApp({ at: `/m/limits/set?${search}`, session: member });
const amount = () => screen.findByLabelText('At most');

it('takes any amount, and says that the first limit holds from now [RG-05]', async () => {
  platform.on('setLimit', () => limitOf({ period: '7d', amount: '1234.50' }));
  const { user } = await open('type=deposit&period=7d');
  await user.type(await amount(), '1234.5');
  screen.getByText('Holds from now.');
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await waitFor(() => expect(toasts()).toBe('From now: ₱1,234.50.'));
  expect(platform.calls('setLimit')[0]?.body).toEqual({
    type: 'deposit',
    period: '7d',
    amount: '1234.5',
  });
  await waitFor(() => expect(here()).toBe('/m/limits'));
});

it('says before it is asked for that a lower limit holds at once and a higher one waits [RG-08, BX-04]', async () => {
  const { user } = await open('type=deposit&period=24h');
  const field = await amount();
  screen.getByText('Now: ₱2,000.00');
  await user.type(field, '1999');
  screen.getByText('Holds from now.');
  await user.clear(field);
  await user.type(field, '2000');
  screen.getByText('That is what you have now.');
  await user.clear(field);
  await user.type(field, '2001');
  screen.getByText(/^Holds from .* at the earliest, after you confirm again\. Until then/);
  const at = Date.now() + 24 * hour;
  platform.on('setLimit', () =>
    limitOf({ pending: { amount: '2001.00', effectiveAt: at, confirmBy: at + 168 * hour } }),
  );
  await user.click(screen.getByRole('button', { name: 'Ask for the change' }));
  await waitFor(() => expect(toasts()).toMatch(/^Asked for\. You can confirm it from /));
});

it('names the ceiling of the law beside the amount', async () => {
  platform.on(
    'setLimit',
    () => new Refusal('rg.above_ceiling', { value: { max: '1000.00' } as never }),
  );
  const { user } = await open('type=deposit&period=1m');
  await user.type(await amount(), '3000');
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await screen.findByText('The law allows at most ₱1,000.00 here.');
  expect(here()).toBe('/m/limits/set?type=deposit&period=1m');
});

it('takes no amount for none, and asks nothing', async () => {
  const { user } = await open('type=loss');
  await amount();
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  screen.getByText('Give an amount.');
  expect(platform.calls('setLimit')).toEqual([]);
});

it.each(['90', '٩٠'])('takes minutes of play, typed as %s [RG-11]', async (typed) => {
  platform.on('setLimit', ({ body }) => limitOf(body as Partial<ReturnType<typeof limitOf>>));
  const { user } = await open('type=time&period=24h');
  await user.type(await screen.findByLabelText('At most, in minutes'), typed);
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await waitFor(() => expect(toasts()).toBe('From now: 90 minutes.'));
  expect(platform.calls('setLimit').map(({ body }) => body)).toEqual([
    { type: 'time', period: '24h', amount: '90' },
  ]);
});

it.each(['0', '1441', ' '])('takes no “%s” for minutes of a day', async (typed) => {
  const { user } = await open('type=time');
  await user.type(await screen.findByLabelText('At most, in minutes'), typed);
  await user.click(screen.getByRole('button', { name: 'Set the limit' }));
  await screen.findByText('Give whole minutes, from 1 to 1,440.');
  expect(platform.calls('setLimit')).toEqual([]);
});

it('asks before a limit goes, which waits like a higher one [RG-08]', async () => {
  const at = Date.now() + 24 * hour;
  platform.on('removeLimit', () =>
    limitOf({ pending: { amount: null, effectiveAt: at, confirmBy: at + 168 * hour } }),
  );
  const { user } = await open('type=deposit&period=24h');
  await user.click(await screen.findByRole('button', { name: 'Remove this limit' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^It stays as it is until .* at the earliest/);
  await user.click(question.getByRole('button', { name: 'Ask to remove it' }));
  await waitFor(() => expect(toasts()).toMatch(/^Asked for\. You can confirm it from /));
  expect(platform.calls('removeLimit')[0]?.path).toMatch(/\/rg\/limit\/7$/);
});

it('takes an address that names no limit for deposits of a day', async () => {
  await open('type=luck&period=never');
  await screen.findByRole('heading', { level: 2, name: 'Deposits' });
  expect(screen.getByRole('radio', { name: 'A day' })).toHaveProperty('checked', true);
});

it.each([
  [undefined, '', 'none'],
  [undefined, '0', 'stricter'],
  ['2000.00', '2000', 'same'],
  ['2000.00', '1999.99', 'stricter'],
  ['2000.00', '2000.01', 'looser'],
  ['999999999999999.99', '1000000000000000', 'looser'],
  ['10', '.', 'none'],
] as const)('makes of %s and %j: %s', (limit, typed, change) => {
  expect(changeOf(limit, typed)).toBe(change);
});
