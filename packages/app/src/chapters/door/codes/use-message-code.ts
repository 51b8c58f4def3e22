import { useEffect, useEffectEvent } from 'react';

interface MessageCode extends Credential {
  readonly code: string;
}

/**
 * Takes the code out of the message itself, where the phone offers that and its
 * owner agrees. The field stays as it is wherever it does not.
 */
export function useMessageCode(waiting: boolean, take: (code: string) => void): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (!waiting || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: CredentialRequestOptions & { readonly otp: { readonly transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: leaving.signal,
    };
    const ask = async (): Promise<void> => {
      try {
        const found = (await navigator.credentials.get(request)) as MessageCode | null;
        if (found) taken(found.code);
      } catch {
        // Refused, or too late: it can be typed.
      }
    };
    void ask();
    return () => leaving.abort();
  }, [waiting]);
}
