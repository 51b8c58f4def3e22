import type { PlayPolicy } from './base/play-policy.ts';

export type { LimitName, PlayPolicy, PolicyAmounts } from './base/play-policy.ts';

/**
 * What the platform needs to know of each merchant: written by `livery build`
 * as `merchants.json`, read by the gateway. The theming engine never reaches
 * the platform; this file is all that crosses.
 */
export interface MerchantRecord {
  readonly code: string;
  readonly name: string;
  /** Host names the site answers on, without a port: `aurora.localhost`. */
  readonly domains: readonly string[];
  readonly environment: 'demo' | 'production';
  /** Whose house it is; a house of its own when not said. */
  readonly operator?: string;
  readonly jurisdiction: string;
  /** What the jurisdiction and the manifest came to; nothing else of the platform asks which one it is. */
  readonly policy: PlayPolicy;
  readonly minAge: number;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name; "today" and dates are in it. */
  readonly timeZone: string;
  /** Merchant language codes (`EN`, `TY`), the default first. */
  readonly languages: readonly string[];
  /** Compiled-in features; the platform may only switch one of them off. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly hosts: { readonly games: readonly string[]; readonly images: readonly string[] };
  /** Countries whose numbers get messages, as ISO 3166 has them; all when not said. */
  readonly smsCountries?: readonly string[];
  /** How the paths of customer service are written; `aesgcm8` when not said. */
  readonly csPathCodec?: 'aesgcm8' | 'des8';
  /** Phone codes and social log-in come from it; without it there are none. */
  readonly firebase?: {
    readonly projectId: string;
    /** Where the page for phone codes answers; without it the platform sends its own. */
    readonly codes?: {
      /** A host of its own, without a port. */
      readonly host: string;
      /** Headers of that page. */
      readonly headers: Readonly<Record<string, string>>;
    };
  };
  readonly loginAudience: 'both' | 'member' | 'agent';
  /** A registration opens a session; it does not when not said. */
  readonly loginAfterRegister?: boolean;
  /** A session ends after this long without a request. */
  readonly idleMinutes: number;
  /** Whether the home shows hot games: the platform then says which covers come first. */
  readonly hotAtHome?: boolean;
  /** The built site's folder, relative to this file. */
  readonly site: string;
  /** That of the release before, where pages that are open still find what they load. */
  readonly siteBefore?: string;
  /** Headers of every HTML answer, the content security policy among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Which build of the site this is, so that open pages hear of a newer one. */
  readonly build?: string;
}

export interface MerchantsFile {
  readonly schemaVersion: 1;
  readonly merchants: readonly MerchantRecord[];
}
