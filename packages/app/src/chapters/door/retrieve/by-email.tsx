import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { retrieveByEmail } from '../api/retrieve.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { NameField } from '../components/name-field.tsx';
import { TryForm } from '../components/try-form.tsx';
import { withoutInvisible } from '../without-invisible.ts';
import { useFields } from '#kernel/forms/use-fields.ts';
import { successPause, useAfterPause } from '#kernel/forms/use-after-pause.ts';
import { emailError, usernameError } from '../rules.ts';
import { patience } from './patience.ts';

export interface ByEmailProps {
  /** A name that is known already. */
  readonly name: string;
  /** Whatever there was to send has been sent. */
  readonly onSent: () => void;
}

/** A password for one use, to the address of the account. */
export function ByEmail({ name, onSent }: ByEmailProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const later = useAfterPause();
  const busy = useRef(false);
  const fields = useFields({ username: name, email: '' }, ({ username, email }) => {
    const wrong = {
      username: usernameError(withoutInvisible(username)),
      email: emailError(withoutInvisible(email)),
    };
    return {
      username: wrong.username && t(wrong.username),
      email: wrong.email && t(wrong.email),
    };
  });
  const { username, email } = fields.values;

  const asks = useMutation({
    mutationFn: async () => {
      const waiting = toast.show({ busy: true, text: t('common.wait'), duration: patience });
      try {
        await retrieveByEmail({
          username: withoutInvisible(username),
          email: withoutInvisible(email),
        });
      } finally {
        toast.dismiss(waiting);
      }
    },
    onSuccess: () => {
      toast.show({ tone: 'success', text: t('forget.sent'), duration: successPause });
      later(onSent);
    },
    onError: () => {
      busy.current = false;
    },
  });
  const submit = (): void => {
    if (busy.current || !fields.passes()) return;
    busy.current = true;
    asks.mutate();
  };
  return (
    <TryForm failure={asks.error ? errorText(asks.error, t) : undefined} onSubmit={submit}>
      <NameField
        ref={fields.control('username')}
        maxLength={60}
        value={username}
        onChange={({ target }) => fields.put('username')(target.value)}
        error={fields.errorOf('username')}
      />
      <TextField
        ref={fields.control('email')}
        label={t('forget.email')}
        icon="mail"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        clearLabel={t('forget.email.clear')}
        value={email}
        onChange={({ target }) => fields.put('email')(target.value)}
        error={fields.errorOf('email')}
      />
      <Button className={css.send} type="submit" full loading={asks.isPending}>
        {t('forget.button')}
      </Button>
    </TryForm>
  );
}
