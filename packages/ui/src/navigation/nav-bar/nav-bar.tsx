import { useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './nav-bar.css.ts';
import { useStuck } from './use-stuck.ts';

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The name of the screen, as its first heading. */
  title?: string;
  /** Instead of a title: the wordmark. */
  logo?: ReactNode;
  /** Where the title stands; some brands centre all of them. */
  align?: 'start' | 'centre';
  /** Leads back; without it there is no arrow. */
  onBack?: () => void;
  /** What the arrow does. */
  backLabel?: string | undefined;
  /** Instead of the back arrow: the menu button. */
  start?: ReactNode;
  /** Controls at the end. */
  end?: ReactNode;
  /** Lies over a drawn scene and scrolls away with it. */
  onScene?: boolean;
}

export function NavBar({
  title,
  logo,
  align = 'start',
  onBack,
  backLabel,
  start,
  end,
  onScene,
  className,
  ...rest
}: NavBarProps) {
  const word = useLabels();
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  return (
    <>
      <div ref={mark} className={css.mark} />
      <header
        {...rest}
        className={cx(css.bar, className)}
        data-align={align}
        data-stuck={stuck && !onScene ? '' : undefined}
        data-scene={onScene ? '' : undefined}
      >
        <div className={css.start}>
          {start ??
            (onBack ? (
              <IconButton
                className={css.control}
                icon="back"
                label={word('back', backLabel)}
                onClick={onBack}
              />
            ) : null)}
        </div>
        <div className={css.middle}>
          {logo ?? (title ? <h1 className={css.title}>{title}</h1> : null)}
        </div>
        <div className={css.end}>{end}</div>
      </header>
    </>
  );
}
