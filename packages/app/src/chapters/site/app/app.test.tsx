import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { untilCalm } from '../../../testing/sight.ts';
import { startPlatform, offline, type Platform } from '../../../testing/platform.ts';

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
  ios: (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`,
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
};

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});

const tell = (list: Reply<'downloads'>['list'], appWindow = true) =>
  platform.on('downloads', () => ({ appWindow, list }));

const all: Reply<'downloads'>['list'] = [
  { resourceType: 'IOS', url: 'https://store.example/ios' },
  { resourceType: 'MOBILECONFIG', url: 'https://files.example/site.mobileconfig' },
  { resourceType: 'Android', url: '/files/site.apk' },
];

/** A page that has just been loaded, with what the device is and remembers. */
async function openBar(agent: string) {
  localStorage.setItem('appWindow', '1');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.resetModules();
  const { renderPart } = await import('../../../testing/render.tsx');
  const { AppBar } = await import('./app-bar.tsx');
  return renderPart(<AppBar />);
}

const bar = () => screen.findByRole('region', { name: 'Get the app' });
const isThere = () => screen.queryByRole('region', { name: 'Get the app' }) !== null;
const answered = () => waitFor(() => expect(platform.calls('downloads')).toHaveLength(1));
const get = { name: 'Get it' };

it('offers the app at the top, and stays away for good once it is closed [HM-29, HM-30]', async () => {
  tell(all);
  const { user } = await openBar(agents.android);
  await user.click(within(await bar()).getByRole('button', { name: 'Close' }));
  expect(isThere()).toBe(false);
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
});

it('is not there where it was closed before [HM-30]', async () => {
  tell(all);
  localStorage.setItem('hideDownloadBar', '1');
  await openBar(agents.android);
  await answered();
  expect(isThere()).toBe(false);
});

it('is not there on the home screen, and in no tab of that device from then on [HM-31]', async () => {
  tell(all);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await openBar(agents.android);
  await answered();
  expect(isThere()).toBe(false);
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
});

it('is not there in the brand’s own app [HM-31]', async () => {
  tell(all);
  vi.stubGlobal('LiveryApp', {});
  await openBar(agents.android);
  await answered();
  expect(isThere()).toBe(false);
});

it.each([
  ['on a computer', agents.desktop, () => tell(all)],
  ['where the platform switches it off', agents.android, () => tell(all, false)],
  ['where there is none for the phone', agents.android, () => tell(all.slice(0, 2))],
  [
    'where nobody answers and the brand names none',
    agents.android,
    () => platform.on('downloads', offline),
  ],
] as const)('offers no app %s', async (_, agent, given) => {
  given();
  await openBar(agent);
  await waitFor(() => expect(platform.calls('downloads').length).toBeGreaterThan(0));
  expect(isThere()).toBe(false);
});

it('lists the ways for Android, by profile and for the iPhone [HM-32]', async () => {
  tell(all);
  const { user } = await openBar(agents.ios('17_4'));
  await user.click(within(await bar()).getByRole('button', get));
  const sheet = within(screen.getByRole('dialog', { name: 'Aurora as an app' }));
  expect(sheet.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
    `${location.origin}/files/site.apk`,
    'https://files.example/site.mobileconfig',
    'https://store.example/ios',
  ]);
});

const profile = all.slice(1, 2);

it.each([
  ['11_4', true, true, false],
  ['12_1', true, true, false],
  ['12_3', false, true, false],
  ['12_4', false, false, true],
  ['17_4', false, false, true],
] as const)(
  'on iOS %s shows the legacy tip: %s, asks for an update: %s, has the profile: %s [HM-33, HM-34, HM-35]',
  async (version, isLegacy, isOld, hasProfile) => {
    tell(profile);
    const { user } = await openBar(agents.ios(version));
    await user.click(within(await bar()).getByRole('button', get));
    const guide = within(screen.getByRole('dialog', { name: 'Aurora on your home screen' }));
    expect(guide.queryByText(/Move the lower row/) !== null).toBe(isLegacy);
    expect(guide.queryByText(/needs iOS 12.4/) !== null).toBe(isOld);
    expect(guide.queryByRole('link', { name: 'Profile for iPhone' }) !== null).toBe(hasProfile);
  },
);

it('has no button for a profile where there is none [HM-34]', async () => {
  tell([]);
  const { user } = await openBar(agents.ios('17_4'));
  await user.click(within(await bar()).getByRole('button', get));
  expect(within(screen.getByRole('dialog')).queryByRole('link')).toBeNull();
});

/** Home, in a page that has just been loaded. */
async function openHome() {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents.android);
  vi.resetModules();
  const { openApp } = await import('../../../testing/render.tsx');
  const { user } = await openApp();
  const press = async () => user.click(await screen.findByRole('heading', { level: 1 }));
  return { user, press };
}

const invitation = { name: 'Aurora as an app' };
const visits = (count: number) =>
  localStorage.setItem('VISITS', JSON.stringify({ count, at: Date.now() }));

it.each([
  ['at the third visit', () => visits(3)],
  ['after a first round', () => localStorage.setItem('PLAYED', '1')],
])(
  'pops up %s, once on a device, with what is for the phone in the hand [HM-01]',
  async (_, given) => {
    tell(all);
    given();
    const { press } = await openHome();
    await press();
    const sheet = within(await screen.findByRole('dialog', invitation));
    expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'App for Android',
    ]);
    expect(localStorage.getItem('appWindow')).toBe('1');
    expect(isThere()).toBe(false);
  },
);

it.each([
  ['at a first or second visit', () => visits(2)],
  ['where it did before', () => (visits(9), localStorage.setItem('appWindow', '1'))],
])('does not pop up %s', async (_, given) => {
  tell(all);
  given();
  const { press } = await openHome();
  await press();
  await answered();
  await untilCalm();
  expect(screen.queryByRole('dialog', invitation)).toBeNull();
});

it('is offered in one place of the home at a time: by the bar once the page is in use, and without it at the search [HM-21, HM-29]', async () => {
  tell(all);
  localStorage.setItem('appWindow', '1');
  const { user, press } = await openHome();
  await answered();
  await screen.findByRole('contentinfo');
  // It would push down what somebody only looks at.
  expect(isThere()).toBe(false);
  await press();
  const close = within(await bar()).getByRole('button', { name: 'Close' });
  expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
  await user.click(close);
  await screen.findByRole('button', { name: 'Get the app' });
});
