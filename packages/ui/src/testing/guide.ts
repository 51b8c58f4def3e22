import type { ReactNode } from 'react';

/** A case in which something else is better, and what that is: the name of its folder. */
export interface Instead {
  readonly case: string;
  readonly use?: string;
}

export interface Part {
  readonly name: string;
  readonly description: string;
  /** A selector that finds it in the story, where it is to be pointed at. */
  readonly at?: string;
}

/** Something drawn, and what is to be seen in it. */
export interface Drawing {
  readonly shows: ReactNode;
  readonly caption: string;
}

/** What somebody has to know who designs with a component; its page in Storybook is made of it. */
export interface Guide {
  /** What it is, in a sentence. */
  readonly is: string;
  readonly when: readonly string[];
  readonly whenNot: readonly Instead[];
  readonly anatomy: readonly Part[];
  /** The story that the anatomy is shown on, by its name in the file; the first unless told. */
  readonly story?: string;
  readonly keyboard?: readonly (readonly [keys: string, does: string])[];
  readonly pairs: readonly { readonly good: Drawing; readonly bad: Drawing }[];
}
