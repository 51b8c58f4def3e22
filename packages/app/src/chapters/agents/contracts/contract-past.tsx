import { List, ListFact } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { Tag } from '@livery/ui/tag';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import type { ContractVersion } from '../api/contracts.ts';

const states: Readonly<Record<ContractVersion['state'], TextKey>> = {
  offered: 'flag.AGECONTRACT3.state.offered',
  active: 'flag.AGECONTRACT3.state.active',
  declined: 'flag.AGECONTRACT3.state.declined',
  withdrawn: 'flag.AGECONTRACT3.state.withdrawn',
  lapsed: 'flag.AGECONTRACT3.state.lapsed',
  superseded: 'flag.AGECONTRACT3.state.superseded',
  ended: 'flag.AGECONTRACT3.state.ended',
};

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
            value={<Tag>{t(states[state])}</Tag>}
          />
        ))}
      </List>
    </section>
  );
}
