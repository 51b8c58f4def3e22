import type { Reply } from '@livery/contract/client';
import type { Session } from '#kernel/session/session.ts';
import type { Platform } from '../../../testing/platform.ts';
import { member } from '../../../testing/samples.ts';

/** Somebody with people of their own. */
export const agent: Session = { ...member, userName: 'dagat_agent', type: 1 };

type Person = Reply<'downline'>['list'][number];
type Figures = Reply<'downlineCard'>['own'];

/** Seven in the morning of a Sunday in Manila. */
export const asOf = Date.UTC(2026, 10, 28, 23);

export const personOf = (more: Partial<Person> = {}): Person => ({
  id: '41',
  account: 'hiraya_sub',
  masked: false,
  type: 1,
  registeredAt: Date.UTC(2026, 5, 3),
  lastLogin: '2026-11-28',
  children: 2,
  teamSize: 7,
  ...more,
});

export const figuresOf = (more: Partial<Figures> = {}): Figures => ({
  staked: '1200.00',
  valid: '1000.00',
  won: '900.00',
  rebates: '5.00',
  bonuses: '0.00',
  net: '295.00',
  ...more,
});

export const cardOf = (more: Partial<Reply<'downlineCard'>> = {}): Reply<'downlineCard'> => ({
  ...personOf(),
  path: [
    { id: '40', account: 'dagat_agent', masked: false },
    { id: '41', account: 'hiraya_sub', masked: false },
  ],
  own: figuresOf(),
  team: figuresOf({ valid: '8200.50' }),
  rates: [
    { type: 'RNG', rate: '0.4500', tomorrow: '0.4500', least: '0.2000', most: '0.7000' },
    { type: 'LIVE', rate: '0.2000', tomorrow: '0.2000', least: '0.0000', most: '0.3000' },
  ],
  asOf,
  ...more,
});

/** A platform that knows this agent's line. */
export function tellOfTeam(platform: Platform): void {
  platform.on('teamKpi', () => ({
    footer: {
      teamLoginMemberCount: 1204,
      teamBetMemberCount: 87,
      teamRegisterMemberCount: 3,
      teamOnlineCount: 12,
    },
    asOf,
  }));
  platform.on('downline', () => ({
    list: [
      personOf(),
      personOf({ id: '42', account: 'ligaya_02', type: 0, children: 0, teamSize: 0 }),
    ],
    path: [{ id: '40', account: 'dagat_agent', masked: false }],
    pageNum: 1,
    totalPages: 1,
  }));
  platform.on('downlineCard', () => cardOf());
  platform.on('rebateSettings', () => ({
    rates: [
      { type: 'RNG', rate: '0.7000', tomorrow: '0.7000' },
      { type: 'LIVE', rate: '0.3000', tomorrow: '0.2500' },
    ],
    step: '0.0500',
    effectiveDay: '2026-11-30',
  }));
}
