import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openOtherTab } from '../../testing/other-tab.ts';
import { merchant } from '../../testing/samples.ts';
import { currentLanguage } from '@livery/web/texts/languages';
import { catalogues } from '../../texts/catalogues.ts';
import { provideCatalogues } from './catalogues.ts';
import { createTexts, followLanguage, setLanguage, storedLanguage } from './i18n.ts';

/** Set to let the second language’s texts be slow to come. */
let slow: Promise<void> | undefined;
vi.mock('../../texts/TY/early.ts', async (original) => {
  await slow;
  return original();
});

beforeAll(() => provideCatalogues(catalogues));

it('remembers a chosen language, and speaks it at once', async () => {
  const texts = await createTexts(merchant, 'EN');
  await setLanguage(texts, merchant, 'TY');
  expect(texts.speech.get().t('nav.login')).toBe('Mag-log in');
  expect(currentLanguage(texts, merchant)).toBe('TY');
  expect(document.documentElement).toMatchObject({ lang: 'fil-PH', dir: 'ltr' });
  expect(storedLanguage(merchant)).toBe('TY');
});

it('forgets a stored language that the merchant has not', () => {
  localStorage.setItem('lang', 'FR');
  expect(storedLanguage(merchant)).toBeUndefined();
});

it('turns the page round for a language that runs from right to left', async () => {
  const hebrew = { code: 'HE', tag: 'he-IL', endonym: 'עברית', dir: 'rtl' } as const;
  const wider = { ...merchant, languages: [...merchant.languages, hebrew] };
  const texts = await createTexts(wider, 'EN');
  await setLanguage(texts, wider, 'HE');
  expect(document.documentElement.dir).toBe('rtl');
  // No catalogue of its own yet: better English than keys.
  expect(texts.speech.get().t('nav.login')).toBe('Log in');
});

it('prefers the merchant’s own words', async () => {
  const own = { ...merchant, texts: { EN: { 'nav.login': 'Step in' } } };
  expect((await createTexts(own, 'EN')).speech.get().t('nav.login')).toBe('Step in');
});

it('tells the other tabs, and follows them', async () => {
  const otherTab = openOtherTab();
  const texts = await createTexts(merchant, 'EN');
  const stop = followLanguage(texts, merchant, () => {});
  await setLanguage(texts, merchant, 'TY');
  await waitFor(() => expect(otherTab.heard).toEqual([{ type: 'language', code: 'TY' }]));
  otherTab.say({ type: 'language', code: 'EN' });
  await waitFor(() => expect(currentLanguage(texts, merchant)).toBe('EN'));
  stop();
});

it('shows the stored language once the page is alive', async () => {
  localStorage.setItem('lang', 'TY');
  const texts = await createTexts(merchant, 'EN');
  const told = vi.fn<() => void>();
  followLanguage(texts, merchant, told)();
  expect(told).toHaveBeenCalledOnce();
  localStorage.setItem('lang', 'EN');
  followLanguage(await createTexts(merchant, 'EN'), merchant, told)();
  expect(told).toHaveBeenCalledOnce();
  localStorage.setItem('lang', 'TY');
  const stop = followLanguage(texts, merchant, () => {});
  await waitFor(() => expect(currentLanguage(texts, merchant)).toBe('TY'));
  stop();
});

it('keeps to the last choice when the texts of an earlier one come late', async () => {
  const gate = Promise.withResolvers<void>();
  slow = gate.promise;
  vi.resetModules();
  const fresh = await import('./i18n.ts');
  (await import('./catalogues.ts')).provideCatalogues(
    (await import('../../texts/catalogues.ts')).catalogues,
  );
  const texts = await fresh.createTexts(merchant, 'EN');
  const earlier = fresh.setLanguage(texts, merchant, 'TY');
  await fresh.setLanguage(texts, merchant, 'EN');
  gate.resolve();
  await earlier;
  expect(currentLanguage(texts, merchant)).toBe('EN');
  expect(document.documentElement.lang).toBe('en');
});
