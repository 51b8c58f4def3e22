import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { RetrieveScreen } from '#chapters/account';
import * as css from './login-page.css.ts';

/** The way back for whoever forgot their password. */
export function ForgetPage() {
  const { logo } = useMerchant();
  return <RetrieveScreen mark={<Mark className={css.mark} source={logo.mark} size={56} />} />;
}
