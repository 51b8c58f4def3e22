import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonRows } from '@livery/ui/skeleton';
import { WinnerBoard, WinnerFrame } from '@livery/ui/winner-board';
import { emphasised } from '@livery/web/texts/emphasis';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { useGameActions } from '../game-actions.tsx';
import { winnersQuery } from '../api/winners.ts';

/** The room of the winners, before they are there. */
export function WinnersRoom() {
  const { t } = useTranslation();
  return (
    <WinnerFrame title={<SectionTitle {...emphasised(t('home.wins'))} />}>
      <SkeletonRows count={6} height="winner" />
    </WinnerFrame>
  );
}

/** Recent big wins. Not there when there are none, or when they cannot be told. */
export function Winners() {
  const { t } = useTranslation();
  const { launch } = useGameActions();
  const format = useMoneyFormat(useMerchant().currency);
  const { data, isPending } = useQuery(winnersQuery(useAskedLanguage()));
  const { title, emphasis } = emphasised(t('home.wins'));
  if (isPending) return <WinnersRoom />;
  if (!data?.length) return null;

  const entries = data.map((winner, index) => ({
    id: `${winner.at}-${index}`,
    name: winner.customerName,
    game: winner.gameName,
    amount: winner.winAmount,
    cover: winner.iconUrl,
    winner,
  }));
  return (
    <WinnerFrame title={<SectionTitle title={title} emphasis={emphasis} />}>
      <WinnerBoard
        label={title}
        entries={entries}
        onSelect={({ id }) => {
          const chosen = entries.find((entry) => entry.id === id);
          if (chosen) launch(chosen.winner);
        }}
        {...format}
      />
    </WinnerFrame>
  );
}
