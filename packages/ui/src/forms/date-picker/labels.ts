/** Words on the sheet of a `DatePicker`. */
export interface DatePickerLabels {
  /** Closes without a choice. */
  readonly close?: string | undefined;
  /** The month or year before. */
  readonly previous?: string | undefined;
  /** The month or year after. */
  readonly next?: string | undefined;
  /** Leads to the choice of another year. */
  readonly choose: string;
  /** Over the hours; the language's own word unless told. */
  readonly hour?: string | undefined;
  /** Over the minutes; the language's own word unless told. */
  readonly minute?: string | undefined;
  /** Takes the time that is shown, or the day in the band of a wheel. */
  readonly done: string;
}
