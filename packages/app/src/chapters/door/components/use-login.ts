import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { forgetRemembered } from '#kernel/session/remembered.ts';
import { enterByDevice } from '#kernel/session/session.ts';
import { local } from '@livery/web/store/storage';
import { asksForCaptcha, login, type Credentials, type Keep } from '../api/login.ts';

/** Credentials that are got hold of when they are needed, and may be sent again under a key. */
export type CredentialSource = () => Promise<{
  readonly credentials: Credentials;
  readonly idempotencyKey?: string;
}>;

export interface Try {
  /** This device itself proves who it is, where it is remembered. */
  readonly by: Credentials | CredentialSource | 'device';
  readonly keep: Keep;
}

export interface Tries {
  readonly onSuccess: () => void;
  readonly onError?: (error: unknown) => void;
}

/** One try after another: what to say, and whether the next one needs the picture. */
export function useLogin({ onSuccess, onError }: Tries) {
  const { t } = useTranslation();
  const { code } = useMerchant();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [picture, setPicture] = useState(0);
  const refreshPicture = (): void => setPicture((shown) => shown + 1);

  const tries = useMutation({
    mutationFn: async ({ by, keep }: Try): Promise<void> => {
      if (by !== 'device') {
        const shown = typeof by === 'function' ? await by() : { credentials: by };
        await login(shown.credentials, code, keep, shown.idempotencyKey);
        return;
      }
      await enterByDevice();
      if (keep === 'nothing') forgetRemembered();
      else local.set('autoLogin', '1');
    },
    onSuccess,
    onError: (error) => {
      if (asksForCaptcha(error)) setNeedsCaptcha(true);
      onError?.(error);
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
    error: tries.error,
    failure: failure(),
    needsCaptcha,
    picture,
    refreshPicture,
  };
}
