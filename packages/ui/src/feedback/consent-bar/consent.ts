export interface ConsentCategory {
  /** Told back where it was allowed. */
  readonly key: string;
  /** What it is for. */
  readonly label: string;
  /** What follows from it, in a sentence. */
  readonly description: string;
  /** The site does not work without it: it is told, and there is no choice. */
  readonly required?: boolean;
}

export interface ConsentLabels {
  /** Allows all of it. */
  readonly accept: string;
  /** Allows nothing but what the site needs. */
  readonly refuse: string;
  /** Opens the choice by category. */
  readonly choose: string;
  /** Allows what is switched on. */
  readonly save: string;
  /** Said in place of a switch where there is no choice. */
  readonly required: string;
}
