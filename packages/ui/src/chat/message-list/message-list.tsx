import { Children, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useEnd } from '../../util/use-end.ts';
import * as css from './message-list.css.ts';
import { useLatest } from './use-latest.ts';

/** The keyboard scrolls what it stands on. */
const reachable = { tabIndex: 0 } as const;

export interface MessageListLabels {
  /** Names the button that leads to the latest message. */
  readonly jump: string;
  /** On the same button when so many came meanwhile: “3 new messages”. */
  readonly unseen: (count: number) => string;
  /** Older ones are on their way. */
  readonly busy: string;
}

export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose talk it is. */
  label: string;
  /** `MessageBubble`s, `MessageDivider`s, and `Typing` at the end. */
  children: ReactNode;
  /** The words of what it adds. */
  labels: MessageListLabels;
  /** Asks for older messages, at most once a second, while the first is near. */
  onReachStart?: () => void;
  /** Older ones are on their way. */
  busy?: boolean;
}

/**
 * A talk. It opens at its end, or at what has not been read; it stays at the
 * end unless somebody has scrolled away, and says then that there is more.
 */
export function MessageList({
  label,
  labels,
  onReachStart,
  busy = false,
  className,
  children,
  ...rest
}: MessageListProps) {
  const log = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const { away, unseen, jump } = useLatest(log);
  useEnd(start, onReachStart, busy, Children.count(children));
  return (
    <div {...rest} className={cx(css.list, className)}>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={label}
        aria-busy={busy || undefined}
        {...reachable}
      >
        <div ref={start} className={css.start}>
          {busy ? (
            <>
              <Spinner />
              <span className={hiddenText}>{labels.busy}</span>
            </>
          ) : null}
        </div>
        {children}
      </div>
      {away ? (
        <div className={css.jump}>
          {unseen > 0 ? (
            <Button
              className={css.fresh}
              variant="secondary"
              size="medium"
              icon="down"
              onClick={jump}
            >
              {labels.unseen(unseen)}
            </Button>
          ) : (
            <IconButton
              className={css.toEnd}
              variant="filled"
              icon="down"
              label={labels.jump}
              onClick={jump}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}
