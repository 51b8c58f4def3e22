import { Confirm } from '@livery/ui/confirm';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { useChange } from '../api/use-change.ts';
import { useBarred } from '../use-barred.ts';

export interface DayLockProps {
  readonly userName: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Locks play for 24 hours after one question, where a law wants that to be a press away (RG-23). */
export function DayLock({ userName, open, onClose }: DayLockProps) {
  const { t } = useTranslation();
  const barred = useBarred();
  const { change, busy } = useChange(userName);
  const lock = async (): Promise<void> => {
    const isDone = await change(
      async () => barred('timeout', (await call('timeOut', { body: { duration: '24h' } })).until),
      () => undefined,
    );
    if (!isDone) onClose();
  };
  return (
    <Confirm
      open={open}
      onClose={onClose}
      onSubmit={() => void lock()}
      title={t('dayLock.ask')}
      description={t('dayLock.line')}
      submitLabel={t('dayLock.button')}
      busy={busy}
    />
  );
}
