import { Link } from '#kernel/routing/link.ts';
import { LINK_REL } from '@livery/contract/client';
import { Icon } from '@livery/ui/icon';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import type { OperatorLinkProps } from '@livery/web/rich-text/shown-nodes';
import { useTranslation } from '@livery/web/texts/use-translation';
import { routeAt } from '#kernel/routing/table.ts';
import * as css from './operator-link.css.ts';

const here = 'https://here.invalid';

function isPage(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return false;
  const { pathname, search } = new URL(address, here);
  return routeAt(pathname, search) !== undefined;
}

/** A page of the app is gone to without loading it anew; another site opens beside it, and the link says which. */
export function OperatorLink({ to, children }: OperatorLinkProps) {
  const { t } = useTranslation();
  // An address that no browser can read leads nowhere.
  if (to === undefined || !URL.canParse(to, here)) return <span>{children}</span>;
  if (isPage(to))
    return (
      <Link to={to} rel={LINK_REL}>
        {children}
      </Link>
    );
  if (!/^https:/i.test(to))
    return (
      <a href={to} rel={LINK_REL}>
        {children}
      </a>
    );
  return (
    <a href={to} rel={LINK_REL} target="_blank">
      {children}
      {'\u00A0'}
      <Icon name="link-out" size={14} className={css.beside} />
      <VisuallyHidden>{t('html.beside', { host: new URL(to).host })}</VisuallyHidden>
    </a>
  );
}
