import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { Message } from '@livery/ui/message';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { logOut } from '../api/log-out.ts';
import * as css from './centre.css.ts';

/** Asks a guest of free play for an account of their own, and leaves word of it where they said no. */
export function TrialPrompt() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);

  const register = async (): Promise<void> => {
    setBusy(true);
    // Registration is for those who are nobody yet.
    await logOut();
    navigate(pathTo('register'), { replace: true });
  };
  return (
    <>
      <Message
        className={css.practice}
        action={
          <Button variant="quiet" size="medium" loading={busy} onClick={() => void register()}>
            {t('centre.register')}
          </Button>
        }
      >
        {t('centre.trial.line')}
      </Message>
      <Confirm
        open={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={() => void register()}
        title={t('centre.own.account')}
        description={t('centre.own.why')}
        submitLabel={t('centre.register')}
        busy={busy}
      />
    </>
  );
}
