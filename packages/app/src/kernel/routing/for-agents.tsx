import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from './path-to.ts';
import { hasAgentCenter } from '../session/customer-type.ts';
import { useSession, type Session } from '../session/session.ts';

/** Nobody else has anything here: they are at home, and know why. */
function Away() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    toast.show({ tone: 'neutral', text: t('flag.AGENCY3.none') });
  }, [t, toast]);
  return <Navigate to={pathTo('home')} replace />;
}

export interface ForAgentsProps {
  readonly children: (session: Session) => ReactNode;
}

/** For whoever has people of their own. */
export function ForAgents({ children }: ForAgentsProps) {
  const session = useSession();
  if (!session) return null;
  return hasAgentCenter(session.type) ? children(session) : <Away />;
}
