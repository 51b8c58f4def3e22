import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';

beforeEach(async () => {
  // What a page has tried once it does not try again.
  vi.resetModules();
  await startPlatform();
});

const open = async (at: string): Promise<void> => {
  const { openApp } = await import('../../testing/render.tsx');
  await openApp({ at });
};

const words = /refuses cookies, without which nobody stays logged in: allow them for this site/;

it('says at the log-in that cookies are refused and how to allow them, and has nothing to type in', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await open('/m/login');
  await screen.findByText(words);
  expect(screen.queryByLabelText('Password')).toBeNull();
  screen.getByRole('button', { name: 'Load the page again' });
});

it('says it at the registration', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  await open('/m/register');
  await screen.findByText(words);
  expect(screen.queryByLabelText('Username')).toBeNull();
});

it('says that nothing is stored, which is another thing, above a form that works', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  await open('/m/login');
  await screen.findByText(/keeps nothing for this site, so you have to log in again/);
  expect(screen.getByLabelText<HTMLInputElement>('Password').disabled).toBe(false);
});

it('says nothing of it to everybody else', async () => {
  await open('/m/login');
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/allow (?:it|them)/)).toBeNull();
});
