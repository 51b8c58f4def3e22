import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@livery/ui/skeleton';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { OwnAccount } from '../../components/own-account.tsx';
import { ownDataQuery } from '../../api/own-data.ts';
import { OwnDataScreen } from './screen.tsx';

function AskedData({ userName }: { readonly userName: string }) {
  const { data, isError, refetch } = useQuery(ownDataQuery(userName));
  if (data) return <OwnDataScreen userName={userName} data={data} />;
  return isError ? (
    <LoadFailed onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows count={4} height="list" />
  );
}

export function OwnDataPage() {
  return <OwnAccount>{(userName) => <AskedData userName={userName} />}</OwnAccount>;
}
