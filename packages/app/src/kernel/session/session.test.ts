import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openOtherTab } from '../../testing/other-tab.ts';
import { member } from '../../testing/samples.ts';

const key = 'MC_SESSION_INFO';

/** A page that has just been opened, with what its tab remembers. */
async function openPage() {
  vi.resetModules();
  return import('./session.ts');
}

it('keeps five fields for this tab, and finds them after a reload [LG-14, ST-01]', async () => {
  (await openPage()).openSession(member);
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '') as object;
  expect(Object.keys(kept).toSorted()).toEqual([
    'firstTimeLogin',
    'merchantCode',
    'token',
    'type',
    'userName',
  ]);
  expect((await openPage()).currentSession()).toEqual(member);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each([
  ['is not JSON', '{token'],
  ['is a list', '[]'],
  ['lacks a field', JSON.stringify({ ...member, type: undefined })],
  ['has a field of another kind', JSON.stringify({ ...member, type: '0' })],
  ['has no token', JSON.stringify({ ...member, token: null })],
])('takes a record that %s for nobody', async (_, record) => {
  sessionStorage.setItem(key, record);
  expect((await openPage()).currentSession()).toBeNull();
});

it('lasts as long as the page where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const session = await openPage();
  session.openSession(member);
  expect(session.currentSession()).toEqual(member);
  session.closeSession();
  expect(session.currentSession()).toBeNull();
});

it('leaves nothing in this tab, and tells the others [ST-19]', async () => {
  const otherTab = openOtherTab();
  const session = await openPage();
  session.openSession(member);
  sessionStorage.setItem('NOTICE_POP', '1');
  localStorage.setItem('autoLogin', '1');
  localStorage.setItem('theme', 'light');
  session.closeSession();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('theme')).toBe('light');
  await waitFor(() =>
    expect(otherTab.heard).toEqual([
      { type: 'session', session: member, how: 'entered' },
      { type: 'log-out' },
    ]),
  );
});

it('leaves with the tab that logged out, without a word of reproach', async () => {
  const session = await openPage();
  session.openSession(member);
  const stop = session.followSessions();
  openOtherTab().say({ type: 'log-out' });
  await waitFor(() => expect(session.currentSession()).toBeNull());
  expect(session.expired.get()).toBe(0);
  expect(sessionStorage).toHaveLength(0);
  stop();
});

it('ends when somebody logs in in another tab, whose cookie it is now', async () => {
  const session = await openPage();
  session.openSession(member);
  const stop = session.followSessions();
  openOtherTab().say({
    type: 'session',
    session: { ...member, userName: 'jose', token: 'token-of-jose' },
    how: 'entered',
  });
  await waitFor(() => expect(session.expired.get()).toBe(1));
  expect(session.currentSession()).toBeNull();
  stop();
});

it('has nothing to end for a visitor', async () => {
  const session = await openPage();
  session.expireSession();
  expect(session.expired.get()).toBe(0);
});
