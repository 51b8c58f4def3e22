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

export type FlagName = keyof typeof flags;
export type Flags = Readonly<Record<FlagName, boolean>>;

export const flagNames = Object.keys(flags) as readonly FlagName[];

/** What of a manifest decides about its features. */
interface Said {
  readonly flags: Readonly<Partial<Flags>>;
  readonly loginAudience: 'both' | 'member' | 'agent';
}

/** Every feature of a merchant, with what holds where it says nothing. */
export const flagsOf = ({ flags: said, loginAudience }: Said): Flags => {
  const all = Object.fromEntries(
    flagNames.map((name) => [name, said[name] ?? flags[name].default]),
  ) as unknown as Flags;
  const hasAgents = all.AGENCY3 && loginAudience !== 'member';
  return { ...all, AGENCY3: hasAgents, AGECONTRACT3: hasAgents && all.AGECONTRACT3 };
};
