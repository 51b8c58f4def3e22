import type { Profile } from '../jurisdictions/profiles.ts';
import type { PlayPolicy } from '../jurisdictions/policy.ts';
import { menuKeys } from '../flags/menus.ts';
import type { ManifestFile } from './schema.ts';

/** What no layer needs to say. */
const engineDefaults = {
  environment: 'production',
  jurisdiction: 'INT',
  languageTags: {},
  flags: {},
  menus: {},
  hosts: {},
  api: {},
  statusReading: 'derived',
  rememberMode: 'deviceCredential',
  loginAudience: 'both',
  loginAfterRegister: false,
  showPasswordChangeError: true,
  firebaseFailureToast: true,
  csPathCodec: 'aesgcm8',
  idleMinutes: 30,
  sizeBudget: {},
  links: {},
  contacts: {},
  downloads: {},
  legal: {},
  banners: [],
  fonts: {},
} as const;

type Filled =
  | keyof typeof engineDefaults
  | 'minAge'
  | 'currency'
  | 'timeZone'
  | 'languages'
  | 'defaultLanguage'
  | 'jackpotMode'
  | 'brand'
  | 'logo'
  | 'fonts';

type SaidBrand = NonNullable<ManifestFile['brand']>;

/** Of all seeds only the action has nothing to grow from. */
export type Brand = SaidBrand & Required<Pick<SaidBrand, 'action'>>;

type Whole = Required<Pick<ManifestFile, Filled>> & Omit<ManifestFile, Filled | 'play'>;

/** A manifest with nothing left to guess: defaults filled in, floors applied. */
export interface Manifest extends Omit<Whole, 'brand' | 'hosts' | 'menus'> {
  readonly brand: Brand;
  readonly hosts: Required<NonNullable<ManifestFile['hosts']>>;
  readonly menus: Required<NonNullable<ManifestFile['menus']>>;
  readonly play: PlayPolicy;
}

/** Keys that no default can stand in for. */
export const requiredKeys = ['brand', 'logo'] as const;

/** Engine defaults, then the jurisdiction's, under what the files say. */
export function fill(
  said: ManifestFile,
  profile: Profile,
): Omit<Whole, 'brand' | 'logo'> & {
  readonly menus: Manifest['menus'];
  readonly hosts: Manifest['hosts'];
} {
  const languages =
    said.languages ?? (profile.defaults.languages as NonNullable<ManifestFile['languages']>);
  const environment = said.environment ?? engineDefaults.environment;
  const { play: _play, $schema: _schema, ...rest } = said;
  return {
    ...engineDefaults,
    banners: [],
    minAge: profile.minAge,
    currency: profile.defaults.currency,
    timeZone: profile.defaults.timeZone,
    languages,
    defaultLanguage: languages[0] ?? 'EN',
    jackpotMode: environment === 'demo' ? 'demo' : 'off',
    ...rest,
    hosts: { games: [], images: [], customerService: [], ...said.hosts },
    menus: {
      agent: said.menus?.agent ?? menuKeys.filter((key) => !profile.menusOff.includes(key)),
    },
  };
}
