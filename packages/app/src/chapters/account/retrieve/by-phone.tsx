import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Button } from '@livery/ui/button';
import { CodeInput } from '../codes/code-input.tsx';
import { MobileField } from '../codes/mobile-field.tsx';
import * as css from '../components/login-form.css.ts';
import { NewPassword } from '../password/new-password.tsx';
import { Failure } from '../forms/failure.tsx';
import { usePhoneRetrieval, type Retrieval } from './use-phone-retrieval.ts';

export interface ByPhoneProps {
  /** The password is set. */
  readonly onSet: (who: Retrieval) => void;
}

/** A new password for whoever has the phone of the account in hand. */
export function ByPhone({ onSet }: ByPhoneProps) {
  const { t } = useTranslation();
  const form = usePhoneRetrieval(onSet);
  const { mobile, code, password } = form.values;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.phone.frame}
      <Failure text={form.failure} />
      <MobileField
        ref={form.control('mobile')}
        value={mobile}
        onValueChange={form.put('mobile')}
        error={form.errorOf('mobile')}
      />
      <CodeInput
        ref={form.control('code')}
        purpose="retrieve"
        mobile={form.mobile}
        phone={form.phone}
        value={code}
        onValueChange={form.put('code')}
        error={form.errorOf('code')}
      />
      <NewPassword
        ref={form.control('password')}
        value={password}
        avoid={mobile.number}
        onChange={({ target }) => form.put('password')(target.value)}
        error={form.errorOf('password')}
      />
      {/* It stays in reach: pressed too early, it says what is missing. */}
      <Button
        className={css.send}
        type="submit"
        full
        loading={form.busy}
        aria-disabled={!form.isReady || undefined}
      >
        {t('flag.CHNGPASSVERIF3.button')}
      </Button>
    </form>
  );
}
