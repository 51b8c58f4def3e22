import { cx } from '../util/cx.ts';
import * as css from './mark.css.ts';

export interface MarkProps {
  /** Addresses of the drawing that can be seen in each mode; often the same. */
  source: Readonly<Record<'dark' | 'light', string>>;
  size: number;
  className?: string | undefined;
}

/** The brand's mark. Decoration: the name stands beside it or under it. */
export function Mark({ source, size, className }: MarkProps) {
  const { dark, light } = source;
  const measure = { width: size, height: size };
  if (dark === light) return <img {...measure} className={className} src={dark} alt="" />;
  return (
    <>
      <img {...measure} className={cx(css.inMode, className)} data-mode="dark" src={dark} alt="" />
      <img
        {...measure}
        className={cx(css.inMode, className)}
        data-mode="light"
        src={light}
        alt=""
      />
    </>
  );
}
