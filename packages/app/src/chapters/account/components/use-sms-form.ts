import { useRef, useState } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { ApiError } from '#kernel/http/api-error.ts';
import { codeError, mobileError, noMobile, type Mobile } from '../codes/mobile.ts';
import { WrongCode } from '../codes/phone-auth.ts';
import { useDialled } from '../codes/use-dialled.ts';
import { usePhoneProof } from '../codes/use-phone-proof.ts';
import { useFields } from '../forms/use-fields.ts';
import { useKeep, useWish } from './keep-me.tsx';
import { useLogin, type CredentialSource } from './use-login.ts';

const isCodeRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'sms.wrong' || error.code === 'sms.expired');

/** What is typed to log in by a code, and what became of it. */
export function useSmsForm(onSuccess: () => void) {
  const { t } = useTranslation();
  const dialled = useDialled();
  const phone = usePhoneProof();
  const keeps = useKeep();
  const [keep, setKeep] = useWish(keeps);
  const [isProven, setProven] = useState(false);
  const busy = useRef(false);
  const fields = useFields({ mobile: noMobile, code: '' }, (values) => {
    const mobile = mobileError(dialled(values.mobile));
    const code = codeError(values.code);
    return { mobile: mobile && t(mobile), code: code && t(code) };
  });
  const tries = useLogin({
    onSuccess,
    onError: (error) => {
      busy.current = false;
      if (error instanceof WrongCode) fields.select('code');
      if (!isCodeRefused(error)) return;
      fields.clear('code');
      fields.refuse('code', error);
    },
  });
  const show = async (mobile: Mobile, code: string): ReturnType<CredentialSource> => {
    const proof = await phone.prove(mobile, code);
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
    ...fields,
    phone,
    keep,
    setKeep,
    busy: tries.busy,
    failure: failure(),
    /** The number a code goes to; where it is wrong, that is said instead. */
    mobile: (): Mobile | undefined =>
      fields.passes('mobile') ? dialled(fields.values.mobile) : undefined,
    submit: (): void => {
      if (busy.current || !fields.passes()) return;
      busy.current = true;
      const mobile = dialled(fields.values.mobile);
      const { code } = fields.values;
      tries.submit({
        by: () => show(mobile, code),
        keep: keep ? keeps : 'nothing',
      });
    },
  };
}
