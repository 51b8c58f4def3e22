import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { useSecureAddress } from '@livery/web/hooks/browser-fact';
import { useRefused } from '#kernel/session/refused.ts';
import * as room from '../../../kernel/forms/form.css.ts';
import * as css from './login-form.css.ts';

/**
 * A form of the door, where it is of use: no password can be sent from an address that is not
 * secure, nobody can be in who refuses cookies, and who stores nothing is forgotten with the page.
 * It is said before anybody types.
 */
export function DoorForm({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const isSecure = useSecureAddress();
  const refused = useRefused();
  if (!isSecure)
    return (
      <div className={room.form}>
        <Message tone="danger">{t('login.insecure')}</Message>
      </div>
    );
  if (refused === 'cookies')
    return (
      <div className={room.form}>
        <Message tone="danger">{t('login.cookies')}</Message>
        <Button onClick={() => location.reload()}>{t('login.cookies.again')}</Button>
      </div>
    );
  return (
    <>
      {refused === 'storage' ? (
        <div className={css.choice}>
          <Message>{t('login.storage')}</Message>
        </div>
      ) : null}
      {children}
    </>
  );
}
