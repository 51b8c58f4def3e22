import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { useBack } from '#kernel/routing/use-back.ts';
import { useSession } from '#kernel/session/session.ts';
import { LogOut } from '../../components/log-out.tsx';
import { ChangeForm } from '../../password/change-form.tsx';

/** Another password. The first one of one's own has two ways out: to set it, or to log out. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const goBack = useBack();
  const [query] = useSearchParams();
  // Set, it is due no more, and still was the first.
  const [isFirst] = useState(() => session?.firstTimeLogin ?? false);
  if (!session) return null;
  const target = isFirst ? safeRedirect(query.get('redirect')) : pathTo('home');
  return (
    <ChangeForm
      userName={session.userName}
      onChanged={() => navigate(target, { replace: true })}
      note={isFirst ? <Message>{t('password.first')}</Message> : undefined}
    >
      {isFirst ? (
        <LogOut>
          {(ask) => (
            <Button variant="quiet" full onClick={ask}>
              {t('logout.row')}
            </Button>
          )}
        </LogOut>
      ) : (
        <Button variant="quiet" full onClick={goBack}>
          {t('common.cancel')}
        </Button>
      )}
    </ChangeForm>
  );
}
