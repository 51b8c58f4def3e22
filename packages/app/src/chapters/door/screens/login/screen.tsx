import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Message } from '@livery/ui/message';
import { Scene } from '@livery/ui/scene';
import { useToast } from '@livery/ui/toast';
import { emphasised } from '@livery/web/texts/emphasis';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { useLastLoginReader } from '#kernel/session/use-last-login.ts';
import { DoorForm } from '../../components/door-form.tsx';
import { LoginWays } from '../../components/login-ways.tsx';
import { OtherWays } from '../../components/other-ways.tsx';
import * as css from '../../components/login-form.css.ts';
import type { Stranger } from '../../social/log-in.ts';
import { nameIn, ticketIn } from '../../name-in.ts';

export interface LoginScreenProps {
  /** The brand's mark above the title. */
  readonly mark: ReactNode;
  /** Other ways in, under the form. */
  readonly children?: ReactNode;
}

/** Whoever goes on to open an account finds the form begun. */
async function suggestTo(stranger: Stranger): Promise<void> {
  try {
    (await import('../../register/draft.ts')).suggest(stranger);
  } catch {
    // The form begins empty.
  }
}

/** Sign-in. */
export function LoginScreen({ mark, children }: LoginScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { title, emphasis } = emphasised(t('login.title'));
  const readLastLogin = useLastLoginReader();
  const redirect = query.get('redirect');
  const [ticket, setTicket] = useState(() => ticketIn(state));

  // Home tells of the last log-in by itself; on any other page it is news.
  const goOn = (to: string | null): void => {
    const target = safeRedirect(to);
    const last = readLastLogin();
    if (last && target !== pathTo('home'))
      toast.show({ text: t('member.lastLogin', last), duration: 'short' });
    navigate(target, { replace: true });
  };
  return (
    <>
      <Scene
        title={title}
        emphasis={emphasis}
        description={t('login.line')}
        mark={mark}
        size="login"
      />
      <DoorForm>
        {ticket === undefined ? null : (
          <div className={css.choice}>
            <Message>{t('social.link')}</Message>
          </div>
        )}
        <LoginWays name={nameIn(state)} ticket={ticket} onSuccess={() => goOn(redirect)} />
        {FLAGS.PASSKEY3 || FLAGS.GOOGLELOGIN3 || FLAGS.FBLOGIN3 ? (
          <OtherWays
            redirect={redirect}
            onSuccess={goOn}
            onLink={setTicket}
            onStranger={(stranger) => void suggestTo(stranger)}
          />
        ) : null}
      </DoorForm>
      {children}
    </>
  );
}
