import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { forgetDevice } from '#kernel/session/remembered.ts';
import { login } from '../api/login.ts';
import { retrieveByPhone } from '../api/retrieve.ts';
import { WrongCode } from '../codes/phone-auth.ts';
import { mobileLength, noMobile, type Mobile } from '../codes/mobile.ts';
import { usePhoneCode } from '../codes/use-phone-code.ts';
import { newPasswordError, passwordLength } from '#kernel/forms/password-rules.ts';
import { patience } from './patience.ts';

export interface Retrieval {
  readonly userName: string;
  /** A session is open. */
  readonly isIn: boolean;
}

/** Which field a refusal is about. */
const about: Readonly<Record<string, 'code' | 'password' | undefined>> = {
  'sms.wrong': 'code',
  'sms.expired': 'code',
  'password.weak': 'password',
  'modify.new.old.same': 'password',
};

const isUnheard = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** Nothing went wrong, or its field says it, or nobody has to. */
const isSilent = (error: unknown): boolean =>
  !error || error instanceof WrongCode || about[codeOf(error)] !== undefined;

/** One try after another to set a password by a code, and then to log in with it. */
export function usePhoneRetrieval(onSet: (who: Retrieval) => void) {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const toast = useToast();
  /** A try got no answer, and may have been heard all the same: its code is used up then. */
  const unheard = useRef(false);
  const [isPerhapsSet, setPerhapsSet] = useState(false);
  const form = usePhoneCode({
    initial: { mobile: noMobile, code: '', password: '' },
    tooShort: t('flag.CHNGPASSVERIF3.short', { min: mobileLength.min }),
    check: (values, faults) => {
      const password = newPasswordError(values.password);
      return { ...faults, password: password && t(password, passwordLength) };
    },
  });

  const tries = useMutation({
    mutationFn: async ({ dial, number }: Mobile): Promise<Retrieval> => {
      const waiting = toast.show({ busy: true, text: t('common.wait'), duration: patience });
      const { code, password } = form.values;
      try {
        const proof = await form.phone.prove({ dial, number }, code);
        const userName = await retrieveByPhone(
          {
            newPassword: password,
            mobileNum: number,
            countryDialingCode: dial,
            verificationCode: code,
            ...(proof && { firebaseIdToken: proof.idToken }),
          },
          proof?.idempotencyKey,
        );
        // It ended every device of the account, and this one may be among them.
        forgetDevice();
        const isIn = await login(
          { type: 'username', username: userName, password },
          merchantCode,
        ).then(
          () => true,
          () => false,
        );
        return { userName, isIn };
      } finally {
        toast.dismiss(waiting);
      }
    },
    onSuccess: onSet,
    onError: (error) => {
      form.end();
      if (error instanceof WrongCode) {
        form.select('code');
        return;
      }
      const isUsed = unheard.current && codeOf(error) === 'sms.wrong';
      unheard.current ||= isUnheard(error);
      setPerhapsSet(isUsed);
      const field = isUsed ? undefined : about[codeOf(error)];
      form.clear(codeOf(error) === 'modify.new.old.same' ? 'password' : 'code');
      if (field) form.refuse(field, error);
      else form.focus('code');
    },
  });
  const failure = (): string | undefined => {
    if (tries.error && isPerhapsSet) return t('flag.CHNGPASSVERIF3.perhapsSet');
    return isSilent(tries.error) ? undefined : errorText(tries.error, t);
  };
  return {
    ...form,
    busy: tries.isPending,
    /** Why nothing came of it, where no field is to blame. */
    failure: failure(),
    submit: (): void => form.begin((mobile) => tries.mutate(mobile)),
  };
}
