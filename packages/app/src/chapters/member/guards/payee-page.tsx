import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { Confirm } from '@livery/ui/confirm';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import * as css from '../../../kernel/forms/form.css.ts';
import { securityQuery } from '../api/devices.ts';
import { GuardFormSkeleton } from './form-skeleton.tsx';
import { useGuardForm } from './use-guard-form.ts';

/** In whose name payouts go out: said once. */
export function PayeePage({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(securityQuery(userName));
  // Once it is said this page is on its way out, and says nothing else.
  const [wasSet, setWasSet] = useState<boolean>();
  if (data && wasSet === undefined) setWasSet(data.payeeName);
  if (!data)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <GuardFormSkeleton />
    );
  if (wasSet ?? data.payeeName)
    return (
      <div className={css.form}>
        <Callout icon="lock" title={t('title.payeeName')}>
          {t('payee.set')}
        </Callout>
      </div>
    );
  return <PayeeForm userName={userName} />;
}

function PayeeForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  const [isAsked, setAsked] = useState(false);
  const fields = useFields({ payeeName: '' }, ({ payeeName }) => ({
    payeeName: payeeName.trim().length < 2 ? t('payee.wrong') : undefined,
  }));
  const payeeName = fields.values.payeeName.trim();
  const save = async (): Promise<void> => {
    const refused = await form.ask(() => call('setPayeeName', { body: { payeeName } }));
    setAsked(false);
    if (refused === undefined) await form.finish('payee.saved');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fields.passes()) setAsked(true);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Failure text={form.failure} />
      <Text tone="soft">{t('payee.about')}</Text>
      <TextField
        ref={fields.control('payeeName')}
        label={t('payee.name')}
        icon="user"
        name="payeeName"
        autoComplete="name"
        maxLength={60}
        value={fields.values.payeeName}
        error={fields.errorOf('payeeName')}
        onChange={({ target }) => fields.put('payeeName')(target.value)}
      />
      <Button className={css.send} type="submit" full>
        {t('payee.save')}
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        onSubmit={() => void save()}
        title={t('title.payeeName')}
        description={t('payee.ask', { name: payeeName })}
        submitLabel={t('payee.save')}
        busy={form.busy}
      />
    </form>
  );
}
