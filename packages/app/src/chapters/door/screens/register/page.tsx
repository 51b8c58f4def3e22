import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { TextLink } from '@livery/ui/link';
import { Text } from '@livery/ui/text';
import { Mark } from '@livery/ui/wordmark';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { RegisterScreen } from './screen.tsx';
import * as css from '../door.css.ts';
import { RegisterFields } from './skeleton.tsx';

/** A new account, and the way back for whoever has one. */
export function RegisterPage() {
  const { t } = useTranslation();
  const { logo } = useMerchant();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (
    <RegisterScreen
      mark={<Mark className={css.mark} source={logo.mark} size={56} />}
      skeleton={<RegisterFields />}
    >
      <Text className={css.other} tone="soft">
        {t('register.have')}{' '}
        <TextLink
          inline
          render={<Link to={pathTo('login', redirect === null ? {} : { redirect })} />}
        >
          {t('register.login')}
        </TextLink>
      </Text>
    </RegisterScreen>
  );
}
