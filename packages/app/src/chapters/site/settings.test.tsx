import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { followMotion } from '#kernel/choices/motion.ts';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { currentSession } from '#kernel/session/session.ts';
import { openOtherTab } from '../../testing/other-tab.ts';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp, renderPart } from '../../testing/render.tsx';
import { member, merchant } from '../../testing/samples.ts';
import { SettingsScreen } from './screens/settings/screen.tsx';

beforeEach(async () => {
  await startPlatform();
});

it('starts dark, and stores and tells another theme [ST-17, ST-18]', async () => {
  const otherTab = openOtherTab();
  const { user } = await openApp({ at: '/m/set' });
  expect(await screen.findByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true);
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await waitFor(() => expect(otherTab.heard).toContainEqual({ type: 'theme', theme: 'light' }));
});

it('speaks a chosen language at once, names each in itself, and remembers it', async () => {
  const { user } = await openApp({ at: '/m/set' });
  const filipino = await screen.findByRole('radio', { name: 'Filipino' });
  await user.click(filipino);
  await screen.findByRole('heading', { level: 1, name: 'Mga setting' });
  expect(filipino).toHaveProperty('checked', true);
  expect(document.documentElement.lang).toBe('fil-PH');
  expect(localStorage.getItem('lang')).toBe('TY');
  await waitFor(() => expect(document.title).toBe('Mga setting · Aurora'));
});

it('holds the page still when asked to, tells other tabs, and knows it the next time', async () => {
  const otherTab = openOtherTab();
  const { user } = await openApp({ at: '/m/set' });
  await user.click(await screen.findByRole('switch', { name: /^Less motion/ }));
  expect(document.documentElement.dataset['motion']).toBe('less');
  await waitFor(() => expect(otherTab.heard).toContainEqual({ type: 'motion', less: true }));
  const stop = followMotion();
  expect(document.documentElement.dataset['motion']).toBe('less');
  otherTab.say({ type: 'motion', less: false });
  await waitFor(() => expect(document.documentElement.dataset['motion']).toBeUndefined());
  expect(screen.getByRole('switch', { name: /^Less motion/ })).toHaveProperty('checked', false);
  stop();
});

it('is shown at its address, under its name [RT-07]', async () => {
  await openApp({ at: '/m/set' });
  await screen.findByRole('radio', { name: 'Dark' });
  screen.getByRole('heading', { level: 1, name: 'Settings' });
  expect([here(), document.title]).toEqual(['/m/set', 'Settings · Aurora']);
});

it.each([0, 1, 2])(
  'offers a member of type %i what a guest of free play has not [FR-06]',
  async (type) => {
    await openApp({ at: '/m/set', session: { ...member, type } });
    const row = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Password' });
    expect(row.pathname).toBe('/m/changePsw');
    screen.getByRole('button', { name: 'Log out everywhere' });
  },
);

it('leads a member to their password, and out after a question [MS-07]', async () => {
  const { user } = await openApp({ at: '/m/set', session: member });
  const row = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Password' });
  expect(row.pathname).toBe('/m/changePsw');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out' }));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()).toBeNull();
});

it('shows a visitor the way in instead of the way out', async () => {
  await openApp({ at: '/m/set' });
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
  expect(way.search).toBe('?redirect=%2Fm%2Fset');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

it('offers no choice of language where there is one alone', async () => {
  const [english] = merchant.languages;
  await renderPart(
    <MerchantProvider value={{ ...merchant, languages: english ? [english] : [] }}>
      <SettingsScreen account={null} />
    </MerchantProvider>,
  );
  screen.getByRole('radiogroup', { name: 'Appearance' });
  expect(screen.queryByRole('radiogroup', { name: 'Language' })).toBeNull();
});
