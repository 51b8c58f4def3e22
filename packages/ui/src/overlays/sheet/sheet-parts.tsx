import type { ComponentProps, ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './sheet-parts.css.ts';

export interface SheetFactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two to four facts, side by side. */
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function SheetFacts({ facts, className, ...rest }: SheetFactsProps) {
  return (
    <dl {...rest} className={cx(css.facts, className)}>
      {facts.map((fact) => (
        <div key={fact.label} className={css.fact}>
          <Text render={<dt />} step="s2" tone="soft">
            {fact.label}
          </Text>
          <dd className={css.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SheetActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A full primary button. */
  main: ReactNode;
  /** A full secondary button, under it. */
  second?: ReactNode;
  /** A filled icon button beside the second; left out where the brand shows it at the top. */
  mark?: ReactNode;
}

export function SheetActions({ main, second, mark, className, ...rest }: SheetActionsProps) {
  return (
    <div {...rest} className={cx(css.actions, className)} data-single={second ? undefined : ''}>
      <div className={css.main}>{main}</div>
      {second ? <div className={css.second}>{second}</div> : null}
      {mark ? <div className={css.mark}>{mark}</div> : null}
    </div>
  );
}

/** A quiet line at the foot. */
export function SheetNote({ className, ...rest }: ComponentProps<'p'>) {
  return <Text {...rest} step="s2" tone="soft" className={cx(css.note, className)} />;
}
