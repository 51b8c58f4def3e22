import type { ReactNode } from 'react';
import * as css from './until-known.css.ts';

export interface UntilKnownProps {
  /** In the measure of what a member sees there. */
  readonly bones: ReactNode;
  /** What a visitor sees. */
  readonly children: ReactNode;
}

/** Bones of what only who was here before will see. */
export const OfBack = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.bonesOfBack}>{children}</div>
);

/**
 * A visitor’s part of a page that the build drew for visitors. A member’s browser shows bones in
 * its place from the first frame on, until the page is alive and knows them.
 */
export function UntilKnown({ bones, children }: UntilKnownProps) {
  return (
    <>
      <div className={css.bones} aria-hidden="true">
        {bones}
      </div>
      <div className={css.visitors}>{children}</div>
    </>
  );
}
