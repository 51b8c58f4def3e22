import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noon, playOf } from '../../testing/care.ts';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';
import { currentSession } from '#kernel/session/session.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('responsiblePlay', () => playOf());
});

const open = (page: string) => openApp({ at: `/m/limits/${page}`, session: member });
const press = (name: string) => screen.findByRole('button', { name });

it('begins a break after one question, and is gone to where it is said until when [RG-20]', async () => {
  platform.on('timeOut', () => ({ until: noon }));
  const { user } = await open('timeOut');
  await user.click(await screen.findByRole('radio', { name: '7 days' }));
  await user.click(await press('Take a break'));
  const question = within(await screen.findByRole('alertdialog', { name: 'A break of 7 days' }));
  await user.click(question.getByRole('button', { name: 'Begin now' }));
  await screen.findByRole('heading', { level: 2, name: 'You are taking a break' });
  expect(here()).toBe(`/m/paused?kind=timeout&until=${noon}`);
  screen.getByText(/^Until Sun, November 29.* at 12:00.PM\. Your money stays yours/);
  expect(platform.calls('timeOut')[0]?.body).toEqual({ duration: '7d' });
  expect(currentSession()).toBeNull();
});

it('stays where it is when a break could not begin', async () => {
  platform.on('timeOut', () => new Refusal('system.busy'));
  const { user } = await open('timeOut');
  await user.click(await press('Take a break'));
  await user.click(await press('Begin now'));
  await waitFor(() => expect(toasts()).toMatch(/Very busy/));
  expect(here()).toBe('/m/limits/timeOut');
  expect(currentSession()).not.toBeNull();
});

it('excludes in three steps, with nothing chosen and nothing ticked beforehand [RG-21]', async () => {
  platform.on('exclude', () => ({ until: noon }));
  const { user } = await open('exclusion');
  const lengths = within(await screen.findByRole('radiogroup', { name: 'How long' }));
  const radios = lengths.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(await press('Next')).toHaveProperty('disabled', true);
  await user.click(lengths.getByRole('radio', { name: '1 year' }));
  await user.click(screen.getByRole('radio', { name: /^At every site of this house/ }));
  await user.click(await press('Next'));
  const means = await screen.findByRole('heading', { name: 'What it means' });
  await waitFor(() => expect(document.activeElement).toBe(means));
  screen.getByText(/^Your money stays yours/);
  screen.getByText(/you ask to come back, and wait a day/);
  await user.click(await press('Next'));
  const box = await screen.findByRole('checkbox', { name: /^I want to be excluded for 1 year/ });
  expect(box).toHaveProperty('checked', false);
  await user.click(await press('Exclude me'));
  screen.getByText('Tick that you know what it means.');
  expect(platform.calls('exclude')).toEqual([]);
  await user.click(box);
  await user.click(await press('Exclude me'));
  await screen.findByRole('heading', { level: 2, name: 'You have excluded yourself' });
  expect(platform.calls('exclude')[0]?.body).toEqual({
    duration: '1y',
    allBrands: true,
    confirm: true,
  });
  expect(currentSession()).toBeNull();
});

it('goes back a step by the way back of the browser, and keeps what was chosen', async () => {
  const { user } = await open('exclusion');
  await user.click(await screen.findByRole('radio', { name: 'Without an end' }));
  await user.click(await press('Next'));
  await screen.findByRole('heading', { name: 'What it means' });
  history.back();
  expect(await screen.findByRole('radio', { name: 'Without an end' })).toHaveProperty(
    'checked',
    true,
  );
});

it('begins with the first step, whatever step an address names', async () => {
  await open('exclusion?step=3');
  await screen.findByRole('radiogroup', { name: 'How long' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('offers reality checks that are as often as the law asks [part of RG-12]', async () => {
  platform.on('setRealityCheck', () => ({ nextCheckAt: null }));
  const { user } = await open('realityCheck');
  const often = within(await screen.findByRole('radiogroup', { name: 'How often' }));
  const names = often.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(names).toEqual(['10 minutes', '15 minutes', '20 minutes', '30 minutes']);
  await user.click(often.getByRole('radio', { name: '15 minutes' }));
  await user.click(await press('Save'));
  await waitFor(() => expect(toasts()).toBe('From now: every 15 minutes.'));
  expect(platform.calls('setRealityCheck')[0]?.body).toEqual({ minutes: 15 });
});

it('offers nobody a break who has one', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'timeout', until: noon } }));
  await open('timeOut');
  await screen.findByText(/^You are taking a break\. Until Sun, November 29/);
  expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
});

it('lets whoever is on a break exclude themselves [RG-21]', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'timeout', until: noon } }));
  await open('exclusion');
  expect(await screen.findByRole('radiogroup', { name: 'How long' })).toBeDefined();
});

it('offers no second exclusion', async () => {
  platform.on('responsiblePlay', () => playOf({ bar: { kind: 'exclusion', until: null } }));
  await open('exclusion');
  await screen.findByText('You have excluded yourself. There is no end to it.');
  expect(screen.queryByRole('radio')).toBeNull();
});
