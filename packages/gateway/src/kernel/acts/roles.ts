/** What an act may be allowed by. */
export type Permission =
  | 'site'
  | 'claims'
  | 'letters'
  | 'feedback'
  | 'sessions'
  | 'vendors'
  | 'providers'
  | 'limits'
  | 'payments'
  | 'holds'
  | 'corrections'
  | 'correction-limits'
  | 'identity'
  | 'flags'
  | 'promotions'
  /** To answer who wants to be deleted. */
  | 'privacy'
  | 'staff'
  /** To write down that the book itself was restored. */
  | 'audit'
  /** From the machine: there is nobody yet who could invite. */
  | 'first-owner'
  /** To look at whatever an act shows, and to change nothing. */
  | 'read'
  /** To vote on what others ask for. */
  | 'second-eye';

const bundles = {
  /** Whoever has a shell on the machine. Nothing that decides about a member’s money. */
  system: [
    'site',
    'claims',
    'letters',
    'feedback',
    'sessions',
    'vendors',
    'providers',
    'limits',
    'audit',
    'first-owner',
  ],
  support: ['letters', 'feedback', 'sessions'],
  payments: ['payments', 'claims', 'holds', 'corrections'],
  identity: ['identity'],
  compliance: [
    'privacy',
    'limits',
    'holds',
    'corrections',
    'correction-limits',
    'sessions',
    'flags',
  ],
  content: ['letters', 'promotions'],
  games: ['vendors'],
  /** Sums and never a person: no act shows any yet. */
  analyst: [],
  lead: ['second-eye', 'site', 'promotions', 'holds', 'sessions'],
  owner: ['staff', 'providers', 'audit'],
  auditor: ['read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof bundles;

/** Each a bundle of permissions; one that is not here may nothing. */
export const roles: Readonly<Record<Role, readonly Permission[]>> = bundles;

/** Those that people have; `system` is the command line’s. */
export const personRoles = (Object.keys(roles) as Role[]).filter((role) => role !== 'system');

/** Who has one of these moves money, or decides who does: it takes a second pair of eyes to give it. */
export const weightyRoles: readonly Role[] = ['payments', 'compliance', 'lead', 'owner'];

/** In all merchants, and in those to come. */
export const EVERYWHERE = '*';

export const permissionsOf = (role: string): readonly Permission[] =>
  Object.hasOwn(roles, role) ? roles[role as Role] : [];
