import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, type Platform } from '../../../testing/platform.ts';
import { openRegister, settingsFor, startDoor, type Asked } from '../../../testing/registration.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startDoor();
});

const ask = (asked: Asked) => platform.on('registerSettings', () => settingsFor(asked));

const sent = () => platform.calls('register').map(({ payload }) => payload);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const invited = '/m/hot-games?affiliateCode=SUNRISE&r=marisol88';

/** Lands somewhere else first, as links do. */
async function comeBy(at: string) {
  const { user } = await openApp({ at });
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  await screen.findByLabelText('Password again');
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  return {
    user,
    type,
    press: () => user.click(screen.getByRole('button', { name: 'Create account' })),
    begin: async () => {
      await type('Username', 'nova');
      await type('Password', 'kettle blue 9');
      await type('Password again', 'kettle blue 9');
    },
  };
}

it('knows by whose link somebody came, on whichever page, and asks for no code then [RE-03, RE-12, CA-06]', async () => {
  ask({ affiliateCode: 'optional' });
  platform.on('affiliateCheck', () => ({ code: 'Sunrise' }));
  const { begin, press } = await comeBy(invited);
  await waitFor(() => expect(platform.calls('affiliateCheck')).toHaveLength(1));
  expect(platform.calls('affiliateCheck')[0]?.query).toEqual({
    code: 'SUNRISE',
    domain: 'aurora.test',
  });
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('AFFILIATE') ?? '')).toEqual({
      code: 'Sunrise',
      valid: true,
      domain: 'aurora.test',
      recommenderId: 'marisol88',
    }),
  );
  expect(screen.queryByLabelText('Invitation code')).toBeNull();
  await begin();
  await press();
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({ affiliateCode: 'Sunrise', recommenderId: 'marisol88' }),
  );
});

it('reads the other name of the code, too', async () => {
  await openRegister({ at: '/m/register?affid=SUNRISE' });
  expect(sessionStorage.getItem('AFFILIATE')).toContain('"SUNRISE"');
});

it('asks for a code where that of the link is not known [RE-12]', async () => {
  ask({ affiliateCode: 'optional' });
  platform.on('affiliateCheck', () => new Refusal('affiliate.invalid'));
  await comeBy(invited);
  await screen.findByLabelText('Invitation code');
  expect(screen.getByLabelText('Invitation code')).toHaveProperty('value', '');
  expect(alerts()).toEqual([]);
});

it('never asks for a code where the site takes none [RE-12]', async () => {
  await comeBy(invited);
  expect(screen.queryByLabelText('Invitation code')).toBeNull();
  expect(platform.calls('affiliateCheck')).toEqual([]);
});

it('has a code that was typed looked up first, and sends nothing with one that is wrong [RE-25, RE-26]', async () => {
  ask({ affiliateCode: 'optional' });
  platform.on('affiliateCheck', () => new Refusal('affiliate.invalid'));
  const { begin, press, type, user, field } = await openRegister();
  await begin();
  await user.click(screen.getByText('More, if you like'));
  await type('Invitation code', 'MOONSET');
  await press('Create account');
  await waitFor(() => expect(toasts()).toMatch(/Invalid invitation code/));
  await waitFor(() => expect(field('Invitation code')).toBe(document.activeElement));
  expect(field('Invitation code').value).toBe('MOONSET');
  expect(sent()).toEqual([]);
  platform.on('affiliateCheck', () => ({ code: 'Sunrise' }));
  await type('Invitation code', 'SUNRISE');
  await press('Create account');
  await waitFor(() => expect(sent()[0]).toMatchObject({ affiliateCode: 'SUNRISE' }));
});

it('goes on without the member of a link whom nobody knows [ER-03]', async () => {
  platform.on('register', () => new Refusal('referrer.invalid'));
  const { begin, press } = await comeBy('/m/hot-games?r=nobody');
  await begin();
  await press();
  await waitFor(() => expect(toasts()).toMatch(/Referrer link error/));
  const button = screen.getByRole('button', { name: 'Create account' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  platform.on('register', () => ({ userName: 'nova', userId: '7' }));
  await press();
  await waitFor(() => expect(here()).toBe('/m/login'));
  expect(sent()[0]).toHaveProperty('recommenderId', 'nobody');
  expect(sent()[1]).not.toHaveProperty('recommenderId');
});
