import { useRef, useState, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { usePull } from './use-pull.ts';
import * as css from './pull-to-refresh.css.ts';

export interface PullToRefreshProps extends ComponentProps<'div'> {
  /** Asks for what may have changed; the mark turns until the promise is settled. */
  onRefresh: () => Promise<unknown>;
  /** Name of the button that does the same. */
  refreshLabel?: string;
  /** Said when it has come. */
  doneLabel: string;
  /** Said, and shown, when it has not. */
  failedLabel: string;
}

type State = 'idle' | 'busy' | 'done' | 'failed';

/**
 * Content that is asked for anew: pulled down by a finger from the top of what
 * it scrolls in, or by a button. Where less motion is wanted the button is all there is.
 */
export function PullToRefresh({
  onRefresh,
  refreshLabel,
  doneLabel,
  failedLabel,
  className,
  children,
  ref,
  ...rest
}: PullToRefreshProps) {
  const word = useLabels();
  const own = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('idle');
  const busy = state === 'busy';
  const refresh = async (): Promise<void> => {
    if (busy) return;
    setState('busy');
    try {
      await onRefresh();
      setState('done');
    } catch {
      setState('failed');
    }
  };
  usePull(own, busy, () => void refresh());
  const said = { idle: '', busy: '', done: doneLabel, failed: failedLabel }[state];
  return (
    <div
      {...rest}
      ref={useMergedRef(own, ref)}
      className={cx(css.pull, className)}
      data-busy={busy ? '' : undefined}
    >
      <div className={css.mark} aria-hidden="true">
        <span className={css.disc}>
          <svg className={css.ring} viewBox="0 0 24 24">
            <circle className={css.way} cx="12" cy="12" r="10" />
            <circle className={css.done} cx="12" cy="12" r="10" pathLength="1" />
          </svg>
        </span>
      </div>
      <div className={css.head} data-failed={state === 'failed' ? '' : undefined}>
        {state === 'failed' ? (
          <Text render={<output />} step="s2" tone="danger" className={css.failed}>
            {said}
          </Text>
        ) : (
          <output className={hiddenText}>{said}</output>
        )}
        <Button
          variant="quiet"
          size="medium"
          icon="refresh"
          loading={busy}
          onClick={() => void refresh()}
        >
          {word('refresh', refreshLabel)}
        </Button>
      </div>
      <div className={css.content} aria-busy={busy}>
        {children}
      </div>
    </div>
  );
}
