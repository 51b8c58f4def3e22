import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { forgetPassword, knownPassword } from '#kernel/session/known-password.ts';
import { changePassword } from '../api/change-password.ts';
import { useFields } from '#kernel/forms/use-fields.ts';
import { successPause, useAfterPause } from '#kernel/forms/use-after-pause.ts';
import { newPasswordError, passwordError, passwordLength } from '#kernel/forms/password-rules.ts';

const empty = { oldPassword: '', newPassword: '', confirmNewPassword: '', birthday: '' };

/** So long it says at the most that the password is being changed. */
const patience = 10_000;

/** Which field a refusal is about. */
const about: Readonly<Record<string, keyof typeof empty | undefined>> = {
  'password.old_wrong': 'oldPassword',
  'password.weak': 'newPassword',
  'confirm.mismatch': 'confirmNewPassword',
  'age.under': 'birthday',
};

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** On a field, or in a dialog. */
const isToldElsewhere = (code: string): boolean =>
  code === 'password.same' || about[code] !== undefined;

/** One try after another to change a password. */
export function usePasswordChange(userName: string, owesBirthday: boolean, onChanged: () => void) {
  const { t } = useTranslation();
  const { showPasswordChangeError: saysWhy } = useMerchant();
  const toast = useToast();
  const later = useAfterPause();
  const busy = useRef(false);
  const [isKnown, setKnown] = useState(() => knownPassword(userName) !== undefined);
  const [isSame, setSame] = useState(false);
  const wasSame = useRef(false);

  const fields = useFields(empty, ({ oldPassword, newPassword, confirmNewPassword, birthday }) => {
    const old = isKnown ? undefined : passwordError(oldPassword);
    const wrong = newPasswordError(newPassword);
    const differs = confirmNewPassword === newPassword ? undefined : 'error.confirm.mismatch';
    const again = confirmNewPassword === '' ? 'password.again.missing' : differs;
    return {
      oldPassword: old && t(old),
      newPassword: wrong && t(wrong, passwordLength),
      confirmNewPassword: again && t(again),
      birthday: owesBirthday && birthday === '' ? t('password.birthday.missing') : undefined,
    };
  });
  const passwords = () => {
    const { birthday, oldPassword, ...typed } = fields.values;
    return {
      ...typed,
      oldPassword: (isKnown ? knownPassword(userName) : undefined) ?? oldPassword,
      ...(owesBirthday && { birthday }),
    };
  };

  // After the dialog has given the focus back to where it was.
  const { focus } = fields;
  useEffect(() => {
    if (wasSame.current && !isSame) focus('newPassword');
    wasSame.current = isSame;
  });

  const tries = useMutation({
    mutationFn: async () => {
      const waiting = toast.show({ busy: true, text: t('common.wait'), duration: patience });
      try {
        await changePassword(passwords());
      } finally {
        toast.dismiss(waiting);
      }
    },
    onSuccess: () => {
      toast.show({ tone: 'success', text: t('password.changed'), duration: successPause });
      later(onChanged);
    },
    onError: (error) => {
      busy.current = false;
      const code = codeOf(error);
      const field = about[code];
      if (code === 'password.old_wrong') {
        forgetPassword();
        setKnown(false);
      }
      if (code === 'password.same') setSame(true);
      else if (field && saysWhy) fields.refuse(field, error);
    },
  });
  return {
    ...fields,
    isKnown,
    busy: tries.isPending,
    /** Why nothing came of it, where no field is to blame and the brand says so at all. */
    failure:
      tries.error && saysWhy && !isToldElsewhere(codeOf(tries.error))
        ? errorText(tries.error, t)
        : undefined,
    /** The new password is the old one. */
    isSame,
    chooseAnother: (): void => {
      fields.clear('newPassword');
      fields.clear('confirmNewPassword');
      setSame(false);
    },
    submit: (): void => {
      if (busy.current) return;
      if (!fields.passes()) return;
      const { oldPassword, newPassword } = passwords();
      if (oldPassword === newPassword) {
        setSame(true);
        return;
      }
      busy.current = true;
      tries.mutate();
    },
  };
}
