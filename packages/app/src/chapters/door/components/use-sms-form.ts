import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ApiError } from '@livery/web/http/api-error';
import { noMobile, type Mobile } from '../codes/mobile.ts';
import { WrongCode } from '../codes/phone-auth.ts';
import { usePhoneCode } from '../codes/use-phone-code.ts';
import { useKeep, useWish } from './keep-me.tsx';
import { useLogin, type CredentialSource } from './use-login.ts';

const isCodeRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'sms.wrong' || error.code === 'sms.expired');

/** What is typed to log in by a code, and what became of it. */
export function useSmsForm(onSuccess: () => void) {
  const { t } = useTranslation();
  const keeps = useKeep();
  const [keep, setKeep] = useWish(keeps);
  const [isProven, setProven] = useState(false);
  const form = usePhoneCode({
    initial: { mobile: noMobile, code: '' },
    check: (_, faults) => faults,
  });
  const tries = useLogin({
    onSuccess,
    onError: (error) => {
      form.end();
      if (error instanceof WrongCode) form.select('code');
      if (!isCodeRefused(error)) return;
      form.clear('code');
      form.refuse('code', error);
    },
  });
  const show = async (mobile: Mobile, code: string): ReturnType<CredentialSource> => {
    const proof = await form.phone.prove(mobile, code);
    setProven(proof !== undefined);
    if (!proof)
      return {
        credentials: {
          type: 'sms',
          mobileNum: mobile.number,
          countryDialingCode: mobile.dial,
          verificationCode: code,
        },
      };
    return {
      credentials: {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: proof.idToken,
        firebaseMobileNo: mobile.number,
        countryDialingCode: mobile.dial,
      },
      idempotencyKey: proof.idempotencyKey,
    };
  };
  const failure = (): string | undefined => {
    const { error } = tries;
    if (isCodeRefused(error) || error instanceof WrongCode) return undefined;
    // Whoever proved a number may know that nobody has it here.
    const isNobody = isProven && error instanceof ApiError && error.code === 'login.failed';
    return isNobody ? t('phone.nobody') : tries.failure;
  };
  return {
    ...form,
    keep,
    setKeep,
    busy: tries.busy,
    failure: failure(),
    submit: (): void => {
      const { code } = form.values;
      form.begin((mobile) =>
        tries.submit({ by: () => show(mobile, code), keep: keep ? keeps : 'nothing' }),
      );
    },
  };
}
