import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import type { Settings } from '../../api/register-settings.ts';
import * as css from '../../components/other-ways.css.ts';
import type { Door } from '../../social/journey.ts';
import type { Stranger } from '../../social/log-in.ts';
import { providersOf } from '../../social/providers.ts';
import { SocialLogin } from '../../social/social-login.tsx';

export interface SocialWaysProps {
  readonly settings: Settings;
  readonly onStranger: (stranger: Stranger) => void;
}

const wayTo = (door: Door, redirect: string | null): string =>
  pathTo(door, redirect === null ? {} : { redirect });

/** Google and Facebook for whoever registers: in at once with an account, and else with a form begun. */
export function SocialWays({ settings, onStranger }: SocialWaysProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const offered = providersOf(useMerchant()).filter(([name]) => settings.social[name]);
  if (offered.length === 0) return null;
  const redirect = query.get('redirect');
  return (
    <div className={css.ways}>
      <p className={css.or}>{t('login.or')}</p>
      <SocialLogin
        door="register"
        offered={offered}
        redirect={redirect}
        onSuccess={(to) => navigate(safeRedirect(to), { replace: true })}
        onLink={(ticket, to) => navigate(wayTo('login', to), { replace: true, state: { ticket } })}
        onStranger={(stranger, to) => {
          onStranger(stranger);
          // The way there and back has taken the query away.
          if (to !== redirect) navigate(wayTo('register', to), { replace: true });
        }}
      />
    </div>
  );
}
