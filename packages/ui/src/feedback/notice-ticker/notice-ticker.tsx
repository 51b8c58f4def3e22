import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { cx } from '../../util/cx.ts';
import { TickerLead } from './ticker-lead.tsx';
import { useCrawl } from './use-crawl.ts';
import * as css from './notice-ticker.css.ts';

export interface TickerNotice {
  /** Tells notices apart. */
  readonly id: string;
  /** The first words, which stand out. */
  readonly lead?: string | undefined;
  /** The line itself. */
  readonly text: string;
}

export interface NoticeTickerProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'onSelect'
> {
  /** What the line is; in sight where the brand names it. */
  label: string;
  /** Several of them, or a crawl, move by themselves; one stands still. */
  items: readonly TickerNotice[];
  /** Opens the notice that was pressed. */
  onSelect: (notice: TickerNotice) => void;
  /** Stops a line that moves. */
  pauseLabel?: string | undefined;
  /** Lets it move again. */
  resumeLabel?: string | undefined;
  /** A button at the end, such as the way to all messages. */
  end?: ReactNode;
}

/** One line of notices: still, on a pill, or crawling past. */
export function NoticeTicker({
  label,
  items,
  onSelect,
  pauseLabel,
  resumeLabel,
  end,
  className,
  ...rest
}: NoticeTickerProps) {
  const word = useLabels();
  const line = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const words = items.map(({ text, lead }) => `${lead ?? ''}${text}`).join('');
  useCrawl(line, words);
  if (items.length === 0) return null;

  const notices = items.map((notice) => (
    <li key={notice.id}>
      <button type="button" className={css.notice} onClick={() => onSelect(notice)}>
        <bdi>
          {notice.lead ? <b className={css.lead}>{notice.lead} </b> : null}
          {notice.text}
        </bdi>
      </button>
    </li>
  ));
  return (
    <section
      {...rest}
      className={cx(css.ticker, className)}
      aria-label={label}
      data-many={items.length > 1 ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      <TickerLead label={label} />
      <div className={css.window}>
        <div ref={line} className={css.line}>
          <ul className={css.list}>{notices}</ul>
          <ul className={css.copy} inert aria-hidden="true">
            {notices}
          </ul>
        </div>
      </div>
      <Icon name="caret" size={16} className={css.caret} />
      <IconButton
        className={css.pause}
        icon={paused ? 'play' : 'pause'}
        iconSize={16}
        label={paused ? word('resume', resumeLabel) : word('pause', pauseLabel)}
        onClick={() => setPaused(!paused)}
      />
      {end ? <div className={css.end}>{end}</div> : null}
    </section>
  );
}
