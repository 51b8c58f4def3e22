import type { ComponentProps } from 'react';

/**
 * Bones, and behind them an empty place for the same with words in it: the page fills a copy of
 * them before any script of the app is there. Nothing is pushed away where a whole takes the
 * place of a whole, and React does not mind what else is in an element with words, though none.
 */
export function FirstWords({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} inert aria-hidden="true">
      <div data-bones="">{children}</div>
      <div suppressHydrationWarning>{''}</div>
    </div>
  );
}
