import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import type { SmsForm } from './sms-form.tsx';

const form = vi.hoisted(() => ({ isCut: true }));
// A page's code is fetched like anything else, and the line may be cut.
vi.mock('./sms-form.tsx', async (original) => {
  const module = await original<{ readonly SmsForm: typeof SmsForm }>();
  return {
    get SmsForm() {
      if (form.isCut) throw new TypeError('Failed to fetch dynamically imported module');
      return module.SmsForm;
    },
  };
});

const country = { code: 'PH', name: 'Philippines', dialingCode: '+63', flag: '' };

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('countries', () => ({ current: country, list: [country] }));
});

it('asks for the form of codes, and for countries, when it is chosen; cut off, it can be had again', async () => {
  const { user } = await openApp({ at: '/m/login' });
  const tab = await screen.findByRole('tab', { name: 'By SMS code' });
  expect(platform.calls('countries')).toEqual([]);
  await user.click(tab);
  const again = await screen.findByRole('button', { name: 'Try again' });
  form.isCut = false;
  await user.click(again);
  await screen.findByRole('textbox', { name: 'Mobile number' });
  expect(platform.calls('countries')).toHaveLength(1);
});
