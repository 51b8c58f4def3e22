import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Message } from '@livery/ui/message';
import { Scene } from '@livery/ui/scene';
import { useToast } from '@livery/ui/toast';
import { emphasised } from '#kernel/i18n/emphasis.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { useLastLoginReader } from '#kernel/session/use-last-login.ts';
import { isRecord } from '#kernel/storage.ts';
import { LoginForm } from '../components/login-form.tsx';
import * as css from '../components/login-form.css.ts';

export interface LoginScreenProps {
  /** The brand's mark above the title. */
  readonly mark: ReactNode;
  /** Other ways in, under the form. */
  readonly children?: ReactNode;
}

/** Whoever has just registered need not type their name again. */
const nameIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['userName'] === 'string' ? state['userName'] : undefined;

/** Sign-in. Where the address is not secure no password can be sent, and it says so. */
export function LoginScreen({ mark, children }: LoginScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { title, emphasis } = emphasised(t('login.title'));

  const readLastLogin = useLastLoginReader();

  // Home tells of the last log-in by itself; on any other page it is news.
  const goOn = (): void => {
    const target = safeRedirect(query.get('redirect'));
    const last = readLastLogin();
    if (last && target !== pathTo('home'))
      toast.show({ text: t('member.lastLogin', last), duration: 'short' });
    void navigate(target, { replace: true });
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
      {isSecureContext ? (
        <LoginForm knownName={nameIn(state)} onSuccess={goOn} />
      ) : (
        <div className={css.form}>
          <Message tone="danger">{t('login.insecure')}</Message>
        </div>
      )}
      {children}
    </>
  );
}
