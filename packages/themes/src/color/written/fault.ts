/** Why a text is no colour, and at which of its characters. */
export class WrittenFault extends Error {
  readonly at: number;
  readonly hint: string | undefined;

  constructor(message: string, at: number, hint?: string) {
    super(message);
    this.at = at;
    this.hint = hint;
  }
}
