import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Message } from '@livery/ui/message';
import { Scene } from '@livery/ui/scene';
import { useToast } from '@livery/ui/toast';
import { emphasised } from '#kernel/i18n/emphasis.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { LoginForm } from '../components/login-form.tsx';
import * as css from '../components/login-form.css.ts';

export interface LoginScreenProps {
  /** The brand's mark above the title. */
  readonly mark: ReactNode;
  /** Other ways in, under the form. */
  readonly children?: ReactNode;
}

/** Sign-in. Where the address is not secure no password can be sent, and it says so. */
export function LoginScreen({ mark, children }: LoginScreenProps) {
  const { t, i18n } = useTranslation();
  const { timeZone } = useMerchant();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const { title, emphasis } = emphasised(t('login.title'));

  const welcome = (userName: string, lastLoginAt: number | null): string => {
    if (lastLoginAt === null) return t('login.hello', { name: userName });
    const at = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return t('login.last', { at: at.format(lastLoginAt) });
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
        <LoginForm
          onSuccess={({ userName, lastLoginAt }) => {
            toast.show({
              tone: 'success',
              text: welcome(userName, lastLoginAt),
              duration: 'short',
            });
            void navigate(safeRedirect(query.get('redirect')), { replace: true });
          }}
        />
      ) : (
        <div className={css.form}>
          <Message tone="danger">{t('login.insecure')}</Message>
        </div>
      )}
      {children}
    </>
  );
}
