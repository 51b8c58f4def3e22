import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useFields, type Faults } from '#kernel/forms/use-fields.ts';
import { codeError, mobileError, mobileLength, type Mobile } from './mobile.ts';
import { useDialled } from './use-dialled.ts';
import { usePhoneProof } from './use-phone-proof.ts';

/** What is typed of every form that asks for a number and the code sent to it. */
export interface PhoneValues {
  readonly mobile: Mobile;
  readonly code: string;
}

interface PhoneFaults {
  readonly mobile: string | undefined;
  readonly code: string | undefined;
}

export interface PhoneCodeOptions<Values extends PhoneValues> {
  readonly initial: Values;
  /** Said of a number with too few digits, in the place of the rule. */
  readonly tooShort?: string;
  /** What is wrong with these two, and with what else the form asks. */
  readonly check: (values: Values, faults: PhoneFaults) => Faults<Values>;
}

/** A number, the code that was sent to it, and one try at a time with both. */
export function usePhoneCode<Values extends PhoneValues>({
  initial,
  tooShort,
  check,
}: PhoneCodeOptions<Values>) {
  const { t } = useTranslation();
  const dialled = useDialled();
  const phone = usePhoneProof();
  const busy = useRef(false);
  const mobileFault = (mobile: Mobile): string | undefined => {
    const fault = mobileError(dialled(mobile));
    const isShort = mobile.number.length < mobileLength.min;
    return fault === 'phone.rule' && isShort && tooShort ? tooShort : fault && t(fault);
  };
  const fields = useFields(initial, (values) => {
    const code = codeError(values.code);
    return check(values, { mobile: mobileFault(values.mobile), code: code && t(code) });
  });
  return {
    ...fields,
    phone,
    /** The number a code goes to; where it is wrong, that is said instead. */
    mobile: (): Mobile | undefined =>
      fields.passes('mobile') ? dialled(fields.values.mobile) : undefined,
    /** Begins a try, unless one is on its way or something is wrong, which is said. */
    begin: (act: (mobile: Mobile) => void): void => {
      if (busy.current || !fields.passes()) return;
      busy.current = true;
      act(dialled(fields.values.mobile));
    },
    /** Nothing came of it: there may be another. */
    end: (): void => {
      busy.current = false;
    },
  };
}
