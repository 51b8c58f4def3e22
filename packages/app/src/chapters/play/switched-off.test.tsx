import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';

/** The app as it starts where the merchant has no free play. */
async function openWithout(at: string): Promise<string> {
  vi.stubGlobal('FLAGS', { FREEPLAY3: false });
  vi.resetModules();
  const { here, openApp } = await import('../../testing/render.tsx');
  await openApp({ at });
  await screen.findByRole('heading', { level: 1 });
  return here();
}

const offers = () => screen.queryByRole('link', { name: 'Try it free' });

it('has no page of its own [CF-10]', async () => {
  const platform = await startPlatform();
  expect(await openWithout('/m/trial')).toBe('/m/home');
  expect(platform.calls('trial')).toHaveLength(0);
});

it.each(['/m/home', '/m/login'])('is offered nowhere: %s [CF-10]', async (at) => {
  await startPlatform();
  expect(await openWithout(at)).toBe(at);
  expect(offers()).toBeNull();
});
