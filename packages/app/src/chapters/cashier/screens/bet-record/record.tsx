import { Button } from '@livery/ui/button';
import { compareDecimals } from '@livery/ui/money';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { askBetRecords, type BetRecord, type BetSums } from '../../api/bet-records.ts';
import { outcomeIcon, outcomeOf, outcomeText, outcomeTone } from './bet-status.ts';
import type { RecordDefinition } from '../../records/record-definition.ts';
import type { RecordFormats } from '../../records/use-record-formats.ts';
import type { BetFilter } from '../../record-filter.ts';

function stateOf(record: BetRecord, { t, money }: RecordFormats): string {
  const outcome = outcomeOf(record);
  const amount = money(record.win);
  if (outcome === 'won') return t('flag.TRANSBETREPMEM3.won.amount', { amount });
  if (outcome === 'returned') return t('flag.TRANSBETREPMEM3.returned.amount', { amount });
  return t(outcomeText[outcome]);
}

function FindGame({ gameName }: { gameName: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="secondary"
      full
      icon="game-all"
      render={<Link to={pathTo('games', { type: 'all', gameName })} />}
    >
      {t('flag.TRANSBETREPMEM3.find')}
    </Button>
  );
}

/** A member’s rounds: what was staked, and what came of it. */
export const betRecord: RecordDefinition<BetRecord, BetSums, BetFilter> = {
  name: 'bets',
  label: 'flag.TRANSBETREPMEM3.entry',
  one: 'flag.TRANSBETREPMEM3.round',
  icon: 'receipt',
  ask: askBetRecords,
  totals: (sums, { t, money, signed }) => [
    { label: t('flag.TRANSBETREPMEM3.bet'), value: money(sums.bet) },
    { label: t('flag.TRANSBETREPMEM3.win'), value: money(sums.win) },
    { label: t('flag.TRANSBETREPMEM3.net'), value: signed(sums.net) },
  ],
  row: (record, formats) => ({
    ...(record.iconUrl ? { src: record.iconUrl } : {}),
    icon: 'game-all',
    title: <bdi>{record.gameName}</bdi>,
    line: [formats.time(record.at), record.displayName].filter(Boolean).join(' · '),
    amount: formats.signed(record.net),
    state: stateOf(record, formats),
    isGain: compareDecimals(record.net, '0') > 0,
  }),
  details: (record, { t, money, signed }) => {
    const outcome = outcomeOf(record);
    const { gameName, displayName } = record;
    return {
      title: gameName,
      amount: signed(record.net),
      status: {
        label: t(outcomeText[outcome]),
        tone: outcomeTone[outcome],
        icon: outcomeIcon[outcome],
      },
      facts: [
        ...(displayName
          ? [{ label: t('flag.TRANSBETREPMEM3.vendor'), value: <bdi>{displayName}</bdi> }]
          : []),
        { label: t('flag.TRANSBETREPMEM3.bet'), value: money(record.bet), figures: true },
        { label: t('flag.TRANSBETREPMEM3.win'), value: money(record.win), figures: true },
      ],
      action: <FindGame gameName={gameName} />,
    };
  },
  columns: [
    { head: 'flag.TRANSBETREPMEM3.game', cell: ({ gameName }) => gameName },
    { head: 'flag.TRANSBETREPMEM3.vendor', cell: ({ displayName }) => displayName },
    {
      head: 'flag.TRANSBETREPMEM3.status',
      cell: (record, { t }) => t(outcomeText[outcomeOf(record)]),
    },
    { head: 'flag.TRANSBETREPMEM3.bet', cell: ({ bet }) => ({ number: bet }) },
    { head: 'flag.TRANSBETREPMEM3.win', cell: ({ win }) => ({ number: win }) },
    { head: 'flag.TRANSBETREPMEM3.net', cell: ({ net }) => ({ number: net }) },
  ],
};
