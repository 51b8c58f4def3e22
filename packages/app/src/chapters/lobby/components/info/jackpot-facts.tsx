import { DataList } from '@livery/ui/data-list';
import type { Reply } from '@livery/contract/client';
import { useMoney } from '@livery/web/texts/money';
import { usePercent } from '@livery/web/texts/numbers';
import { useTranslation } from '@livery/web/texts/use-translation';
import { formatWhole } from '@livery/ui/money';
import { useIsCurrent } from './use-is-current.ts';

export type Jackpot = Reply<'jackpots'>['list'][number];

/** What nobody told. */
const unknown = '–';

const wonByTexts = {
  chance: 'jackpot.wonBy.chance',
  combination: 'jackpot.wonBy.combination',
} as const;

/** When a figure was reckoned, as a language writes it. */
export function useReckoned(): (at: number) => string {
  const { language } = useTranslation();
  return (at) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}

/** A jackpot to the last of what is told of it: where its money comes from, and how it goes. */
export function JackpotFacts({ jackpot }: { readonly jackpot: Jackpot }) {
  const { t, language } = useTranslation();
  const money = useMoney(jackpot.currency);
  const percent = usePercent();
  const reckoned = useReckoned();
  const isCurrent = useIsCurrent(jackpot.updatedAt);
  const { share, wonBy, rtpPart } = jackpot;
  return (
    <DataList
      variant="plain"
      aria-label={jackpot.name}
      data={[
        { label: t('jackpot.now'), value: isCurrent ? money(jackpot.amount) : unknown },
        { label: t('jackpot.reckoned'), value: reckoned(jackpot.updatedAt) },
        {
          label: t('jackpot.funded'),
          value: share ? t('info.ofStake', { share: percent(share) }) : unknown,
        },
        { label: t('jackpot.games'), value: formatWhole(jackpot.gameIds.length, language) },
        { label: t('jackpot.seed'), value: money(jackpot.seed) },
        { label: t('jackpot.cap'), value: money(jackpot.cap) },
        { label: t('jackpot.wonBy'), value: wonBy ? t(wonByTexts[wonBy]) : unknown },
        {
          label: t('jackpot.rtpPart'),
          value: rtpPart ? t('info.ofStake', { share: percent(rtpPart) }) : unknown,
        },
      ]}
    />
  );
}
