import { useState } from 'react';
import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { DayLock } from '../play/day-lock.tsx';

/** The lock for a day, in a header. */
export function DayLockButton({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon="lock" label={t('dayLock.label')} onClick={() => setAsking(true)} />
      <DayLock userName={userName} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
