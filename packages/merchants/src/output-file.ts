/** A file that is to be written, by its path in a folder. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}
