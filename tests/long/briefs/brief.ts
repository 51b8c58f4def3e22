import type { Mode } from '../../../packages/themes/src/contract/token.ts';

/** What somebody asked for, and what was typed and put into folders for it. */
export interface Brief {
  readonly code: string;
  /** The three lines of somebody who wants a brand. */
  readonly asked: string;
  /** Behind `livery new`; the mark is in the folder of its own files. */
  readonly made: readonly string[];
  /** Faces by the name of their file in `assets`, and where they come from. */
  readonly faces: Readonly<Record<string, string>>;
  /** Keys of the manifest that are written into the file by hand. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Calls of `livery set`; what stands in one is written together. */
  readonly said: readonly { readonly mode?: Mode; readonly words: readonly string[] }[];
}

/** A picture for each mode. */
export const both = (name: string) => ({
  dark: `assets/${name}-dark.svg`,
  light: `assets/${name}-light.svg`,
});

export const banner = (picture: object, alt: string) => ({ ...picture, alt, link: '/m/activity' });

export const families = (name: string, voices: readonly string[], place = 'family'): string[] =>
  voices.map((voice) => `token type.${voice}.${place} ["${name}"]`);

/** Everything that is said of tokens of one group alike. */
export const each = (group: string, names: readonly string[], value: string): string[] =>
  names.map((name) => `token ${group}.${name} ${value}`);
