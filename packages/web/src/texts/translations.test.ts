import { expect, it, vi } from 'vitest';
import type { TextKey } from './text-key.ts';
import { createTranslations as create, type ReadTexts } from './translations.ts';

/** Keys of a catalogue that only stands here. */
const key = (name: string): TextKey => name as TextKey;

const nowhere: ReadTexts = async () => ({});

const createTranslations = (first: string, texts: Record<string, string>, read = nowhere) =>
  create(first, texts, read);

const said = (text: string, values?: Record<string, unknown>): string =>
  createTranslations('en', { 'a.text': text }).speech.get().t(key('a.text'), values);

it('puts values where a text asks for them', () => {
  expect(said('{{name}} won {{ amount }}', { name: 'Ana', amount: 12 })).toBe('Ana won 12');
  expect(said('{{a}}{{a}}', { a: 'x' })).toBe('xx');
  expect(said('Hello {{name}}', {})).toBe('Hello ');
});

it('takes a value as it is, whatever stands in it', () => {
  expect(said('{{a}}', { a: '{{b}} $& <b>', b: 'no' })).toBe('{{b}} $& <b>');
});

it('chooses the form of a plural that the language has', () => {
  const { t } = createTranslations('ar-EG', {
    games_two: 'لعبتان',
    games_few: '{{count}} ألعاب',
    games_other: '{{count}} لعبة',
  }).speech.get();
  expect(t(key('games'), { count: 2 })).toBe('لعبتان');
  expect(t(key('games'), { count: 7 })).toBe('٧ ألعاب');
  expect(t(key('games'), { count: 100 })).toBe('١٠٠ لعبة');
  // A form that nobody wrote.
  expect(t(key('games'), { count: 11 })).toBe('١١ لعبة');
});

it('says a count in a text that has one form only', () => {
  expect(said('{{count}} not read', { count: 1 })).toBe('1 not read');
});

it('says what nobody wrote otherwise, or by its key', () => {
  const { t } = createTranslations('en', { 'a.empty': '' }).speech.get();
  expect(t(key('a.empty'))).toBe('a.empty');
  expect(t(key('a.missing'), {}, 'Something')).toBe('Something');
});

it('keeps what it says already when more comes', () => {
  const texts = createTranslations('en', { own: 'Step in' });
  texts.add('en', { own: 'Log in', more: 'More' });
  expect(texts.speech.get().t(key('own'))).toBe('Step in');
  expect(texts.speech.get().t(key('more'))).toBe('More');
});

it('tells who listens when another language is spoken, and only then', async () => {
  const texts = createTranslations('en', { hi: 'Hi' }, async () => ({ hi: 'Kumusta' }));
  let told = 0;
  texts.speech.subscribe(() => (told += 1));
  await texts.learn('fil-PH');
  expect(told).toBe(0);
  await texts.speak('fil-PH');
  await texts.speak('fil-PH');
  expect([texts.speech.get().t(key('hi')), told]).toEqual(['Kumusta', 1]);
});

it('fetches a language once, and again where it could not be had', async () => {
  const read = vi
    .fn<ReadTexts>()
    .mockRejectedValueOnce(new Error('No line'))
    .mockResolvedValue({ hi: 'Kumusta' });
  const texts = createTranslations('en', { hi: 'Hi' }, read);
  await texts.learn('en');
  await expect(texts.learn('fil-PH')).rejects.toThrow('fil-PH cannot be had');
  expect(texts.speech.get().t(key('hi'))).toBe('Hi');
  await texts.learn('fil-PH');
  await texts.learn('fil-PH');
  await texts.speak('fil-PH');
  expect([texts.speech.get().t(key('hi')), read.mock.calls.length]).toEqual(['Kumusta', 2]);
});

it('says anew what it remembered once more texts have come', () => {
  const texts = createTranslations('en', {});
  const { t } = texts.speech.get();
  expect(t(key('late'))).toBe('late');
  texts.add('en', { late: 'Here now' });
  expect(t(key('late'))).toBe('Here now');
});

it('takes no orders from values: they are words and nothing else', () => {
  const texts = createTranslations('en', { 'a.text': 'Hello {{name}}', 'b.text': 'Other' });
  const values = { name: '$t(b.text)', lng: 'ar', ns: 'x', context: 'y', defaultValue: 'z' };
  expect(texts.speech.get().t(key('a.text'), values)).toBe('Hello $t(b.text)');
});
