import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import type { MerchantData } from '@livery/themes/contract';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { openApp, renderPart } from '../../../testing/render.tsx';
import { merchant } from '../../../testing/samples.ts';
import { AppScreen } from '../screens/app/page.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});

const tell = (list: Reply<'downloads'>['list']) =>
  platform.on('downloads', () => ({ appWindow: false, list }));
const on = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

const link = (name: string) => screen.findByRole('link', { name });
const open = () => openApp({ at: '/m/app' });

it('has the file for the phone that is here, and the other at a press [RT-17, ST-10]', async () => {
  tell([
    { resourceType: 'Android', url: 'https://store.example/app.apk' },
    { resourceType: 'IOS', url: 'https://store.example/ios' },
    { resourceType: 'MOBILECONFIG', url: '/files/profile.mobileconfig' },
  ]);
  on(android);
  const { user } = await open();
  expect((await link('App for Android')).getAttribute('href')).toBe(
    'https://store.example/app.apk',
  );
  await user.click(screen.getByRole('radio', { name: 'iPhone' }));
  expect((await link('App for iPhone')).getAttribute('href')).toBe('https://store.example/ios');
  expect((await link('Profile for iPhone')).getAttribute('href')).toBe(
    '/files/profile.mobileconfig',
  );
});

it.each([
  [android, 'Open the menu of your browser.'],
  [iphone, 'Press “Share” in your browser.'],
])(
  'tells %s how the site goes onto the home screen where there is no file',
  async (agent, step) => {
    tell([]);
    on(agent);
    await open();
    expect(await screen.findByText(step)).toBeDefined();
    expect(screen.queryByRole('img', { name: /camera/ })).toBeNull();
  },
);

it.each([
  ['11_4', 'legacy', true],
  ['12_1', 'legacy', true],
  ['12_3', 'generic', true],
  ['12_4', 'generic', false],
  ['18_1', 'generic', false],
] as const)(
  'shows iOS %s the %s tip, and that it has to be brought up to date: %s [HM-33, HM-34, HM-35]',
  async (version, tip, isOld) => {
    tell([{ resourceType: 'MOBILECONFIG', url: '/files/profile.mobileconfig' }]);
    on(iphone.replace('18_1', version));
    await open();
    await screen.findByText('Press “Share” in your browser.');
    expect(screen.queryByText(/Move the lower row/) !== null).toBe(tip === 'legacy');
    expect(screen.queryByText(/needs iOS 12.4/) !== null).toBe(isOld);
    expect(screen.queryByRole('link', { name: 'Profile for iPhone' }) !== null).toBe(!isOld);
  },
);

it('takes no phone for an old iPhone that is none', async () => {
  tell([]);
  on(android);
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'iPhone' }));
  await screen.findByText('Press “Share” in your browser.');
  expect(screen.queryByText(/needs iOS 12.4/)).toBeNull();
});

it('says what the app was rated together with who says so, and nothing without [CO-13]', async () => {
  tell([]);
  on(android);
  const rating = { value: '5.0', source: { EN: 'Our own count' } };
  const withApp = (app: MerchantData['app']) => (
    <MerchantProvider value={{ ...merchant, app }}>
      <AppScreen />
    </MerchantProvider>
  );
  await renderPart(withApp({ description: {}, rating }));
  const said = await screen.findByText('Our own count');
  expect(said.parentElement?.textContent).toBe('5.0Rated 5.0 of 5Our own count');
  cleanup();
  await renderPart(withApp({ description: {} }));
  expect(await screen.findByText('Open the menu of your browser.')).toBeDefined();
  expect(screen.queryByText(/^Rated/)).toBeNull();
});

it('takes a link to itself for none', async () => {
  tell([{ resourceType: 'Android', url: '/m/app' }]);
  on(android);
  await open();
  expect(await screen.findByText('Open the menu of your browser.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'App for Android' })).toBeNull();
});

it('shows a computer its address as a picture for the camera of a phone', async () => {
  tell([]);
  on('Mozilla/5.0 (X11; Linux x86_64)');
  await open();
  expect(
    await screen.findByRole('img', { name: 'This page, for the camera of a phone' }),
  ).toBeDefined();
});
