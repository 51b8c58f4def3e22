import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '../../session/session.ts';
import { member } from '../../../testing/samples.ts';
import { blankDraft, changedDraft, createSendDraft } from './send-draft.ts';

/** A load of the page. */
const load = () =>
  createSendDraft('LETTER', ({ about }) => (typeof about === 'string' ? { about } : undefined));
const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const letter = { ...blankDraft({ about: 'money' }), text: 'Slip 20871' };

const reloaded = () => {
  const { use: useAgain } = load();
  return renderHook(() => useAgain()).result.current;
};

beforeEach(() => openSession(member));

it('is the same one to the platform after a reload', () => {
  load().set(letter);
  expect(reloaded()).toEqual(letter);
});

it('is another one where a reload has taken its pictures', () => {
  const before = { ...letter, pictures: [slip] };
  load().set(before);
  const { key, ...rest } = reloaded() ?? letter;
  expect(rest).toEqual({ about: 'money', text: 'Slip 20871', pictures: [] });
  expect(key).not.toBe(before.key);
});

it('is another one with other content', () => {
  const { key, ...rest } = changedDraft(letter, { text: 'Slip 20872' });
  expect(rest).toEqual({ about: 'money', text: 'Slip 20872', pictures: [] });
  expect(key).not.toBe(letter.key);
});

it.each([{ about: 7 }, { text: 7 }, { key: undefined }])(
  'is none where the tab has written down something else: %j',
  (wrong) => {
    const words = { ...letter, bare: true, ...wrong };
    sessionStorage.setItem('LETTER', JSON.stringify({ owner: member.userName, words }));
    expect(reloaded()).toBeUndefined();
  },
);
