import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** What came later is not in the figures yet. */
export function AsOf({ at }: { readonly at: number }) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium', timeZone }).format(at);
  return (
    <Text step="s2" tone="soft">
      {t('flag.AGENCY3.asOf', { time })}
    </Text>
  );
}
