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
  /** Over the hours. */
  readonly hour: string;
  /** Over the minutes. */
  readonly minute: string;
  /** Takes the time that is shown. */
  readonly done: string;
}
