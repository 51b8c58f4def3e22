import type { Profile } from '../jurisdictions/profiles.ts';
import type { Mode } from '../contract/token.ts';
import type { Diagnostic } from '../manifest/diagnostic.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Report } from '../manifest/places.ts';
import type { MerchantTemplate } from '../manifest/template.ts';
import type { ModeLayers } from '../resolve/layers.ts';
import type { ResolvedTheme } from '../resolve/resolve.ts';

/** What a rule may look at. */
export interface Subject {
  readonly manifest: Manifest;
  readonly profile: Profile;
  /** Complains about a key of the manifest. */
  readonly report: Report;
  readonly template: MerchantTemplate;
  /** Complains about a key of the template. */
  readonly reportTemplate: Report;
  readonly themes: Readonly<Record<Mode, ResolvedTheme>>;
  /** What the brand says, weakest first: its ramps and its files. */
  readonly layers: ModeLayers;
}

/** A rule reads and complains; it changes nothing. */
export type Rule = (subject: Subject) => Iterable<Diagnostic>;
