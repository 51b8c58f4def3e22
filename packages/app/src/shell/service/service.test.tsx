import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { renderPart, toasts, type Scene } from '../../testing/render.tsx';
import { member, merchant } from '../../testing/samples.ts';
import { ServiceButton } from './service-button.tsx';

let platform: Platform;

/** `https://t.me/example_support` for the merchant `demo`. */
const path = 'AAECAwQFBgcICQoL83TQBOZAP0pUXXs9GRJQ5gKzNegD_4qr5-ZrXpKBoqt5xNwRLpXH6ob2WqAK7pQ2xZ9';

const brand: MerchantData = { ...merchant, code: 'demo', serviceHosts: ['t.me'] };

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('customerService', () => [
    { csType: 'LIVECHAT', title: 'CS', path },
    { csType: 'LIVECHAT', title: 'whatsapp', path: `${path.slice(0, -1)}8` },
  ]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const mine: Scene = { session: member };

const show = (more: Partial<MerchantData> = {}, scene: Scene = mine) =>
  renderPart(
    <MerchantProvider value={{ ...brand, ...more }}>
      <ServiceButton />
    </MerchantProvider>,
    scene,
  );

/** The sheet, once it is open and everything in it has been told. */
async function ask(more: Partial<MerchantData> = {}, scene: Scene = mine) {
  const { user } = await show(more, scene);
  await user.click(screen.getByRole('button', { name: 'Customer service' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Customer service' }));
  await waitFor(() => expect(platform.calls('customerService').length).toBeGreaterThan(0));
  return { ...sheet, user };
}

const waysIn = (sheet: Awaited<ReturnType<typeof ask>>) =>
  sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const help = ['Help centre', '/m/help'];

it('lists the ways to somebody, opened with nothing to lead back [MS-16, MS-17, ST-11]', async () => {
  const sheet = await ask({ contacts: { phone: '+6325550', hours: 'Day and night' } });
  const chat = await sheet.findByRole('link', { name: 'Live chat' });
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(waysIn(sheet)).toEqual([
    ['Live chat', 'https://t.me/example_support'],
    ['+6325550', 'tel:+6325550'],
    help,
  ]);
  expect(chat.getAttribute('rel')).toContain('noopener');
  expect(sheet.getByText('Day and night')).toBeDefined();
});

it.each([
  ['on a host that the brand does not name', { serviceHosts: ['chat.example'] }],
  ['of another merchant', { code: 'other' }],
  ['in a cipher that a browser has not', { csPathCodec: 'des8' }],
] as const)('hides a way %s, and tells whoever runs the site [MS-17]', async (_, more) => {
  const sheet = await ask(more);
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  expect(waysIn(sheet)).toEqual([help]);
});

it.each([
  ['nobody answers', offline],
  ['the answer is broken', () => new Response('<html>', { status: 502 })],
  ['the platform is busy', () => new Refusal('system.busy')],
])('has the brand’s own mail, and its help, when %s', async (_, answer) => {
  platform.on('customerService', answer);
  const sheet = await ask({ contacts: { email: 'help@demo.example' } });
  await waitFor(() => expect(platform.calls('customerService')).toHaveLength(3));
  expect(waysIn(sheet)).toEqual([['help@demo.example', 'mailto:help@demo.example'], help]);
});

it('leads a visitor to the help where a brand names no way at all', async () => {
  platform.on('customerService', () => []);
  const sheet = await ask({ contacts: {} }, {});
  expect(waysIn(sheet)).toEqual([help]);
});

it.each([
  ['a visitor', {}, 'You are not logged in, please login first'],
  [
    'a guest of free play',
    { session: { ...member, type: 4 } },
    'Not for free play. Register to use it.',
  ],
])('opens no chat for %s, and says why [RO-02, RO-05]', async (_, scene, said) => {
  const sheet = await ask({}, scene);
  await sheet.user.click(await sheet.findByRole('button', { name: 'Live chat' }));
  await waitFor(() => expect(toasts()).toContain(said));
  expect(waysIn(sheet)).toEqual([help]);
});

it('has no live chat where the merchant has none, for anybody [CF-08]', async () => {
  vi.stubGlobal('FLAGS', { ...FLAGS, CBS3: false });
  const sheet = await ask({ contacts: { phone: '+6325550' } });
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(sheet.queryByText('Live chat')).toBeNull();
  expect(waysIn(sheet)).toEqual([['+6325550', 'tel:+6325550'], help]);
});
