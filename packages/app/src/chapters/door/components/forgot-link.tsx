import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { TextLink } from '@livery/ui/link';
import { pathTo } from '#kernel/routing/path-to.ts';

/** The way to a new password; what was typed goes along, and so does where to go on to. */
export function ForgotLink({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const to = pathTo('forget', redirect === null ? {} : { redirect });
  return (
    <TextLink render={<Link to={to} state={{ userName: name }} />}>{t('login.forgot')}</TextLink>
  );
}
