/** What lifts a folder by one version: a function from text to text for each kind of file. */
export interface Migration {
  readonly to: number;
  /** Tokens that have another name from here on. */
  readonly renamed: readonly (readonly [from: string, to: string])[];
  readonly manifest: (text: string) => string;
  readonly tokens: (text: string) => string;
  readonly template: (text: string) => string;
  readonly texts: (text: string) => string;
}
