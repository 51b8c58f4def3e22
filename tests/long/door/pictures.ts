import { join } from 'node:path';

/** Where the pictures of a run are kept, and the sheets that show them side by side. */
export const folder = join(import.meta.dirname, '../../../test-results/door');

export interface Picture {
  readonly code: string;
  readonly theme: string;
  readonly language: string;
  /** Screen and state, such as `login-empty`. */
  readonly state: string;
}

export const fileOf = ({ code, theme, language, state }: Picture): string =>
  `${code}.${theme}.${language}.${state}.png`;

/** What is in a picture; nothing where the file is none. */
export function pictureIn(file: string): Picture | undefined {
  const [code = '', theme = '', language = '', state = '', ending] = file.split('.');
  return ending === 'png' ? { code, theme, language, state } : undefined;
}
