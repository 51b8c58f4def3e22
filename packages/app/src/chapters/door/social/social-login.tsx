import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { leaveFor } from '#kernel/leave-for.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { comeBack, setOut, type Answer, type Door } from './journey.ts';
import type { Stranger } from './log-in.ts';
import type { Provider, providersOf } from './providers.ts';

export interface SocialLoginProps {
  readonly door: Door;
  /** Whom this door has set up. */
  readonly offered: ReturnType<typeof providersOf>;
  /** Where somebody wants to go on to. */
  readonly redirect: string | null;
  readonly onSuccess: (redirect: string | null) => void;
  /** A password has to join the sign-in to the account: once, with this ticket. */
  readonly onLink: (ticket: string, redirect: string | null) => void;
  /** Nobody knows them yet. */
  readonly onStranger: (stranger: Stranger, redirect: string | null) => void;
}

const names = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>;

/** Other ways in: somebody goes to sign in elsewhere, and comes back to this page. */
export function SocialLogin({
  door,
  offered,
  redirect,
  onSuccess,
  onLink,
  onStranger,
}: SocialLoginProps) {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const [isForgetful, setForgetful] = useState(false);
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: async (answer: Answer) => {
      // Fetched when somebody comes back, and by nobody else.
      const { logInWith } = await import('./log-in.ts');
      return logInWith(merchant, answer);
    },
    onSuccess: (outcome, { redirect: to }) => {
      if ('ticket' in outcome) onLink(outcome.ticket, to);
      else if ('stranger' in outcome) onStranger(outcome.stranger, to);
      else onSuccess(to);
    },
  });
  useEffect(() => {
    const answer = comeBack(door);
    // Who changed their mind need not be told so.
    if (answer && answer !== 'refused') mutate(answer);
  }, [door, mutate]);

  const failure = (): string | undefined => {
    if (isForgetful) return t('social.storage');
    // Where accounts are opened, that they have none is said over the form.
    if (data && 'stranger' in data && door === 'login') return t('social.nobody');
    if (!error) return undefined;
    return error instanceof ApiError ? errorText(error, t) : t('social.failed');
  };
  return (
    <>
      {failure() ? <Message tone="danger">{failure()}</Message> : null}
      {offered.map(([provider, client]) => (
        <Button
          key={provider}
          variant="secondary"
          full
          icon={provider}
          loading={isPending && variables.provider === provider}
          onClick={() => {
            const address = setOut(provider, client, { door, redirect });
            if (address === undefined) setForgetful(true);
            else leaveFor(address);
          }}
        >
          {t('social.with', { name: names[provider] })}
        </Button>
      ))}
    </>
  );
}
