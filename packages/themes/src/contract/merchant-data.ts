import type { Language } from './languages.ts';
import type { Mode } from './token.ts';
import type { Template } from './slots.ts';

/**
 * What a page knows of its merchant: stamped as JSON into every HTML file and
 * read once at start. Data that differs without changing a bundle lives here.
 */
export interface MerchantData {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly minAge: number;
  readonly environment: 'demo' | 'production';
  /** The merchant's languages with their own codes, the default first. */
  readonly languages: readonly (Language & { readonly code: string })[];
  readonly defaultTheme: Mode;
  readonly template: Template;
  readonly logo: { readonly mark: string };
  /** Hosts a game may be framed from. */
  readonly gameHosts: readonly string[];
  /** Texts that this merchant says in its own words, by language and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The element that carries the data block. */
export const merchantDataId = 'livery-merchant';
