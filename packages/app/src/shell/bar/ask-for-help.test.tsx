import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { startPlatform } from '../../testing/platform.ts';
import { renderPart } from '../../testing/render.tsx';
import { merchant } from '../../testing/samples.ts';
import { AskForHelp } from './ask-for-help.tsx';

const show = async (contacts: typeof merchant.contacts) => {
  await startPlatform();
  await renderPart(
    <MerchantProvider value={{ ...merchant, contacts }}>
      <AskForHelp />
    </MerchantProvider>,
  );
  return screen.queryByRole('link', { name: 'Customer service' })?.getAttribute('href');
};

it.each([
  ['by mail', { email: 'help@brand.example', phone: '+63 2 5550' }, 'mailto:help@brand.example'],
  ['by phone where there is no mail', { phone: '+6325550' }, 'tel:+6325550'],
  ['not at all where the brand names no channel', { hours: 'Day and night' }, undefined],
])('leads to customer service %s [LY-10]', async (_, contacts, to) => {
  expect(await show(contacts)).toBe(to);
});
