import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '@livery/ui/confirm';
import { useToast } from '@livery/ui/toast';
import { pathTo } from '#kernel/routing/path-to.ts';
import { logOut } from '../api/log-out.ts';

export interface LogOutProps {
  /** What asks for it when it is pressed. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Asks once, then leaves nothing of the member behind. */
export function LogOut({ children }: LogOutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async (): Promise<void> => {
    setBusy(true);
    const waiting = toast.show({ busy: true, text: t('common.wait') });
    await logOut();
    toast.dismiss(waiting);
    void navigate(pathTo('home'), { replace: true });
  };
  return (
    <>
      {children(() => setAsking(true))}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => void leave()}
        title={t('logout.title')}
        description={t('logout.ask')}
        submitLabel={t('logout.button')}
        busy={busy}
      />
    </>
  );
}
