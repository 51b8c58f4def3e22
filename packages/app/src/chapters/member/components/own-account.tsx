import type { ReactNode } from 'react';
import { ErrorState } from '@livery/ui/error-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { WayHome } from '#kernel/routing/ways-on.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';

export interface OwnAccountProps {
  readonly children: (userName: string) => ReactNode;
}

/** For whoever has an account of their own; a guest has nothing that could be guarded. */
export function OwnAccount({ children }: OwnAccountProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (!session) return null;
  if (!isGuest(session.type)) return children(session.userName);
  return <ErrorState kind="refused" title={t('security.guest')} action={<WayHome />} />;
}
