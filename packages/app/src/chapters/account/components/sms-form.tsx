import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Button } from '@livery/ui/button';
import { TabPanel } from '@livery/ui/tabs';
import { CodeInput } from '../codes/code-input.tsx';
import { MobileField } from '../codes/mobile-field.tsx';
import { Failure } from '../forms/failure.tsx';
import { KeepMe } from './keep-me.tsx';
import * as css from './login-form.css.ts';
import { useSmsForm } from './use-sms-form.ts';

export interface SmsFormProps {
  readonly onSuccess: () => void;
}

/** A number, and the code that was sent to it; both are there still when its tab comes back. */
export function SmsForm({ onSuccess }: SmsFormProps) {
  const { t } = useTranslation();
  const form = useSmsForm(onSuccess);
  return (
    <>
      <TabPanel value="sms">
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Failure text={form.failure} />
          <MobileField
            ref={form.control('mobile')}
            value={form.values.mobile}
            onValueChange={form.put('mobile')}
            error={form.errorOf('mobile')}
          />
          <CodeInput
            ref={form.control('code')}
            purpose="login"
            mobile={form.mobile}
            phone={form.phone}
            value={form.values.code}
            onValueChange={form.put('code')}
            error={form.errorOf('code')}
          />
          <KeepMe checked={form.keep} onCheckedChange={form.setKeep} />
          <Button type="submit" full loading={form.busy}>
            {t('login.button')}
          </Button>
        </form>
      </TabPanel>
      {form.phone.frame}
    </>
  );
}
