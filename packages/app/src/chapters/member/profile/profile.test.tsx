import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member, memberInfo } from '../../../testing/samples.ts';

let platform: Platform;
const at = '/m/myAccount/index?view=profile';
const list = ['1', '2', '3', '99'];

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('memberInfo', () => ({ ...memberInfo, headIcon: '2' }));
  platform.on('headIcons', () => ({ icon: '2', list }));
  platform.on('setHeadIcon', ({ body }) => ({ icon: (body as { icon: string }).icon, list }));
});

const faces = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Your picture' })).getAllByRole('radio');
const chosen = async () => (await faces()).findIndex((face) => (face as HTMLInputElement).checked);

it('tells what is known of a member: names, club, and what was confirmed [ST-02]', async () => {
  await openApp({ at, session: member });
  await screen.findByRole('heading', { level: 1, name: 'My details' });
  const facts = within(await screen.findByRole('region', { name: 'About you' }));
  await facts.findByText('maria');
  const texts = facts.getAllByRole('definition').map((one) => one.textContent);
  expect(texts).toEqual([
    'maria',
    'Mia',
    '100234',
    'Silver club',
    'PHP',
    'Confirmed',
    'Not confirmed',
  ]);
});

it('offers the pictures that it can draw, and letters', async () => {
  await openApp({ at, session: member });
  expect(await faces()).toHaveLength(4);
  expect(await chosen()).toBe(2);
});

it('chooses a picture at once, and tells the platform', async () => {
  const slow = Promise.withResolvers<Reply<'setHeadIcon'>>();
  platform.on('setHeadIcon', () => slow.promise);
  await openApp({ at, session: member });
  // Without a moment in which the press seems lost.
  const third = await screen.findByRole<HTMLInputElement>('radio', { name: 'Picture 3' });
  fireEvent.click(third);
  expect(third.checked).toBe(true);
  slow.resolve({ icon: '3', list });
  await waitFor(() => expect(platform.calls('setHeadIcon')[0]?.body).toEqual({ icon: '3' }));
  expect(await chosen()).toBe(3);
});

it('knows the member all the same where a picture was chosen before they were told of', async () => {
  const slow = Promise.withResolvers<Reply<'memberInfo'>>();
  platform.on('memberInfo', () => slow.promise);
  await openApp({ at, session: member });
  fireEvent.click(await screen.findByRole('radio', { name: 'Picture 3' }));
  await waitFor(() => expect(platform.calls('setHeadIcon')).toHaveLength(1));
  platform.on('memberInfo', () => ({ ...memberInfo, headIcon: '3' }));
  // Asked before the picture was chosen.
  slow.resolve({ ...memberInfo, headIcon: '2' });
  const facts = within(await screen.findByRole('region', { name: 'About you' }));
  await facts.findByText('Silver club');
  const faceIn = (place: Element | null): string | null | undefined =>
    place?.querySelector('[data-icon]')?.getAttribute('data-icon');
  const third = faceIn(screen.getByRole('radio', { name: 'Picture 3' }).closest('label'));
  expect(third).toBeTruthy();
  await waitFor(() => expect(faceIn(screen.getByRole('main'))).toBe(third));
});

it('takes a picture back that was refused, and says why', async () => {
  platform.on('setHeadIcon', () => new Refusal('system.busy'));
  const { user } = await openApp({ at, session: member });
  await user.click(await screen.findByRole('radio', { name: 'Letters of your name' }));
  await waitFor(() => expect(toasts()).toMatch(/Very busy/));
  // What was marked is taken back once the refusal was heard, and that may be a moment later.
  await waitFor(async () => expect(await chosen()).toBe(2));
});

it.each([
  ['none', 'Not checked'],
  ['under_review', 'Under review'],
  ['verified', 'Verified'],
  ['rejected', 'Not accepted'],
] as const)('says that identification is %s', async (status, words) => {
  platform.on('memberInfo', () => ({ ...memberInfo, kyc: { level: 1, status } }));
  await openApp({ at, session: member });
  const identity = await screen.findByRole('region', { name: 'Identity' });
  expect(within(identity).getAllByText(words)).toHaveLength(1);
});

it('has neither pictures nor an identity for a guest of free play', async () => {
  await openApp({ at, session: { ...member, type: 4 } });
  await screen.findByText('maria');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Identity' })).toBeNull();
  expect(platform.calls('headIcons')).toHaveLength(0);
});

it('asks again where nothing came [ER-06]', async () => {
  platform.on('memberInfo', () => new Refusal('route.missing'));
  const { user } = await openApp({ at, session: member });
  const facts = within(await screen.findByRole('region', { name: 'About you' }));
  const again = await facts.findByRole('button', { name: 'Try again' });
  platform.on('memberInfo', () => memberInfo);
  await user.click(again);
  expect(await facts.findByText('Silver club')).toBeDefined();
});
