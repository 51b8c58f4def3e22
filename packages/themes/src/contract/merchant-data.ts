import type { MenuKey } from '../flags/menus.ts';
import type { HomeSection, Template } from '../templates/slots.ts';
import type { Language } from './languages.ts';
import type { Mode } from './token.ts';

/** A named place to turn to. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
  readonly phone?: string;
}

/** What a player is owed here, after the jurisdiction had the last word. */
export interface PlayTerms {
  readonly kycGate: 'beforeWithdraw' | 'beforeDeposit' | 'beforePlay';
  readonly demo: 'on' | 'ageConfirmed' | 'ageVerified' | 'off';
  readonly autoplay: 'vendor' | 'vendorNotice' | 'off';
  readonly vip: 'on' | 'restricted' | 'off';
  readonly realityCheckMinutes: number;
  readonly breakMinutes: number;
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  readonly wageringAtMost: number;
  readonly disclaimerTicked: boolean;
  readonly welcomeBonus: boolean;
  readonly reverseWithdrawals: boolean;
  readonly creditCards: boolean;
  readonly crypto: boolean;
  readonly panicButton: boolean;
  readonly careBar: boolean;
}

/** A picture of the brand's own, by mode, with the measure of the larger of them in px. */
export interface ArtPicture {
  readonly dark: string;
  readonly light: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures that stand in place of drawn ones. */
export interface BrandArt {
  readonly scene?: ArtPicture;
  readonly hero?: ArtPicture;
  readonly empty?: ArtPicture;
  /** By the code of the vendor. */
  readonly studios?: Readonly<Record<string, ArtPicture>>;
}

/** Somebody whom people can sign in with. */
export interface SignInProvider {
  /** What the provider knows this site by. */
  readonly clientId: string;
  /** The page where people sign in; the provider’s own unless told. */
  readonly signIn?: string;
}

/** What the app was rated, and by whom, in each language. */
export interface AppRating {
  readonly value: string;
  readonly source: Readonly<Record<string, string>>;
}

/**
 * What a page knows of its merchant: stamped as JSON into every HTML file and
 * read once at start. Data that differs without changing a bundle lives here.
 */
export interface MerchantData {
  /** Which build of the site this page is of; the development server has none. */
  readonly build?: string;
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
  /** Sections of the home page in their order. */
  readonly home: readonly HomeSection[];
  /** The mark that can be seen in each mode. */
  readonly logo: { readonly mark: Readonly<Record<Mode, string>>; readonly wordmark?: string };
  /** Only where the brand brings some. */
  readonly art?: BrandArt;
  /** The page that offers the app. */
  readonly app: {
    readonly background?: string;
    readonly description: Readonly<Record<string, string>>;
    readonly color?: string;
    readonly rating?: AppRating;
  };
  readonly banners: readonly {
    readonly dark: string;
    readonly light: string;
    readonly alt: string;
    readonly link: string;
  }[];
  /** Hosts a game may be framed from. */
  readonly gameHosts: readonly string[];
  /** Hosts pictures of an operator’s texts may come from, besides the site. */
  readonly imageHosts: readonly string[];
  /** Hosts a customer-service link may lead to. */
  readonly serviceHosts: readonly string[];
  readonly agentMenu: readonly MenuKey[];
  readonly links: Readonly<Record<string, string>>;
  readonly contacts: { readonly email?: string; readonly phone?: string; readonly hours?: string };
  readonly downloads: Readonly<Partial<Record<'android' | 'ios' | 'mobileConfig', string>>>;
  readonly legal: {
    readonly licensee?: string;
    readonly licence?: string;
    readonly regulator?: NamedLink;
    readonly seal?: string;
    readonly help: readonly NamedLink[];
    readonly complaints?: NamedLink;
    readonly terms?: string;
    readonly privacy?: string;
    readonly funds?: string;
    /** Registers in which a player may bar themselves from every site of the jurisdiction. */
    readonly registers: readonly NamedLink[];
  };
  readonly jurisdiction: string;
  readonly play: PlayTerms;
  readonly jackpotMode: 'demo' | 'feed' | 'off';
  readonly statusReading: 'derived' | 'page';
  readonly rememberMode: 'deviceCredential' | 'usernameOnly' | 'off';
  readonly loginAudience: 'both' | 'member' | 'agent';
  readonly loginAfterRegister: boolean;
  readonly showPasswordChangeError: boolean;
  readonly firebaseFailureToast: boolean;
  readonly csPathCodec: 'aesgcm8' | 'des8';
  readonly firebase?: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    readonly appId?: string;
    readonly google?: SignInProvider;
    readonly facebook?: SignInProvider;
    /** The origin of the page that asks for phone codes; the port `*` is that of the site. */
    readonly codes?: string;
    /** Stands in for Firebase, in a demo alone. */
    readonly emulator?: string;
  };
  /** Texts that this merchant says in its own words, by language and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The element that carries the data block. */
export const merchantDataId = 'livery-merchant';

/** What the page for phone codes is told: whom it may speak with, and of which project. */
export interface CodesData {
  /** Origins of the sites; the port `*` is any. */
  readonly parents: readonly string[];
  readonly firebase: Pick<
    NonNullable<MerchantData['firebase']>,
    'projectId' | 'apiKey' | 'authDomain' | 'appId' | 'emulator'
  >;
}

/** The element that carries it. */
export const codesDataId = 'livery-codes';
