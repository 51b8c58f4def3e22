import { Link } from '#kernel/routing/link.tsx';
import { Button } from '@livery/ui/button';
import { Receipt } from '@livery/ui/receipt';
import { Sheet } from '@livery/ui/sheet';
import { useMoney, useSignedMoney } from '#kernel/i18n/money.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { BetRecord } from '../api/bet-records.ts';
import { outcomeIcon, outcomeOf, outcomeText, outcomeTone } from './bet-status.ts';
import { useRecordTimes } from './use-record-times.ts';

export interface BetSheetProps {
  readonly record: BetRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All that is known of one round. */
export function BetSheet({ record, open, onClose }: BetSheetProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const signed = useSignedMoney(useMerchant().currency);
  const { moment } = useRecordTimes();
  const { gameName, displayName } = record;
  const outcome = outcomeOf(record);
  return (
    <Sheet open={open} onClose={onClose} title={t('flag.TRANSBETREPMEM3.round')}>
      <Receipt
        title={gameName}
        amount={signed(record.net)}
        status={{
          label: t(outcomeText[outcome]),
          tone: outcomeTone[outcome],
          icon: outcomeIcon[outcome],
        }}
        facts={[
          { label: t('records.time'), value: moment(record.at) },
          ...(displayName
            ? [{ label: t('flag.TRANSBETREPMEM3.vendor'), value: <bdi>{displayName}</bdi> }]
            : []),
          { label: t('flag.TRANSBETREPMEM3.bet'), value: money(record.bet), figures: true },
          { label: t('flag.TRANSBETREPMEM3.win'), value: money(record.win), figures: true },
        ]}
        number={{
          label: t('records.number'),
          value: record.id,
          copyLabel: t('records.number.copy'),
          copiedLabel: t('copy_success'),
        }}
      >
        <Button
          variant="secondary"
          full
          icon="game-all"
          render={<Link to={pathTo('games', { type: 'all', gameName })} />}
        >
          {t('flag.TRANSBETREPMEM3.find')}
        </Button>
      </Receipt>
    </Sheet>
  );
}
