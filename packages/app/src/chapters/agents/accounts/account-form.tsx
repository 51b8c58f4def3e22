import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { ApiError } from '@livery/web/http/api-error';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { NewPassword } from '#kernel/forms/new-password.tsx';
import { newPasswordError } from '#kernel/forms/password-rules.ts';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import type { Downline } from '../api/accounts.ts';
import { teamKey } from '../api/team.ts';
import { RateInputs, type RateBounds } from '../rates/rate-inputs.tsx';
import { boundOf } from '../rates/refused-rate.ts';
import { useTypedRates } from '../rates/use-typed-rates.ts';
import * as css from '../sheets.css.ts';
import { KindChoice } from './kind-choice.tsx';

export interface AccountFormProps {
  readonly userName: string;
  readonly bounds: readonly RateBounds[];
  readonly step: string;
}

const nobody = { username: '', password: '' };

/** Opens an account for somebody who stands beside the agent. */
export function AccountForm({ userName, bounds, step }: AccountFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [kind, setKind] = useState<Downline>('member');
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState<unknown>();
  const [opened, setOpened] = useState<string>();
  const rates = useTypedRates(bounds, {});
  const fields = useFields(nobody, ({ username, password }) => {
    const weak = newPasswordError(password);
    return {
      username: /^\w{4,20}$/.test(username) ? undefined : t('login.username.rule'),
      password: weak && t(weak),
    };
  });
  const { username, password } = fields.values;

  const refuse = (why: unknown): void => {
    const code = why instanceof ApiError ? why.code : undefined;
    const bound = boundOf(why);
    if (code === 'username.taken') fields.refuse('username', why);
    else if (code === 'password.weak') fields.refuse('password', why);
    else if (bound) rates.refuse(bound);
    else fail(why);
  };
  const open = async (wanted: Record<string, string>): Promise<void> => {
    setBusy(true);
    fail(undefined);
    try {
      const { userName: account } = await call('openAccount', {
        payload: { username, password, type: kind, rates: wanted },
      });
      setOpened(account);
      fields.clear('username');
      fields.clear('password');
      void queries.invalidateQueries({ queryKey: teamKey(userName) });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !fields.passes()) return;
    const wanted = rates.take();
    if (wanted) void open(wanted);
  };
  if (opened !== undefined)
    return (
      <EmptyState
        icon="verified"
        title={t('flag.AGENCY3.open.done', { account: opened })}
        description={t('flag.AGENCY3.open.done.line')}
        action={
          <Button size="medium" variant="secondary" onClick={() => setOpened(undefined)}>
            {t('flag.AGENCY3.open.another')}
          </Button>
        }
      />
    );
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Failure text={failed === undefined ? undefined : errorText(failed, t)} />
      <TextField
        ref={fields.control('username')}
        label={t('flag.AGENCY3.open.name')}
        name="account"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        hint={t('flag.AGENCY3.open.name.hint')}
        value={username}
        error={fields.errorOf('username')}
        onChange={({ target }) => fields.put('username')(target.value.trim())}
      />
      <NewPassword
        ref={fields.control('password')}
        label={t('flag.AGENCY3.open.password')}
        hint={t('flag.AGENCY3.open.password.hint')}
        value={password}
        avoid={username}
        error={fields.errorOf('password')}
        onChange={({ target }) => fields.put('password')(target.value)}
      />
      <KindChoice value={kind} onChange={setKind} />
      <h2 className={css.groupName}>{t('flag.AGENCY3.open.rates')}</h2>
      <RateInputs
        bounds={bounds}
        step={step}
        typed={rates.typed}
        faults={rates.faults}
        onType={rates.put}
      />
      <Button type="submit" loading={busy}>
        {t('flag.AGENCY3.open.submit')}
      </Button>
    </form>
  );
}
