import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { DatePicker } from '@livery/ui/date-picker';
import { TextField } from '@livery/ui/text-field';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { linksQuery, type Downline, type InviteLink } from '../api/accounts.ts';
import { RateInputs, type RateBounds } from '../rates/rate-inputs.tsx';
import { boundOf } from '../rates/refused-rate.ts';
import { useTypedRates } from '../rates/use-typed-rates.ts';
import * as css from '../sheets.css.ts';
import { KindChoice } from './kind-choice.tsx';

export interface LinkFormProps {
  readonly userName: string;
  readonly bounds: readonly RateBounds[];
  readonly step: string;
  /** It is there, to be shown. */
  readonly onMade: (link: InviteLink) => void;
}

/** A link by which people register by themselves. */
export function LinkForm({ userName, bounds, step, onMade }: LinkFormProps) {
  const { t, language } = useTranslation();
  const queries = useQueryClient();
  const today = dayIn(useMerchant().timeZone, platformNow());
  const [kind, setKind] = useState<Downline>('member');
  const [validTo, setValidTo] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState<unknown>();
  const rates = useTypedRates(bounds, {});
  const make = async (wanted: Record<string, string>): Promise<void> => {
    setBusy(true);
    fail(undefined);
    try {
      const link = await call('createRegisterUrl', {
        body: {
          type: kind,
          rates: wanted,
          ...(validTo === '' ? {} : { validTo }),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
      });
      void queries.invalidateQueries({ queryKey: linksQuery(userName).queryKey });
      onMade(link);
    } catch (error) {
      const bound = boundOf(error);
      if (bound) rates.refuse(bound);
      else fail(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = busy ? undefined : rates.take();
    if (wanted) void make(wanted);
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Failure text={failed === undefined ? undefined : errorText(failed, t)} />
      <KindChoice value={kind} onChange={setKind} />
      <RateInputs
        bounds={bounds}
        step={step}
        typed={rates.typed}
        faults={rates.faults}
        onType={rates.put}
      />
      <DatePicker
        label={t('flag.AGENCY3.link.until')}
        value={validTo}
        onValueChange={setValidTo}
        locale={language}
        min={today}
        labels={{ choose: t('flag.AGENCY3.link.until'), done: t('records.days.done') }}
      />
      <TextField
        label={t('flag.AGENCY3.link.note')}
        name="note"
        maxLength={60}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" loading={busy}>
        {t('flag.AGENCY3.link.make')}
      </Button>
    </form>
  );
}
