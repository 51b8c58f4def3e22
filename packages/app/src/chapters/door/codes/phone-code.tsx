import { CodeInput } from './code-input.tsx';
import { MobileField } from './mobile-field.tsx';
import type { Mobile } from './mobile.ts';
import type { Purpose } from './send-code.ts';
import type { PhoneValues } from './use-phone-code.ts';
import type { PhoneProof } from './use-phone-proof.ts';

type Field = keyof PhoneValues;

export interface PhoneCodeProps {
  readonly purpose: Purpose;
  /** The form that they belong to. */
  readonly form: {
    readonly values: PhoneValues;
    readonly phone: PhoneProof;
    readonly put: {
      (name: 'mobile'): (mobile: Mobile) => void;
      (name: 'code'): (code: string) => void;
    };
    readonly errorOf: (name: Field) => string | undefined;
    readonly control: (name: Field) => (control: HTMLInputElement | null) => void;
    readonly mobile: () => Mobile | undefined;
  };
}

/** A mobile number, and the code that was sent to it. */
export function PhoneCode({ purpose, form }: PhoneCodeProps) {
  return (
    <>
      <MobileField
        ref={form.control('mobile')}
        value={form.values.mobile}
        onValueChange={form.put('mobile')}
        error={form.errorOf('mobile')}
      />
      <CodeInput
        ref={form.control('code')}
        purpose={purpose}
        mobile={form.mobile}
        phone={form.phone}
        value={form.values.code}
        onValueChange={form.put('code')}
        error={form.errorOf('code')}
      />
    </>
  );
}
