import type { ReactElement } from 'react';

export interface Sample {
  readonly element: ReactElement;
  /** Where the element cannot stand alone: what it stands in. */
  readonly within?: (part: ReactElement) => ReactElement;
}

export type Samples = Readonly<Record<string, Sample>>;
