import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#kernel/http/api-error.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { asksForCaptcha, login, type Credentials } from '../api/login.ts';

/** One try after another: what to say, and whether the next one needs the picture. */
export function useLogin(onSuccess: (userName: string) => void) {
  const { t } = useTranslation();
  const { code } = useMerchant();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [picture, setPicture] = useState(0);
  const refreshPicture = (): void => setPicture((shown) => shown + 1);

  const tries = useMutation({
    mutationFn: (credentials: Credentials) => login(credentials, code),
    onSuccess,
    onError: (error) => {
      if (asksForCaptcha(error)) setNeedsCaptcha(true);
      // A picture works once, whatever came of it.
      refreshPicture();
    },
  });

  const failure = (): string | undefined => {
    const { error } = tries;
    if (!error) return undefined;
    if (error instanceof ApiError && error.code === 'login.failed' && needsCaptcha)
      return t('login.failed.captcha');
    return errorText(error, t);
  };
  return {
    submit: tries.mutate,
    busy: tries.isPending,
    failure: failure(),
    needsCaptcha,
    picture,
    refreshPicture,
  };
}
