import { useQuery } from '@tanstack/react-query';
import { useSession } from '#kernel/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';

/** Whether whoever sets the first password of their own says how old they are: somebody else opened the account. */
export function useOwesBirthday(userName: string): boolean {
  const isFirst = useSession()?.firstTimeLogin ?? false;
  const { data } = useQuery({ ...memberInfoQuery(userName), enabled: isFirst });
  return isFirst && data?.birthdayOwed === true;
}
