import type { FormEvent } from 'react';
import { AmountField } from '@livery/ui/amount-field';
import { Button } from '@livery/ui/button';
import { Segmented } from '@livery/ui/segmented';
import { Select } from '@livery/ui/select';
import { Text } from '@livery/ui/text';
import { digitsOf, TextField } from '@livery/ui/text-field';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from '../sheets.css.ts';
import { rainMoments, type RainMoment } from './moments.ts';
import { RainPeople } from './rain-people.tsx';
import { RainReview } from './rain-review.tsx';
import { useRain } from './use-rain.ts';

const moments = Object.keys(rainMoments) as readonly RainMoment[];

/** How much, in how many envelopes, for whom, and when. */
export function RainForm({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { locale, symbol } = useMoneyFormat(currency);
  const rain = useRain(userName);
  const { draft, change, faults } = rain;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rain.ask();
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Text tone="soft">{t('flag.AGENTRANSMULTDOWN3.line')}</Text>
      <AmountField
        label={t('flag.AGENTRANSMULTDOWN3.total')}
        {...{ locale, currency, symbol }}
        autoComplete="off"
        value={draft.total}
        onValueChange={(total) => change({ total })}
        {...(faults.total ? { error: t('move.amount.missing') } : {})}
      />
      <TextField
        label={t('flag.AGENTRANSMULTDOWN3.count')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft.count}
        onChange={({ target }) => change({ count: digitsOf(target.value) })}
        error={faults.count ? t('flag.AGENTRANSMULTDOWN3.count.missing') : undefined}
      />
      <Segmented
        label={t('flag.AGENTRANSMULTDOWN3.mode')}
        value={draft.mode}
        options={[
          { value: 'random', label: t('flag.AGENTRANSMULTDOWN3.random') },
          { value: 'equal', label: t('flag.AGENTRANSMULTDOWN3.equal') },
        ]}
        onValueChange={(mode) => change({ mode })}
      />
      <RainPeople
        userName={userName}
        targets={draft.targets}
        isMissed={faults.targets}
        onChange={(targets) => change({ targets })}
      />
      <Select
        label={t('flag.AGENTRANSMULTDOWN3.moment')}
        value={draft.moment}
        options={moments.map((value) => ({ value, label: t(rainMoments[value].text) }))}
        onChange={({ target }) => change({ moment: target.value as RainMoment })}
      />
      <Button type="submit" full>
        {t('flag.AGENTRANSMULTDOWN3.review')}
      </Button>
      <RainReview rain={rain} />
    </form>
  );
}
