import type { ReactNode } from 'react';
import { Icon, type IconName } from '@livery/ui/icon';
import * as css from './records.css.ts';

export interface RecordRowProps {
  /** A picture of it, or a glyph where there is none. */
  readonly src?: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly line: ReactNode;
  readonly amount: string;
  /** Under the amount. */
  readonly state: ReactNode;
  /** More came back than was staked. */
  readonly isGain?: boolean;
  readonly onOpen: () => void;
}

/** One record, which opens to all that is known of it. */
export function RecordRow({
  src,
  icon,
  title,
  line,
  amount,
  state,
  isGain = false,
  onOpen,
}: RecordRowProps) {
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.thumb}>
        {src ? (
          <img
            className={css.picture}
            src={src}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icon name={icon} size={24} />
        )}
      </span>
      <span className={css.texts}>
        <span className={css.title}>{title}</span>
        <span className={css.line}>{line}</span>
      </span>
      <span className={css.end}>
        <span className={css.amount} data-gain={isGain ? '' : undefined}>
          <bdi>{amount}</bdi>
        </span>
        <span className={css.line}>{state}</span>
      </span>
    </button>
  );
}
