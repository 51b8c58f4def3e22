import { createContext, use, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { Emphasis } from '../emphasis/emphasis.tsx';
import type { Step } from '../theme/type.ts';
import * as css from './heading.css.ts';

const levels = [1, 2, 3, 4, 5, 6] as const;
type Level = (typeof levels)[number];

const Depth = createContext<Level>(2);

export interface HeadingLevelProps {
  /** What stands a level deeper than what is around it. */
  children: ReactNode;
}

/** Around a part of a page: headings in it are a level deeper than those beside it. */
export function HeadingLevel({ children }: HeadingLevelProps) {
  const depth = use(Depth);
  const deeper = levels.find((level) => level > depth) ?? depth;
  return <Depth value={deeper}>{children}</Depth>;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** How deep in the page it stands; without it, as deep as the `HeadingLevel`s around it say. */
  level?: Level;
  /** How large it looks, which is another matter. */
  step?: Step;
  /** The words. */
  children: string;
  /** Part of the words to emphasise in the brand's way. */
  emphasis?: string | undefined;
}

/** The title of a page or of a part of it. */
export function Heading({
  level,
  step = 's5',
  children,
  emphasis,
  className,
  ...rest
}: HeadingProps) {
  const depth = use(Depth);
  const Element = `h${level ?? depth}` as const;
  return (
    <Element {...rest} className={cx(css.heading, className)} data-step={step}>
      <Emphasis text={children} word={emphasis} />
    </Element>
  );
}
