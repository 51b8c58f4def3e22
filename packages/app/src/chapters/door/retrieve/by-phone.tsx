import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { PhoneCode } from '../codes/phone-code.tsx';
import * as css from '../../../kernel/forms/form.css.ts';
import { TryForm } from '../components/try-form.tsx';
import { NewPassword } from '#kernel/forms/new-password.tsx';
import { usePhoneRetrieval, type Retrieval } from './use-phone-retrieval.ts';

export interface ByPhoneProps {
  /** The password is set. */
  readonly onSet: (who: Retrieval) => void;
}

/** A new password for whoever has the phone of the account in hand. */
export function ByPhone({ onSet }: ByPhoneProps) {
  const { t } = useTranslation();
  const form = usePhoneRetrieval(onSet);
  const { mobile, password } = form.values;
  return (
    <TryForm failure={form.failure} onSubmit={form.submit}>
      {form.phone.frame}
      <PhoneCode purpose="retrieve" form={form} />
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
    </TryForm>
  );
}
