import { PaymentMethodCard } from '@livery/ui/payment-method-card';
import { RadioGroup } from '@livery/ui/radio-group';
import { TextLink } from '@livery/ui/link';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Instrument } from '../api/instruments.ts';
import { useMoment } from '#kernel/time/use-moment.ts';
import * as css from '../deposit/deposit.css.ts';
import { useInstrumentName } from '../instruments/instrument-words.ts';

export interface InstrumentChoiceProps {
  readonly instruments: readonly Instrument[];
  readonly chosen: Instrument | undefined;
  readonly choose: (cardId: string) => void;
}

/** Where the money goes: one that is new says from when it can be used. */
export function InstrumentChoice({ instruments, chosen, choose }: InstrumentChoiceProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const nameOf = useInstrumentName();
  return (
    <div className={css.part}>
      <RadioGroup
        cards
        label={t('withdraw.to')}
        value={chosen?.cardId ?? ''}
        onValueChange={choose}
      >
        {instruments.map((one) => (
          <PaymentMethodCard
            key={one.cardId}
            value={one.cardId}
            facts={[{ label: t('cards.payee'), value: one.payeeName }]}
            {...(one.state === 'new'
              ? {
                  unavailable:
                    one.usableAt === undefined
                      ? t('cards.new')
                      : t('cards.new.until', { at: moment(one.usableAt) }),
                }
              : {})}
          >
            <bdi>{nameOf(one)}</bdi>
          </PaymentMethodCard>
        ))}
      </RadioGroup>
      <TextLink render={<Link to={pathTo('bankCards')} />}>{t('withdraw.cards')}</TextLink>
    </div>
  );
}
