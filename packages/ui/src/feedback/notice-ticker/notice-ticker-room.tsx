import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { Skeleton } from '../skeleton/bone.tsx';
import * as css from './notice-ticker.css.ts';
import { TickerLead } from './ticker-lead.tsx';

export interface NoticeTickerRoomProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the line is; in sight where the brand names it. */
  label: string;
  /** The first notice, as soon as it is known; a bone until then. */
  text?: string | undefined;
  /** A button at the end, such as the way to all messages. */
  end?: ReactNode;
}

/** The line of notices in its place before it moves: all of its frame, and the first of them. */
export function NoticeTickerRoom({ label, text, end, className, ...rest }: NoticeTickerRoomProps) {
  return (
    <div {...rest} className={cx(css.ticker, className)}>
      <TickerLead label={label} />
      <div className={cx(css.window, css.stillWindow)}>
        <span className={cx(css.notice, css.still)}>
          {text ? (
            <bdi className={css.stillText}>{text}</bdi>
          ) : (
            <Skeleton className={css.bone} width="half" />
          )}
        </span>
      </div>
      {end ? <div className={css.end}>{end}</div> : null}
    </div>
  );
}
