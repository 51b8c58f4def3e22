import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import * as css from '../../../kernel/forms/form.css.ts';
import { Failure } from '#kernel/forms/failure.tsx';
import { passwordLength } from '#kernel/forms/password-rules.ts';
import { NewPassword } from '#kernel/forms/new-password.tsx';
import { OwnBirthday } from './own-birthday.tsx';
import { useOwesBirthday } from './use-owes-birthday.ts';
import { usePasswordChange } from './use-password-change.ts';

export interface ChangeFormProps {
  readonly userName: string;
  readonly onChanged: () => void;
  /** What is to be said first. */
  readonly note?: ReactNode;
  /** Ways out, under the button. */
  readonly children: ReactNode;
}

/** The old password, unless it is known, and the new one twice. */
export function ChangeForm({ userName, onChanged, note, children }: ChangeFormProps) {
  const { t } = useTranslation();
  const owes = useOwesBirthday(userName);
  const form = usePasswordChange(userName, owes, onChanged);
  const { oldPassword, newPassword, confirmNewPassword } = form.values;
  const eye = {
    revealLabel: t('login.password.show'),
    concealLabel: t('login.password.hide'),
    maxLength: passwordLength.max,
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {note}
      <Failure text={form.failure} />
      <TextField
        label={t('login.username')}
        icon="user"
        name="username"
        autoComplete="username"
        readOnly
        value={userName}
      />
      {form.isKnown ? null : (
        <PasswordField
          {...eye}
          ref={form.control('oldPassword')}
          label={t('password.old')}
          name="oldPassword"
          autoComplete="current-password"
          value={oldPassword}
          onChange={({ target }) => form.put('oldPassword')(target.value)}
          error={form.errorOf('oldPassword')}
        />
      )}
      <NewPassword
        ref={form.control('newPassword')}
        value={newPassword}
        avoid={userName}
        onChange={({ target }) => form.put('newPassword')(target.value)}
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...eye}
        ref={form.control('confirmNewPassword')}
        label={t('password.again')}
        name="confirmNewPassword"
        autoComplete="new-password"
        value={confirmNewPassword}
        onChange={({ target }) => form.put('confirmNewPassword')(target.value)}
        error={form.errorOf('confirmNewPassword')}
      />
      {owes ? (
        <OwnBirthday
          value={form.values.birthday}
          onValueChange={form.put('birthday')}
          error={form.errorOf('birthday')}
        />
      ) : null}
      <Button className={css.send} type="submit" full loading={form.busy}>
        {t('password.save')}
      </Button>
      {children}
      <Dialog
        role="alertdialog"
        open={form.isSame}
        onClose={form.chooseAnother}
        title={t('password.same.title')}
        actions={
          <Button size="medium" onClick={form.chooseAnother}>
            {t('password.same.button')}
          </Button>
        }
      >
        {t('error.password.same')}
      </Dialog>
    </form>
  );
}
