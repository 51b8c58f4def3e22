import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@livery/ui/skeleton';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { OwnAccount } from '../../components/own-account.tsx';
import { termsQuery } from '../../api/terms.ts';
import { ChangedTermsScreen } from './screen.tsx';

function AskedTerms({ userName }: { readonly userName: string }) {
  const { data, isError, refetch } = useQuery(termsQuery(userName));
  if (data) return <ChangedTermsScreen userName={userName} terms={data} />;
  return isError ? (
    <LoadFailed onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows count={4} height="list" />
  );
}

export function ChangedTermsPage() {
  return <OwnAccount>{(userName) => <AskedTerms userName={userName} />}</OwnAccount>;
}
