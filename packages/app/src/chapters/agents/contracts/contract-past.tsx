import { List, ListFact } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Tag } from '@livery/ui/tag';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import type { ContractVersion } from '../api/contracts.ts';

/** What was offered or held before, the newest first. */
export function ContractPast({ versions }: { readonly versions: readonly ContractVersion[] }) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const names = useDayNames();
  if (versions.length === 0) return null;
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="contract-past">
      <SectionTitle title={t('flag.AGECONTRACT3.past')} headingId="contract-past" />
      <List>
        {versions.map(({ id, version, state, offeredAt, answeredAt }) => (
          <ListFact
            key={id}
            label={t('flag.AGECONTRACT3.version', { number: number.format(version) })}
            description={names.whole(dayIn(timeZone, answeredAt ?? offeredAt))}
            value={<Tag>{t(`flag.AGECONTRACT3.state.${state}`)}</Tag>}
          />
        ))}
      </List>
    </section>
  );
}
