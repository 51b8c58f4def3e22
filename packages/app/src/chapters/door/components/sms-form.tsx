import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { TabPanel } from '@livery/ui/tabs';
import { PhoneCode } from '../codes/phone-code.tsx';
import { KeepMe } from './keep-me.tsx';
import { TryForm } from './try-form.tsx';
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
        <TryForm failure={form.failure} onSubmit={form.submit}>
          <PhoneCode purpose="login" form={form} />
          <KeepMe checked={form.keep} onCheckedChange={form.setKeep} />
          <Button type="submit" full loading={form.busy}>
            {t('login.button')}
          </Button>
        </TryForm>
      </TabPanel>
      {form.phone.frame}
    </>
  );
}
