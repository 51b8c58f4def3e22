import { useEffect, useEffectEvent } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';

/** How long it says so. */
const refusedFor = 1_000;

/** A guest of free play has no letters, and is shown how to have some. */
export function GuestInbox() {
  const { t } = useTranslation();
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.show({ text: t('free_reject'), duration: refusedFor });
  });
  useEffect(() => refuse(), []);
  return (
    <ErrorState
      kind="refused"
      title={t('free_reject')}
      description={t('inbox.guest.hint')}
      action={
        <Button size="medium" render={<Link to={pathTo('register')} />}>
          {t('nav.register')}
        </Button>
      }
    />
  );
}
