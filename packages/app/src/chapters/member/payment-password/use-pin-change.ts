import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '@livery/web/store/storage';
import { ApiError } from '@livery/web/http/api-error';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { isChangeOfMind } from '#kernel/forms/proof/change-of-mind.ts';
import { useProof } from '#kernel/forms/proof/use-proof.tsx';
import { memberKey } from '#kernel/http/member-key.ts';
import { securityQuery } from '../api/devices.ts';
import { isPlainlyWeak } from './pin-rules.ts';

/** What is asked for, one page each. */
export type PinStep = 'old' | 'new' | 'again' | 'password' | 'code';
/** The first one, another by the old one, or another by a code. */
export type PinWay = 'first' | 'change' | 'reset';

const beginnings: Readonly<Record<PinWay, PinStep>> = {
  first: 'new',
  change: 'old',
  reset: 'code',
};

const none = { old: '', new: '', again: '', password: '', code: '' };

/** To which page a refusal leads back. */
const about: Readonly<Record<string, PinStep | undefined>> = {
  'payment_password.weak': 'new',
  'payment_password.wrong': 'old',
  'payment_password.locked': 'old',
  'password.old_wrong': 'password',
  'sms.wrong': 'code',
  'sms.expired': 'code',
};

/** One payment password after another, until one is set. */
export function usePinChange(userName: string, way: PinWay, onDone: () => void) {
  const { t, language } = useTranslation();
  const { timeZone } = useMerchant();
  const toast = useToast();
  const queries = useQueryClient();
  const [step, setStep] = useState(beginnings[way]);
  const [values, setValues] = useState(none);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { proven, sheet } = useProof();

  const go = (next: PinStep, said?: string): void => {
    setStep(next);
    setFault(said);
  };
  const moment = (at: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      at,
    );
  const wordsOf = (error: unknown): string => {
    const value = error instanceof ApiError && isRecord(error.value) ? error.value : {};
    const { attemptsLeft, until } = value;
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'payment_password.wrong' && typeof attemptsLeft === 'number')
      return t('pin.wrong', { count: attemptsLeft });
    if (code === 'payment_password.locked' && typeof until === 'number')
      return t('pin.locked', { at: moment(until) });
    return errorText(error, t);
  };

  const send = async (typed: typeof none): Promise<void> => {
    const password = typed.password === '' ? {} : { password: typed.password };
    setBusy(true);
    setFault(undefined);
    try {
      if (way === 'reset')
        await call('resetPaymentPassword', {
          payload: { code: typed.code, ...password, new: typed.new },
        });
      else
        await proven(() =>
          call('setPaymentPassword', {
            payload: { ...(way === 'change' ? { old: typed.old } : {}), new: typed.new },
          }),
        );
      toast.show({ tone: 'success', text: t('pin.saved') });
      await Promise.all([
        queries.invalidateQueries(securityQuery(userName)),
        // What can be paid out waits for it.
        queries.invalidateQueries({ queryKey: memberKey(userName, 'payout') }),
      ]);
      onDone();
    } catch (error) {
      const back = error instanceof ApiError ? about[error.code] : undefined;
      if (isChangeOfMind(error)) return;
      if (back === undefined) setFault(wordsOf(error));
      else {
        setValues((before) => ({
          ...before,
          [back]: '',
          ...(back === 'new' ? { again: '' } : {}),
        }));
        go(back, wordsOf(error));
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    step,
    values,
    fault,
    busy,
    /** Asks who it is, beside the form. */
    proof: sheet,
    put: (name: PinStep, value: string): void => {
      setValues((before) => ({ ...before, [name]: value }));
      setFault(undefined);
    },
    /** What is on the page is typed. */
    next: (value: string): void => {
      const typed = { ...values, [step]: value };
      if (step === 'old') go(typed.new === '' ? 'new' : 'again');
      else if (step === 'code') {
        if (value.length < 4) setFault(t('pin.code.missing'));
        else go('password');
      } else if (step === 'new') {
        if (!isPlainlyWeak(value)) go('again');
        else {
          setValues({ ...typed, new: '' });
          setFault(t('error.payment_password.weak'));
        }
      } else if (step === 'again' && value !== typed.new) {
        setValues({ ...typed, new: '', again: '' });
        go('new', t('pin.differs'));
      } else if (step === 'password' && way === 'reset' && typed.new === '') go('new');
      else void send(typed);
    },
  };
}
