import type { ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import * as css from './error-state.css.ts';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon'> {
  /** It did not load, there is no network, it may not be seen, or there is no such thing. */
  kind?: 'failed' | 'offline' | 'refused' | 'not-found';
  /** What the button that tries again says. */
  retryLabel?: string | undefined;
  /** Asked to try again; without it only the action stands there. */
  onRetry?: () => void;
  /** Trying again. */
  busy?: boolean;
  /** What to tell customer service, such as the number of the request. */
  code?: ReactNode;
}

const icons = {
  failed: 'warning',
  offline: 'offline',
  refused: 'lock',
  'not-found': 'search',
} as const;

/** Something is not here as it should be: says why, and what to do. */
export function ErrorState({
  kind = 'failed',
  description,
  action,
  retryLabel,
  onRetry,
  busy = false,
  code,
  ...rest
}: ErrorStateProps) {
  const word = useLabels();
  const passing = kind === 'failed' || kind === 'offline';
  return (
    <EmptyState
      // What may pass is told when it happens; the rest is a page of its own.
      role={passing ? 'alert' : undefined}
      {...rest}
      data-kind={kind}
      icon={icons[kind]}
      description={
        code ? (
          <>
            {description}{' '}
            <Text render={<span />} step="s2" voice="figures" tone="faint" className={css.code}>
              {code}
            </Text>
          </>
        ) : (
          description
        )
      }
      action={
        onRetry || action ? (
          <Inline gap="m" justify="centre">
            {onRetry ? (
              <Button
                variant="secondary"
                size="medium"
                icon="refresh"
                loading={busy}
                onClick={onRetry}
              >
                {word('retry', retryLabel)}
              </Button>
            ) : null}
            {action}
          </Inline>
        ) : null
      }
    />
  );
}
