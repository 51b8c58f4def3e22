import type { MenuKey } from './menus.ts';

/** A feature that a merchant has or has not; what is off is not in its bundle. */
export interface Flag {
  /** What it is, and what it switches. */
  readonly role: string;
  readonly default: boolean;
}

const off = (role: string): Flag => ({ role, default: false });

export const flags = {
  AGECONTRACT3: {
    role: 'Contracts of agents: salaries, shares, and the prompts for them; never without AGENCY3.',
    default: true,
  },
  AGENCY3: {
    role: 'The agents’ centre, with all its pages; never where only members log in.',
    default: true,
  },
  AGETRANSDOWN3: off('Transfers of agents to those right below them; only beside AGENCY3.'),
  CBS3: off('Live chat: its row in the message centre, its unread count and the live models.'),
  CHNGPASSVERIF3: off(
    'A forgotten password may be set anew by phone: the choice of phone or e-mail.',
  ),
  COCKFIGHT3: off('Cockfight games: their category in menus, rails and lists.'),
  FBLOGIN3: off('Facebook: its buttons on log-in and registration.'),
  FREEPLAY3: off('Free play: a trial account, and practice rounds in games that allow them.'),
  GOOGLELOGIN3: off('Google: its buttons on log-in and registration.'),
  LOGMOBVERF3: off('Log-in by a code sent to the phone: the second tab of the log-in.'),
  PASSKEY3: off('Passkeys: logging in by one, and the list of them in the settings.'),
  POINTS3: off('Points: the reward centre and its entry in the side menu.'),
  REGMOBVERF3: off('Registration by a code sent to the phone.'),
  TRANSBETREPMEM3: off('The bet record: its screen and its entries in menus.'),
} as const satisfies Readonly<Record<string, Flag>>;

/** Entries of the agents’ menu behind which more stands than a page: without one none of it is there. */
const featureMenus = ['AGENTRANSMULTDOWN3'] as const satisfies readonly MenuKey[];

export type FlagName = keyof typeof flags;
export type FeatureName = FlagName | (typeof featureMenus)[number];
export type Flags = Readonly<Record<FeatureName, boolean>>;

export const flagNames = Object.keys(flags) as readonly FlagName[];
/** Whatever a site has or has not: features of its own, and those that follow from its menu. */
export const featureNames: readonly FeatureName[] = [...flagNames, ...featureMenus];

/** What of a manifest decides about its features. */
interface Said {
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  readonly loginAudience: 'both' | 'member' | 'agent';
  readonly menus: { readonly agent: readonly MenuKey[] };
}

/** Every feature of a merchant, with what holds where it says nothing. */
export function flagsOf({ flags: said, loginAudience, menus }: Said): Flags {
  const own = Object.fromEntries(
    flagNames.map((name) => [name, said[name] ?? flags[name].default]),
  ) as unknown as Record<FlagName, boolean>;
  const hasAgents = own.AGENCY3 && loginAudience !== 'member';
  const has = (menu: MenuKey) => hasAgents && menus.agent.includes(menu);
  return {
    ...own,
    AGENCY3: hasAgents,
    AGECONTRACT3: hasAgents && own.AGECONTRACT3,
    AGETRANSDOWN3: hasAgents && own.AGETRANSDOWN3,
    AGENTRANSMULTDOWN3: has('AGENTRANSMULTDOWN3'),
  };
}
