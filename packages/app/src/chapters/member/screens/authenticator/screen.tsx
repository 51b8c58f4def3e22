import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { securityQuery } from '../../api/devices.ts';
import { AuthenticatorForm } from '../../guards/authenticator-form.tsx';
import { GuardFormSkeleton } from '../../guards/form-skeleton.tsx';
import { RemoveAuthenticator } from '../../guards/remove-authenticator.tsx';

/** An app whose codes a log-in by password asks for: set up here, and taken away. */
export function AuthenticatorScreen({ userName }: { userName: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(userName));
  if (data) return <Known userName={userName} isSet={data.totp} />;
  if (!error) return <GuardFormSkeleton />;
  return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function Known({ userName, isSet }: { userName: string; isSet: boolean }) {
  // Once that has changed this page is on its way out, or shows codes that are shown once.
  const [wasSet] = useState(isSet);
  return wasSet ? (
    <RemoveAuthenticator userName={userName} />
  ) : (
    <AuthenticatorForm userName={userName} />
  );
}
