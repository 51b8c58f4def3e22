import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { ApiError } from '#kernel/http/api-error.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { leaveFor } from '#kernel/leave-for.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { comeBack, setOut, type Answer } from './journey.ts';
import { logInWith } from './log-in.ts';
import { providersOf, type Provider } from './providers.ts';

export interface SocialLoginProps {
  /** Where somebody wants to go on to. */
  readonly redirect: string | null;
  readonly onSuccess: (redirect: string | null) => void;
  /** A password has to join the sign-in to the account: once, with this ticket. */
  readonly onLink: (ticket: string) => void;
}

const names = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>;

/** Other ways in: somebody goes to sign in elsewhere, and comes back to this page. */
export function SocialLogin({ redirect, onSuccess, onLink }: SocialLoginProps) {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const [isForgetful, setForgetful] = useState(false);
  const offered = providersOf(merchant);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (answer: Answer) => logInWith(merchant, answer),
    onSuccess: (outcome, answer) => {
      if ('ticket' in outcome) onLink(outcome.ticket);
      else onSuccess(answer.redirect);
    },
  });
  useEffect(() => {
    const answer = comeBack();
    // Who changed their mind need not be told so.
    if (answer && answer !== 'refused') mutate(answer);
  }, [mutate]);

  const failure = (): string | undefined => {
    if (isForgetful) return t('social.storage');
    if (!error) return undefined;
    if (!(error instanceof ApiError)) return t('social.failed');
    return error.code === 'login.failed' ? t('social.nobody') : errorText(error, t);
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
            const address = setOut(provider, client, redirect);
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
