import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayDeposit } from '#kernel/session/customer-type.ts';
import { noteDepositBadge } from '#kernel/session/badges/deposit-badge.ts';
import { useSession } from '#kernel/session/session.ts';
import { depositBadgeQuery } from '../api/deposit-badge.ts';

/** Keeps what the way to a deposit shows: nothing to whoever may make none. */
export function DepositBadgeKeeper(): null {
  const session = useSession();
  const enabled = session !== null && mayDeposit(session.type) && !session.firstTimeLogin;
  const { data } = useQuery({ ...depositBadgeQuery(session?.userName ?? ''), enabled });
  const badge = enabled ? data?.badge : undefined;
  useEffect(() => noteDepositBadge(badge), [badge]);
  return null;
}
