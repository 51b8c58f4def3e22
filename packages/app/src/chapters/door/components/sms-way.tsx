import { useEffect, useState } from 'react';
import { Skeleton } from '@livery/ui/skeleton';
import { TabPanel } from '@livery/ui/tabs';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import * as room from '../../../kernel/forms/form.css.ts';
import * as css from './login-form.css.ts';
import type { SmsForm, SmsFormProps } from './sms-form.tsx';

/** The form as it will be. */
function Room() {
  return (
    <div className={room.form}>
      <Skeleton shape="block" className={css.fieldRoom} />
      <Skeleton shape="block" className={css.fieldRoom} />
      <Skeleton width="half" />
      <Skeleton shape="block" className={css.buttonRoom} />
    </div>
  );
}

/** Log-in by a code. Most come by a password, so its form is fetched when it is chosen. */
export function SmsWay(props: SmsFormProps) {
  const [fetched, setFetched] = useState<{ readonly Part: typeof SmsForm } | 'failed'>();
  const isWanted = fetched === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const fetchForm = async (): Promise<void> => {
      try {
        const { SmsForm: Part } = await import('./sms-form.tsx');
        if (isHere) setFetched({ Part });
      } catch {
        if (isHere) setFetched('failed');
      }
    };
    void fetchForm();
    return () => void (isHere = false);
  }, [isWanted]);
  if (fetched && fetched !== 'failed') return <fetched.Part {...props} />;
  return (
    <TabPanel value="sms">
      {fetched ? <LoadFailed onRetry={() => setFetched(undefined)} /> : <Room />}
    </TabPanel>
  );
}
