import { useSearchParams } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import * as css from './bar.css.ts';

export interface OtherDoorProps {
  readonly to: 'login' | 'register';
  readonly className: string;
}

/** From the log-in to the registration or back, and on to where somebody wanted to go. */
export function OtherDoor({ to, className }: OtherDoorProps) {
  const { t } = useTranslation();
  const redirect = useSearchParams()[0].get('redirect');
  return (
    <Button
      variant="quiet"
      size="medium"
      className={`${css.door} ${className}`}
      render={<Link to={pathTo(to, redirect === null ? {} : { redirect })} />}
    >
      {t(to === 'login' ? 'nav.login' : 'nav.register')}
    </Button>
  );
}
