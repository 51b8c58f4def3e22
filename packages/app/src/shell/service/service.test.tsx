import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { renderPart } from '../../testing/render.tsx';
import { merchant } from '../../testing/samples.ts';
import { Service } from './service.tsx';

let platform: Platform;

/** `https://t.me/example_support` for the merchant `demo`. */
const path = 'AAECAwQFBgcICQoL83TQBOZAP0pUXXs9GRJQ5gKzNegD_4qr5-ZrXpKBoqt5xNwRLpXH6ob2WqAK7pQ2xZ9';

const brand: MerchantData = { ...merchant, code: 'demo', serviceHosts: ['t.me'] };

beforeEach(async () => {
  sessionStorage.removeItem('serviceHidden');
  platform = await startPlatform();
  platform.on('customerService', () => [
    { csType: 'LIVECHAT', title: 'CS', path },
    { csType: 'LIVECHAT', title: 'whatsapp', path: `${path.slice(0, -1)}8` },
  ]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const show = (more: Partial<MerchantData> = {}) =>
  renderPart(
    <MerchantProvider value={{ ...brand, ...more }}>
      <Service />
    </MerchantProvider>,
  );

const button = () => screen.findByRole('button', { name: 'Customer service' });

it('lists the ways to somebody, opened with nothing to lead back [MS-16, MS-17, ST-11]', async () => {
  const { user } = await show({ contacts: { phone: '+6325550', hours: 'Day and night' } });
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  await user.click(await button());
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Live chat', 'https://t.me/example_support'],
    ['+6325550', 'tel:+6325550'],
  ]);
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Day and night')).toBeDefined();
});

it.each([
  ['on a host that the brand does not name', { serviceHosts: ['chat.example'] }],
  ['of another merchant', { code: 'other' }],
  ['in a cipher that a browser has not', { csPathCodec: 'des8' }],
] as const)('hides a way %s, and tells whoever runs the site [MS-17]', async (_, more) => {
  await show(more);
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: 'Customer service' })).toBeNull();
});

it.each([
  ['nobody answers', offline],
  ['the answer is broken', () => new Response('<html>', { status: 502 })],
  ['the platform is busy', () => new Refusal('system.busy')],
])('has the brand’s own mail when %s', async (_, answer) => {
  platform.on('customerService', answer);
  await show({ contacts: { email: 'help@demo.example' } });
  await button();
  await waitFor(() => expect(platform.calls('customerService')).toHaveLength(3));
  const link = screen.getByRole('link', { hidden: true });
  expect(link.getAttribute('href')).toBe('mailto:help@demo.example');
});

it('is put away for as long as the tab is open', async () => {
  const { user } = await show();
  await user.click(await button());
  await user.click(screen.getByRole('button', { name: 'Hide', hidden: true }));
  expect(screen.queryByRole('button', { name: 'Customer service' })).toBeNull();
  await show();
  await waitFor(() => expect(platform.calls('customerService').length).toBeGreaterThan(1));
  expect(within(document.body).queryByRole('button', { name: 'Customer service' })).toBeNull();
});
