/** Words on the list of countries. */
export interface PhoneFieldLabels {
  /** Name of the line that it is searched by. */
  readonly search: string;
  /** Where nothing was found. */
  readonly empty: string;
  /** Said once the list has changed: how many there are. */
  readonly results: (count: number) => string;
}
