import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});

const open = (at = '/m/limits/selfTest') => openApp({ at, session: member });

const choose = async (user: UserEvent, answer: string) =>
  user.click(await screen.findByRole('radio', { name: answer }));

async function answerAll(user: UserEvent, answer: string): Promise<void> {
  for (let number = 1; number <= 9; number += 1) {
    await screen.findByText(`Question ${number} of 9`);
    await choose(user, answer);
    if (number < 9) await user.click(screen.getByRole('button', { name: 'Next' }));
  }
}

it('asks nine questions one by one, and says what may help [RG-35]', async () => {
  platform.on('selfAssessment', () => ({
    band: 'moderate',
    advice: ['timeout', 'limits', 'help'],
  }));
  const { user } = await open();
  await answerAll(user, 'Sometimes');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  const told = await screen.findByRole('heading', { name: 'Your answers point to a risk' });
  expect(document.activeElement).toBe(told);
  const advice = within(screen.getByRole('region', { name: 'What may help' }));
  expect(advice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Take a break',
    'Limits and breaks',
  ]);
  expect(platform.calls('selfAssessment')[0]?.body).toEqual({
    answers: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    consent: false,
  });
});

it('keeps the result with the account for whoever wants that alone [RG-35]', async () => {
  platform.on('selfAssessment', () => ({ band: 'none', advice: [] }));
  const { user } = await open();
  await answerAll(user, 'Never');
  await user.click(screen.getByRole('checkbox', { name: /^Keep the result/ }));
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  await screen.findByRole('heading', { name: 'Nothing in your answers points to a problem' });
  expect(platform.calls('selfAssessment')[0]?.body).toMatchObject({ consent: true });
  await user.click(screen.getByRole('button', { name: 'Answer again' }));
  await screen.findByText('Question 1 of 9');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

it('goes back to a question by the browser’s way back, with its answer', async () => {
  const { user } = await open();
  await choose(user, 'Almost always');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Question 2 of 9');
  history.back();
  await screen.findByText('Question 1 of 9');
  expect(screen.getByRole('radio', { name: 'Almost always' })).toHaveProperty('checked', true);
});

it('begins with the first question, whatever question an address names', async () => {
  await open('/m/limits/selfTest?q=7');
  await screen.findByText('Question 1 of 9');
  expect(here()).toBe('/m/limits/selfTest?q=7');
});

it('keeps the answers when the result could not be had', async () => {
  platform.on('selfAssessment', () => new Refusal('system.busy'));
  const { user } = await open();
  await answerAll(user, 'Never');
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  await waitFor(() => expect(toasts()).toMatch(/Very busy/));
  expect(screen.getByRole('radio', { name: 'Never' })).toHaveProperty('checked', true);
});
