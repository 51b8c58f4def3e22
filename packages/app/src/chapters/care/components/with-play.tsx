import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { responsiblePlayQuery, type ResponsiblePlay } from '../api/responsible-play.ts';
import { WithoutLimits } from './without-limits.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

interface Known {
  readonly userName: string;
  readonly play: ResponsiblePlay;
}

function Asked({
  userName,
  children,
}: {
  readonly userName: string;
  readonly children: (known: Known) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = useQuery(responsiblePlayQuery(userName));
  if (data) return children({ userName, play: data });
  if (!error) return <FormSkeleton />;
  return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

/** A page that needs to know what is offered here, and to whom. */
export function WithPlay({ children }: { readonly children: (known: Known) => ReactNode }) {
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type)) return <WithoutLimits isGuest />;
  return <Asked userName={session.userName}>{children}</Asked>;
}
