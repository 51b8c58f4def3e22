import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@livery/ui/link';
import { DataList } from '@livery/ui/data-list';
import { Heading } from '@livery/ui/heading';
import { formatWhole } from '@livery/ui/money';
import { Stack } from '@livery/ui/stack';
import { Text } from '@livery/ui/text';
import { useMoney } from '@livery/web/texts/money';
import { usePercent } from '@livery/web/texts/numbers';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useLanguage } from '#kernel/i18n/language.ts';
import { gameInfoQuery } from '../../api/game-info.ts';
import { JackpotFacts } from './jackpot-facts.tsx';
import { jackpotsQuery } from '../../api/jackpots.ts';
import { rulesAddress } from './rules-address.ts';

/** What a vendor does not tell. */
const unknown = '–';

const volatilityTexts = {
  low: 'info.volatility.low',
  medium: 'info.volatility.medium',
  high: 'info.volatility.high',
} as const;

interface FactsProps {
  readonly nodeId: string;
}

/** The jackpots that a game pays into. */
function Jackpots({ ids }: { readonly ids: readonly string[] }) {
  const { data = [] } = useQuery(jackpotsQuery);
  return data
    .filter(({ jackpotId }) => ids.includes(jackpotId))
    .map((jackpot) => (
      <Stack key={jackpot.jackpotId} gap="s">
        <Heading level={3}>{jackpot.name}</Heading>
        <JackpotFacts jackpot={jackpot} />
      </Stack>
    ));
}

/** What a game pays and takes, the way to its rules, and what it puts into a jackpot: before play and while it lasts, for money and for none. */
export function GameFacts({ nodeId }: FactsProps) {
  const { t, language } = useTranslation();
  const { data: info } = useQuery(gameInfoQuery(nodeId));
  const money = useMoney(useMerchant().currency);
  const percent = usePercent();
  const rules = rulesAddress(info?.rulesUrl ?? null, useLanguage());
  const { rtp, volatility, maxWin, minBet, maxBet, jackpotIds = [], jackpotShare } = info ?? {};
  return (
    <Stack gap="l">
      <DataList
        variant="plain"
        aria-label={t('info.title')}
        data={[
          { label: t('sheet.rtp'), value: rtp ? percent(rtp) : unknown },
          {
            label: t('info.volatility'),
            value: volatility ? t(volatilityTexts[volatility]) : unknown,
          },
          {
            label: t('info.maxWin'),
            value: maxWin
              ? t('info.timesStake', { times: formatWhole(maxWin, language) })
              : unknown,
          },
          { label: t('sheet.minBet'), value: minBet ? money(minBet) : unknown },
          { label: t('info.maxBet'), value: maxBet ? money(maxBet) : unknown },
          {
            label: t('info.jackpot'),
            value: jackpotShare ? t('info.ofStake', { share: percent(jackpotShare) }) : unknown,
          },
          {
            label: t('info.rules'),
            value: rules ? (
              <TextLink href={rules} target="_blank" rel="noopener noreferrer">
                {t('info.rules.read')}
              </TextLink>
            ) : (
              unknown
            ),
          },
        ]}
      />
      {jackpotIds.length > 0 ? <Jackpots ids={jackpotIds} /> : null}
      {FLAGS.FREEPLAY3 ? (
        <Text step="s2" tone="soft">
          {t('flag.FREEPLAY3.same')}
        </Text>
      ) : null}
    </Stack>
  );
}
