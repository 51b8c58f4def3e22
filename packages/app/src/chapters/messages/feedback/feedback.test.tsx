import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expireSession, openSession } from '#kernel/session/session.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { renderPart, type Scene } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';
import { feedbackDraft } from './feedback-draft.ts';
import { Feedback } from './feedback.tsx';

let platform: Platform;

beforeEach(async () => {
  feedbackDraft.set(undefined);
  platform = await startPlatform();
  platform.on('feedback', () => ({ ticketId: '4711' }));
});

const open = (scene: Scene = { session: member }) => renderPart(<Feedback />, scene);
const words = () => screen.findByRole('textbox', { name: 'Your words' });
const send = () => screen.getByRole('button', { name: 'Send' });
const keys = () => platform.calls('feedback').map(({ headers }) => headers['Idempotency-Key']);

it.each([
  ['nothing', ''],
  ['too little', 'Too short'],
  ['nothing but space', ' '.repeat(20)],
  ['too much', 'x'.repeat(501)],
])('sends not %s, and says how much it may be [VA-05]', async (_, text) => {
  const { user } = await open();
  const field = await words();
  await user.click(field);
  await user.paste(text);
  await user.click(send());
  expect(await screen.findByText('Please write between 10 and 500 characters.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(platform.calls('feedback')).toEqual([]);
});

it.each([10, 500])(
  'sends %i characters, and says under which number it has them [VA-05]',
  async (length) => {
    const { user } = await open();
    await user.selectOptions(await screen.findByRole('combobox'), 'Money');
    await user.click(await words());
    await user.paste('x'.repeat(length));
    await user.click(send());
    expect(await screen.findByText('Thank you. We have it under number 4711.')).toBeDefined();
    expect(platform.calls('feedback')[0]?.body).toMatchObject({
      category: 'payment',
      content: 'x'.repeat(length),
    });
    await user.click(screen.getByRole('button', { name: 'Write more' }));
    expect((await words()).textContent).toBe('');
  },
);

it('keeps what was written where it did not arrive, and sends it again as the same', async () => {
  platform.on('feedback', offline);
  const { user } = await open();
  await user.type(await words(), 'The game stood still');
  await user.click(send());
  expect(await screen.findByText(/^No connection/)).toBeDefined();
  platform.on('feedback', () => ({ ticketId: '1' }));
  await user.click(send());
  await screen.findByText(/number 1/);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('is sent once by two presses', async () => {
  const slow = Promise.withResolvers<{ ticketId: string }>();
  platform.on('feedback', () => slow.promise);
  const { user } = await open();
  await user.type(await words(), 'The game stood still');
  await user.dblClick(send());
  await waitFor(() => expect(platform.calls('feedback')).toHaveLength(1));
  slow.resolve({ ticketId: '2' });
  await screen.findByText(/number 2/);
  expect(platform.calls('feedback')).toHaveLength(1);
});

it('is still there after a session that ended by itself', async () => {
  const { user } = await open();
  await user.type(await words(), 'The game stood still');
  expireSession();
  await screen.findByRole('link', { name: 'Log in' });
  openSession(member);
  await waitFor(async () =>
    expect(((await words()) as HTMLTextAreaElement).value).toBe('The game stood still'),
  );
});

it('says why the platform took it not', async () => {
  platform.on('feedback', () => new Refusal('rate.limited', { params: { seconds: 60 } }));
  const { user } = await open();
  await user.type(await words(), 'The game stood still');
  await user.click(send());
  expect(await screen.findByText('Too many tries. Please wait 60 seconds.')).toBeDefined();
});

it('asks a visitor to log in, and leads back', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    `/m/login?redirect=${encodeURIComponent('/m/help')}`,
  );
});

it.each([
  ['lets a member add pictures', 0, 1],
  ['lets a guest of free play write without pictures', 4, 0],
])('%s', async (_, type, count) => {
  await open({ session: { ...member, type } });
  await words();
  expect(screen.queryAllByText('Pictures of it')).toHaveLength(count);
});
