import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { controlOf } from '@livery/ui/form';
import { useToast } from '@livery/ui/toast';
import { keepReferral } from '#kernel/arrival.ts';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { faultsIn } from './faults.ts';
import { cleaned, type FieldName } from './fields.ts';
import { NoAnswer, WrongCode } from '../codes/phone-auth.ts';
import { usePhoneProof } from '../codes/use-phone-proof.ts';
import { checkAffiliate } from '../api/affiliate.ts';
import { register } from './register.ts';
import { missing, type FieldFaults } from './rules.ts';
import type { Method, Settings } from '../api/register-settings.ts';
import { stepsOf, stepWith } from './steps.ts';
import { useAffiliate } from './use-affiliate.ts';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';

export interface NewMember {
  readonly userName: string;
  /** A session is open. */
  readonly isIn: boolean;
}

/** A control to go to; the same one again is another wish. */
interface Wish {
  readonly field: FieldName | 'disclaimer';
  /** What is typed there is wrong, and shall give way to the next key. */
  readonly isSelected?: boolean;
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');
const isUnheard = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !(error instanceof NoAnswer);

/** One try after another to open an account, over as many steps as the site makes of it. */
export function useRegistration(settings: Settings, onRegistered: (who: NewMember) => void) {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const toast = useToast();
  const phone = usePhoneProof();
  const { referral, isKnown } = useAffiliate(settings);
  const fields = useAnswers(settings, isKnown);
  const steps = stepsOf(settings, fields.method, fields.asked);
  const [at, go] = useStep();
  const step = Math.min(at, steps.length - 1);
  const current = steps[step] ?? { name: 'account', fields: [], more: [] };
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState<Wish>();
  const fulfilled = useRef<Wish>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [mustAccept, setMustAccept] = useState(false);
  const [picture, setPicture] = useState(0);
  const busy = useRef(false);
  /** The last try got no answer, and may have been heard all the same. */
  const unheard = useRef(false);

  useEffect(() => {
    if (!wish || wish === fulfilled.current || !form.current) return;
    const control = controlOf(form.current, wish.field);
    if (!control) return;
    fulfilled.current = wish;
    control.focus({ preventScroll: true });
    if (wish.isSelected && control instanceof HTMLInputElement) control.select();
    control.scrollIntoView({ block: 'center' });
  });

  const lead = (field: FieldName, isSelected = false): void => {
    const to = stepWith(steps, field);
    if (steps[to]?.more.includes(field)) setOpen(true);
    go(to);
    setWish({ field, isSelected });
  };
  const takePicture = (): void => {
    setPicture((shown) => shown + 1);
    fields.clear('captcha');
  };
  const isTyped = fields.asked.includes('affiliateCode') && fields.values.affiliateCode !== '';

  const tries = useMutation({
    mutationFn: async () => {
      if (isTyped) await checkAffiliate(cleaned('affiliateCode', fields.values.affiliateCode));
      const { method, asked, values } = fields;
      const mobile = { dial: values.dial, number: values.mobileNum };
      const proof = asked.includes('verificationCode')
        ? await phone.prove(mobile, values.verificationCode)
        : undefined;
      return register({ method, asked, values, referral, proof }, merchantCode);
    },
    onSuccess: (who) => {
      fields.forget();
      onRegistered(who);
    },
    onError: (error) => {
      if (error instanceof WrongCode) {
        lead('verificationCode', true);
        return;
      }
      takePicture();
      const found = faultsIn(error, settings, t);
      const isOwn = codeOf(error) === 'username.taken' && unheard.current;
      unheard.current = isUnheard(error);
      refuse(isOwn ? { username: { key: 'register.perhapsYours' } } : found, error);
    },
    onSettled: () => {
      busy.current = false;
    },
  });
  const refuse = (found: FieldFaults, error: unknown): void => {
    fields.refuse(found);
    const code = codeOf(error);
    // The code of a link has no field of its own until it turns out to be wrong.
    if (code === 'affiliate.invalid' && referral?.valid)
      keepReferral({ ...referral, valid: false });
    if (code === 'referrer.invalid' && referral) {
      const { recommenderId: _, ...rest } = referral;
      keepReferral(rest);
    }
    if (code === 'affiliate.invalid' || code === 'referrer.invalid')
      toast.show({ tone: 'danger', text: errorText(error, t) });
    const first = fields.asked.find((field) => found[field]);
    if (first) lead(first);
  };

  /** Whether these are right; else the first that is not is told, and gone to. */
  const passes = (wanted: readonly FieldName[]): boolean => {
    fields.leave(...wanted);
    const first = wanted.find((field) => fields.wrong(field));
    if (first) lead(first);
    return first === undefined;
  };
  const isSilent = !tries.error || tries.error instanceof WrongCode;
  const hasFault = fields.asked.some((field) => fields.told(field));

  return {
    ...fields,
    form,
    steps,
    step,
    current,
    isOpen,
    setOpen,
    picture,
    takePicture,
    busy: tries.isPending,
    /** Why nothing came of it, where no field is to blame. */
    failure: isSilent || hasFault ? undefined : errorText(tries.error, t),
    phone,
    mustAccept,
    accept: (accepted: boolean): void => {
      fields.setAccepted(accepted);
      setMustAccept(false);
    },
    choose: (method: Method): void => {
      fields.setMethod(method);
      fields.refuse({});
      takePicture();
    },
    /** The number a code goes to; where it is wrong, that is said instead. */
    mobile: () => {
      const { dial, mobileNum: number } = fields.values;
      if (number === '') fields.refuse({ mobileNum: missing('mobileNum', t) });
      if (number !== '' && passes(['mobileNum'])) return { dial, number };
      if (number === '') lead('mobileNum');
      return undefined;
    },
    back: () => go(step - 1),
    submit: (): void => {
      if (busy.current || !passes([...current.fields, ...current.more])) return;
      const next = steps[step + 1];
      if (next) {
        go(step + 1);
        setWish({ field: next.fields[0] ?? 'disclaimer' });
        return;
      }
      if (!passes(fields.asked)) return;
      if (!fields.accepted) {
        setMustAccept(true);
        setWish({ field: 'disclaimer' });
        return;
      }
      busy.current = true;
      tries.mutate();
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
