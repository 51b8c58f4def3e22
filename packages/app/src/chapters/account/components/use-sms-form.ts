import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#kernel/http/api-error.ts';
import { rememberedLogin } from '#kernel/session/remembered.ts';
import { codeError, mobileError, noMobile, type Mobile } from '../codes/mobile.ts';
import { useDialled } from '../codes/use-dialled.ts';
import { useFields } from '../forms/use-fields.ts';
import { useKeep } from './keep-me.tsx';
import { useLogin } from './use-login.ts';

const isCodeRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'sms.wrong' || error.code === 'sms.expired');

/** What is typed to log in by a code, and what became of it. */
export function useSmsForm(onSuccess: () => void, isChosen: boolean) {
  const { t } = useTranslation();
  const dialled = useDialled(isChosen);
  const keeps = useKeep();
  const [keep, setKeep] = useState(() => keeps !== 'nothing' && rememberedLogin() !== undefined);
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
      if (!isCodeRefused(error)) return;
      fields.clear('code');
      fields.refuse('code', error);
    },
  });
  return {
    ...fields,
    keep,
    setKeep,
    busy: tries.busy,
    failure: isCodeRefused(tries.error) ? undefined : tries.failure,
    /** The number a code goes to; where it is wrong, that is said instead. */
    mobile: (): Mobile | undefined =>
      fields.passes('mobile') ? dialled(fields.values.mobile) : undefined,
    submit: (): void => {
      if (busy.current || !fields.passes()) return;
      busy.current = true;
      const { dial, number } = dialled(fields.values.mobile);
      tries.submit({
        by: {
          type: 'sms',
          mobileNum: number,
          countryDialingCode: dial,
          verificationCode: fields.values.code,
        },
        keep: keep ? keeps : 'nothing',
      });
    },
  };
}

export type SmsFormState = ReturnType<typeof useSmsForm>;
