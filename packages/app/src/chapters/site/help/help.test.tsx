import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { offline, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';

let platform: Platform;

const articles = ['Deposits', 'Withdrawals', 'Limits'].map((title, index) => ({
  id: `${index}`,
  title,
  content: `<p>About <b>${title}</b></p>`,
}));

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('help', () => articles);
  platform.on('whitelabel', () => ({
    flags: {},
    template: {
      app_background: '',
      app_desc: '',
      app_desc_font_color: '',
      mem_cen: '1',
      dep_func: '1',
    },
    contacts: [
      { labelNameEn: 'Facebook', url: 'https://facebook.example/house' },
      { labelNameEn: 'tiktok', url: 'javascript:alert(1)' },
    ],
    riskText: 'Playing costs money.',
    ageMin: 21,
  }));
  await fetchSanitiser();
});

const tab = (name: string) => screen.findByRole('tab', { name });
const isChosen = async (name: string) => (await tab(name)).getAttribute('aria-selected') === 'true';

it('lists topics and shows the chosen one as it was written [RT-08, MS-08]', async () => {
  const { user } = await openApp({ at: '/m/help' });
  await user.click(await tab('Withdrawals'));
  const text = within(screen.getByRole('tabpanel', { name: 'Withdrawals' }));
  expect((await text.findByText('Withdrawals', { selector: 'b' })).localName).toBe('b');
  expect(here()).toBe('/m/help?i=1');
});

it.each([
  ['', 'Deposits'],
  ['?i=2', 'Limits'],
  ['?i=7', 'Deposits'],
  ['?i=-1', 'Deposits'],
  ['?i=two', 'Deposits'],
])('opens with “%s” at %s [MS-09]', async (search, title) => {
  await openApp({ at: `/m/help${search}` });
  expect(await isChosen(title)).toBe(true);
});

it('shows a network only where there is a link of it, and what playing may do [MS-14, MS-15, ST-34]', async () => {
  await openApp({ at: '/m/help' });
  const house = within(await screen.findByRole('region', { name: 'Find us' }));
  const links = await waitFor(() => house.getAllByRole('link'));
  expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Facebook', 'https://facebook.example/house'],
  ]);
  expect(house.getByText('Playing costs money.')).toBeDefined();
});

it('warns in its own words where the platform says nothing [MS-15]', async () => {
  platform.on('whitelabel', offline);
  await openApp({ at: '/m/help' });
  expect(await screen.findByText(/risk of loss.*21 and over/)).toBeDefined();
});

it('says that help did not come, and asks again at a press [ER-06]', async () => {
  platform.on('help', offline);
  const { user } = await openApp({ at: '/m/help' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  platform.on('help', () => articles);
  await user.click(again);
  expect(await tab('Deposits')).toBeDefined();
});

it('says that there is no help yet', async () => {
  platform.on('help', () => []);
  await openApp({ at: '/m/help' });
  expect(await screen.findByText('No help is written yet')).toBeDefined();
});
