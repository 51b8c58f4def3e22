import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Confirm } from '@livery/ui/confirm';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { logOut, logOutEverywhere } from '../api/log-out.ts';

export interface LogOutProps {
  /** On every device, and none of them is remembered any more. */
  readonly everywhere?: boolean;
  /** What asks for it when it is pressed. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Asks once, then leaves nothing of the member behind. */
export function LogOut({ everywhere = false, children }: LogOutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async (): Promise<void> => {
    setBusy(true);
    const waiting = toast.show({ busy: true, text: t('common.wait') });
    try {
      await (everywhere ? logOutEverywhere() : logOut());
      navigate(pathTo('home'), { replace: true });
    } catch (error) {
      // Other devices are still in: it has to be known, and tried again.
      toast.show({ tone: 'danger', text: errorText(error, t) });
      setBusy(false);
      setAsking(false);
    }
    toast.dismiss(waiting);
  };
  return (
    <>
      {children(() => setAsking(true))}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => void leave()}
        title={everywhere ? t('logout.all') : t('logout.title')}
        description={everywhere ? t('logout.all.ask') : t('logout.ask')}
        submitLabel={t('logout.button')}
        busy={busy}
      />
    </>
  );
}
