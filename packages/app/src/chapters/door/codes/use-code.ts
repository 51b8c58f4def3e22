import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Dismissal, SendFailure } from './phone-auth.ts';
import { CaptchaDemand, sendCode, type CodeRequest } from './send-code.ts';
import { waitFor, waitUntil } from './waits.ts';

/** How long it says that a code is on its way at the most. */
const longestNotice = 10_000;

/** How long the platform lets nobody ask, where it says so. */
const pauseOf = (error: unknown): number | undefined => {
  const seconds = error instanceof ApiError ? error.params['seconds'] : undefined;
  return typeof seconds === 'number' ? Date.now() + seconds * 1000 : undefined;
};

const asksForCaptcha = (error: unknown): boolean =>
  error instanceof CaptchaDemand || (error instanceof ApiError && error.code === 'captcha.wrong');

/** What codes are for, and whether Firebase sends them. */
export type Source = Pick<CodeRequest, 'purpose' | 'byFirebase' | 'isFirebase'>;

/** One code after another for one purpose: when the next may be asked for, and what is in the way. */
export function useCode({ purpose, byFirebase, isFirebase }: Source) {
  const { t } = useTranslation();
  const { firebaseFailureToast } = useMerchant();
  const toast = useToast();
  const [until, setUntil] = useState(() => waitFor(purpose));
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [picture, setPicture] = useState(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  const wait = (moment: number): void => {
    waitUntil(purpose, moment);
    setUntil(moment);
  };
  const asks = useMutation({
    mutationFn: async (request: Pick<CodeRequest, 'mobile' | 'captcha'>) => {
      const notice = toast.show({ busy: true, text: t('code.sending'), duration: longestNotice });
      try {
        return await sendCode(
          { ...request, purpose, byFirebase, isFirebase },
          leaving.current.signal,
        );
      } finally {
        toast.dismiss(notice);
      }
    },
    onSuccess: (moment) => {
      wait(moment);
      toast.show({ tone: 'success', text: t('code.sent') });
    },
    onError: (error) => {
      if (error instanceof SendFailure && firebaseFailureToast)
        toast.show({ text: t('sms_send_failed') });
      const pause = pauseOf(error);
      if (pause !== undefined) wait(pause);
      if (asksForCaptcha(error)) setNeedsCaptcha(true);
      setPicture((shown) => shown + 1);
    },
  });
  const failureOf = (error: Error | null): string | undefined => {
    if (!error || error instanceof SendFailure || error instanceof Dismissal) return undefined;
    return error instanceof CaptchaDemand ? t('captcha.asked') : errorText(error, t);
  };
  return {
    send: asks.mutate,
    sending: asks.isPending,
    until,
    /** Why no code came, in words; asking anew takes it away. */
    failure: failureOf(asks.error),
    needsCaptcha,
    picture,
    refreshPicture: () => setPicture((shown) => shown + 1),
  };
}
