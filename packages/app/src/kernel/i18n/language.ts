import { useMerchant } from '../merchant.tsx';
import { useSpaced } from '@livery/web/hooks/use-spaced';
import { codeOf } from '@livery/web/texts/languages';
import { useTranslation } from '@livery/web/texts/use-translation';

/** The page's language by the merchant's own code, as the platform wants it. */
export function useLanguage(): string {
  const { language } = useTranslation();
  return codeOf(language, useMerchant());
}

/** How long a choice of language rests before lists are asked for in it, and how far two questions for one are apart. */
const languageRest = 250;
const spacing = 400;

/** The language in which lists are asked for: whoever tries several asks for none in between. */
export const useAskedLanguage = (): string => useSpaced(useLanguage(), languageRest, spacing);
