import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeSession, expireSession, openSession } from './session.ts';
import { member } from '../../testing/samples.ts';
import { createDraft, type Keeping } from './member-draft.ts';

const keeping: Keeping<string> = {
  key: 'DRAFT',
  words: (slip) => ({ slip }),
  wake: ({ slip }) => (typeof slip === 'string' ? slip : undefined),
};
const { use: useDraft, set } = createDraft(keeping);
const other = { ...member, userName: 'luis' };

const shown = () => renderHook(() => useDraft()).result.current;
const pass = () => act(() => Promise.resolve());

beforeEach(async () => {
  closeSession();
  await pass();
  openSession(member);
  set('Slip 20871');
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

/** What another load of the page begins with. */
function reloaded(): string | undefined {
  const { use: useAgain } = createDraft(keeping);
  return renderHook(() => useAgain()).result.current;
}

it('is there after a reload, after a session that ended by itself too', async () => {
  expect(reloaded()).toBe('Slip 20871');
  act(() => expireSession());
  await pass();
  act(() => openSession(member));
  expect(reloaded()).toBe('Slip 20871');
  act(() => set(undefined));
  expect(reloaded()).toBeUndefined();
});

it('takes nothing that is no draft, and nobody else’s, from the storage of the tab', () => {
  for (const written of [
    'no JSON',
    'null',
    JSON.stringify({ owner: member.userName, words: { slip: 7 } }),
    JSON.stringify({ owner: other.userName, words: { slip: 'Slip 1' } }),
  ]) {
    sessionStorage.setItem('DRAFT', written);
    expect(reloaded()).toBeUndefined();
    expect(sessionStorage.getItem('DRAFT')).toBeNull();
  }
});

it('leaves nothing written down after a log-out', async () => {
  act(() => closeSession());
  await pass();
  expect(sessionStorage.getItem('DRAFT')).toBeNull();
});
