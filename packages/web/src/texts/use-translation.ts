import { createContext, useContext } from 'react';
import { useSignal } from '../store/signal.ts';
import type { Speech, Translations } from './translations.ts';

const TranslationsContext = createContext<Translations | undefined>(undefined);

export const TranslationsProvider = TranslationsContext.Provider;

export function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('Nothing is said outside TranslationsProvider');
  return translations;
}

/** The language of the page: what is drawn with it is drawn anew once another is spoken. */
export function useTranslation(): Speech {
  const { speech, atFirst } = useTranslations();
  return useSignal(speech, atFirst);
}
