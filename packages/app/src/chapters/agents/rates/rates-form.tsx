import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import { ratesQuery } from '../api/rebate.ts';
import { teamKey, type Card } from '../api/team.ts';
import * as css from '../sheets.css.ts';
import { RateInputs } from './rate-inputs.tsx';
import { boundOf } from './refused-rate.ts';
import { useTypedRates } from './use-typed-rates.ts';

export interface RatesFormProps {
  readonly userName: string;
  readonly account: string;
  readonly rates: NonNullable<Card['rates']>;
  readonly onDone: () => void;
}

/** What a direct downline earns, from tomorrow on. */
export function RatesForm({ userName, account, rates, onDone }: RatesFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const names = useDayNames();
  const { data: own } = useQuery(ratesQuery(userName));
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState<unknown>();
  const fields = useTypedRates(
    rates,
    Object.fromEntries(rates.map(({ type, tomorrow }) => [type, tomorrow])),
  );
  const save = async (wanted: Record<string, string>): Promise<void> => {
    setBusy(true);
    fail(undefined);
    try {
      const { effectiveDay } = await call('setRebate', {
        params: { account },
        body: { rates: wanted },
      });
      toast.show({
        tone: 'success',
        text: t('flag.AGENCY3.rates.saved', { day: names.whole(effectiveDay) }),
      });
      void queries.invalidateQueries({ queryKey: teamKey(userName) });
      onDone();
    } catch (error) {
      const refused = boundOf(error);
      if (refused) fields.refuse(refused);
      else fail(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = busy ? undefined : fields.take();
    if (wanted) void save(wanted);
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Failure text={failed === undefined ? undefined : errorText(failed, t)} />
      {own ? (
        <Text tone="soft">
          {t('flag.AGENCY3.rates.from', { day: names.whole(own.effectiveDay) })}
        </Text>
      ) : null}
      <RateInputs
        bounds={rates}
        step={own?.step ?? '0.0500'}
        typed={fields.typed}
        faults={fields.faults}
        onType={fields.put}
      />
      <Button type="submit" loading={busy}>
        {t('flag.AGENCY3.rates.save')}
      </Button>
    </form>
  );
}
