import { useRef, useState, type ComponentProps } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import type { MoneyFormat } from '../../foundations/money/format-money.ts';
import { cx } from '../../util/cx.ts';
import { useHold } from '../../util/use-hold.ts';
import { byAmount, moves, type WinnerEntry } from './entries.ts';
import { useGlide } from './use-glide.ts';
import { WinnerRow } from './winner-row.tsx';
import * as css from './winner-board.css.ts';

export interface WinnerBoardProps
  extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'>, MoneyFormat {
  /** Names the board. */
  label: string;
  /** Who won, in any order. */
  entries: readonly WinnerEntry[];
  /** Opens the game of an entry. */
  onSelect: (entry: WinnerEntry) => void;
  /** Name of the button that stops the board. */
  pauseLabel?: string | undefined;
  /** Name of the button that lets it move again. */
  resumeLabel?: string | undefined;
}

/** Recent wins, the largest first. It moves by itself only when it is long. */
export function WinnerBoard({
  label,
  entries,
  onSelect,
  pauseLabel,
  resumeLabel,
  locale,
  symbol,
  className,
  ...rest
}: WinnerBoardProps) {
  const word = useLabels();
  const window = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = moves(entries);
  useGlide(list, entries.length, moving, paused || held);
  useHold(window, setHeld);
  if (entries.length === 0) return null;

  const rows = byAmount(entries).map((entry, index) => (
    <li key={entry.id} className={css.item}>
      <WinnerRow {...{ entry, onSelect, locale, symbol }} place={index + 1} />
    </li>
  ));
  return (
    <section {...rest} className={cx(css.board, className)} aria-label={label}>
      <div
        ref={window}
        className={css.window}
        data-moving={moving ? '' : undefined}
        data-paused={paused ? '' : undefined}
      >
        <div ref={list}>
          <ol>{rows}</ol>
          {moving ? (
            <ol inert aria-hidden="true">
              {rows}
            </ol>
          ) : null}
        </div>
      </div>
      {moving ? (
        <IconButton
          className={css.pause}
          icon={paused ? 'play' : 'pause'}
          iconSize={18}
          label={paused ? word('resume', resumeLabel) : word('pause', pauseLabel)}
          onClick={() => setPaused(!paused)}
        />
      ) : null}
    </section>
  );
}
