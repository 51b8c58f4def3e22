import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeSession, expireSession, openSession } from './session.ts';
import { member } from '../../testing/samples.ts';
import { createDraft } from './member-draft.ts';

const { use: useDraft, set } = createDraft<string>();
const other = { ...member, userName: 'luis' };

const shown = () => renderHook(() => useDraft()).result.current;
const pass = () => act(() => Promise.resolve());

beforeEach(async () => {
  closeSession();
  openSession(member);
  set('Slip 20871');
  await pass();
});

it('is there after a session that ended by itself, and for nobody in between', async () => {
  act(() => expireSession());
  await pass();
  expect(shown()).toBeUndefined();
  act(() => openSession(member));
  expect(shown()).toBe('Slip 20871');
});

it('goes with a log-out', async () => {
  act(() => closeSession());
  await pass();
  act(() => openSession(member));
  expect(shown()).toBeUndefined();
});

it('is nobody else’s, and no longer there when they have left', async () => {
  act(() => expireSession());
  await pass();
  act(() => openSession(other));
  expect(shown()).toBeUndefined();
  act(() => openSession(member));
  expect(shown()).toBeUndefined();
});
