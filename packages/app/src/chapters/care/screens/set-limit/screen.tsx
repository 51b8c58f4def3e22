import { useMoment } from '#kernel/time/use-moment.ts';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Heading } from '@livery/ui/heading';
import { Segmented } from '@livery/ui/segmented';
import { Text } from '@livery/ui/text';
import { ApiError } from '@livery/web/http/api-error';
import { useReturn } from '@livery/web/routing/use-return';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import {
  type Limit,
  type LimitPeriod,
  type LimitType,
  type ResponsiblePlay,
} from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import * as css from '../../care.css.ts';
import { LimitField } from '../../components/limit-field.tsx';
import { RemoveLimit } from '../../components/remove-limit.tsx';
import { changeOf } from '../../limit-change.ts';
import { aboutTexts, periodTexts, raiseFrom, typeTexts, useLimitAmount } from '../../words.ts';

export interface SetLimitScreenProps {
  readonly userName: string;
  readonly play: ResponsiblePlay;
  readonly type: LimitType;
  readonly periods: readonly LimitPeriod[];
  /** What it counts over at first. */
  readonly first: LimitPeriod;
}

/** The most that the law allows, where the platform said it. */
const ceilingIn = (error: unknown): string | undefined => {
  const value: unknown = error instanceof ApiError ? error.value : undefined;
  const max = typeof value === 'object' && value !== null && 'max' in value ? value.max : undefined;
  return typeof max === 'string' ? max : undefined;
};

/** Of time there can be no more than a day has. */
const isDayOfMinutes = (minutes: string): boolean =>
  Number(minutes) >= 1 && Number(minutes) <= 1440;

/** One limit: what is typed says at once from when it would hold. */
export function SetLimitScreen({ userName, play, type, periods, first }: SetLimitScreenProps) {
  const { t } = useTranslation();
  const id = useId();
  const goBack = useReturn(pathTo('limits'));
  const moment = useMoment();
  const amountOf = useLimitAmount(play.currency);
  const { change, busy } = useChange(userName);
  const [period, setPeriod] = useState(first);
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string>();
  const limit = play.limits.find((one) => one.type === type && one.period === period);
  const kind = changeOf(limit?.amount, amount);

  const meant = {
    none: undefined,
    same: t('setLimit.same'),
    stricter: t('setLimit.from.now'),
    looser: t('setLimit.from.later', { at: moment(raiseFrom(play.rules.raiseDelay)) }),
  }[kind];

  const saidOf = (now: Limit): string =>
    now.pending
      ? t('setLimit.asked', { at: moment(now.pending.effectiveAt) })
      : t('setLimit.set', { amount: amountOf(type, now.amount) });
  const save = async (): Promise<void> => {
    const isDone = await change(
      () => call('setLimit', { body: { type, period, amount } }),
      saidOf,
      (error) => {
        const max = ceilingIn(error);
        setFault(
          max === undefined
            ? errorText(error, t)
            : t('setLimit.ceiling', { max: amountOf(type, max) }),
        );
      },
    );
    if (isDone) goBack();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (type === 'time' && !isDayOfMinutes(amount)) setFault(t('setLimit.minutes.wrong'));
    else if (kind === 'none') setFault(t('setLimit.amount.wrong'));
    else if (kind !== 'same') void save();
  };
  const put = (next: string): void => {
    setAmount(next);
    setFault(undefined);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-labelledby={id}>
      <Heading id={id} step="s6">
        {t(typeTexts[type])}
      </Heading>
      <Text tone="soft">{t(aboutTexts[type])}</Text>
      {periods.length > 1 ? (
        <Segmented
          label={t('setLimit.period')}
          options={periods.map((value) => ({ value, label: t(periodTexts[value]) }))}
          value={period}
          onValueChange={setPeriod}
        />
      ) : null}
      <Text>
        {limit
          ? t('setLimit.now', { amount: amountOf(type, limit.amount) })
          : t('setLimit.now.none')}
      </Text>
      <LimitField
        type={type}
        currency={play.currency}
        value={amount}
        error={fault}
        onChange={put}
      />
      <output className={css.said}>
        {meant === undefined ? null : <Text strong>{meant}</Text>}
      </output>
      <Button type="submit" full loading={busy}>
        {kind === 'looser' ? t('setLimit.raise') : t('setLimit.save')}
      </Button>
      {limit?.setBy === 'member' && limit.pending?.amount !== null ? (
        <RemoveLimit
          busy={busy}
          from={moment(raiseFrom(play.rules.raiseDelay))}
          onRemove={async () => {
            if (await change(() => call('removeLimit', { params: { id: limit.id } }), saidOf))
              goBack();
          }}
        />
      ) : null}
      {periods.length > 1 && type !== 'time' ? (
        <Text step="s2" tone="soft">
          {t('setLimit.calendar')}
        </Text>
      ) : null}
    </form>
  );
}
