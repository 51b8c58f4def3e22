import type { ComponentProps, ReactNode } from 'react';

import { Emphasis } from '../../foundations/emphasis/emphasis.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { cx } from '../../util/cx.ts';
import * as css from './section-title.css.ts';

export interface SectionTitleProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Names the section. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string | undefined;
  /** Level of the heading in the page. */
  level?: 1 | 2 | 3;
  /** What it looks like elsewhere, such as the icon of a category. */
  icon?: IconName | undefined;
  /** Id of the heading, to name a section by. */
  headingId?: string;
  /** A quiet link such as "see all". */
  end?: ReactNode;
}

export function SectionTitle({
  title,
  emphasis,
  level = 2,
  icon,
  headingId,
  end,
  className,
  ...rest
}: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={cx(css.row, className)}>
      {icon ? <Icon name={icon} size={24} className={css.icon} /> : null}
      <Heading id={headingId} className={css.title}>
        <Emphasis text={title} word={emphasis} />
      </Heading>
      {end}
    </div>
  );
}
