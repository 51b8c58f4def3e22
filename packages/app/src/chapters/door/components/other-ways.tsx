import { useTranslation } from '@livery/web/texts/use-translation';
import { useBrowserFact } from '@livery/web/hooks/browser-fact';
import { useMerchant } from '#kernel/merchant.tsx';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { canHold } from '../passkeys/browser.ts';
import { providersOf } from '../social/providers.ts';
import { SocialLogin, type SocialLoginProps } from '../social/social-login.tsx';
import * as css from './other-ways.css.ts';

export type OtherWaysProps = Omit<SocialLoginProps, 'door' | 'offered'>;

/** Ways in that need no name to be typed, where the brand and the browser have any. */
export function OtherWays({ redirect, onSuccess, onLink, onStranger }: OtherWaysProps) {
  const { t } = useTranslation();
  const offered = providersOf(useMerchant());
  const mayHold = useBrowserFact(canHold, true);
  const hasPasskeys = FLAGS.PASSKEY3 && mayHold;
  if (offered.length === 0 && !hasPasskeys) return null;
  return (
    <div className={css.ways}>
      <p className={css.or}>{t('login.or')}</p>
      {hasPasskeys ? <PasskeyLogin onSuccess={() => onSuccess(redirect)} /> : null}
      {offered.length > 0 ? (
        <SocialLogin door="login" {...{ offered, redirect, onSuccess, onLink, onStranger }} />
      ) : null}
    </div>
  );
}
