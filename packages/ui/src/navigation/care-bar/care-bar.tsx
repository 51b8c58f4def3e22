import { Children, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type Render } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './care-bar.css.ts';

export interface CareBarProps extends ComponentProps<'nav'> {
  /** Names it, for those who go by landmarks: “Responsible play”. */
  label: string;
  /** `CareMark`s, three of them. */
  children: ReactNode;
}

/** What a law wants at the top of every page, and in sight however far one scrolls. */
export function CareBar({ label, className, children, ...rest }: CareBarProps) {
  return (
    <nav {...rest} className={cx(css.bar, className)} aria-label={label}>
      <ul className={css.marks}>
        {Children.map(children, (mark) => (
          <li>{mark}</li>
        ))}
      </ul>
    </nav>
  );
}

export interface CareMarkProps extends ComponentProps<'button'> {
  /** Its mark. */
  icon: IconName;
  /** Where it leads: a link, in place of a button. */
  render?: Render | undefined;
  /** Where it leads, in a word. */
  children: ReactNode;
}

/** One of its marks: a picture and a word. */
export function CareMark({ icon, className, children, ...rest }: CareMarkProps) {
  return (
    <AsButton {...rest} className={cx(css.mark, className)}>
      <Icon name={icon} size={20} className={css.icon} />
      <span className={css.words}>{children}</span>
    </AsButton>
  );
}
