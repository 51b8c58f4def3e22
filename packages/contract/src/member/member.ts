import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed } from '../base/schemas.ts';
import { Bar } from '../care/index.ts';
import { IdentityStanding } from '../identity/index.ts';
import { memberRoutes } from './routes.ts';

/** 0–2 members and agents, 4 trial, 40–42 further kinds; others may come. */
export const CustomerType = Type.Integer({ minimum: 0, maximum: 99 });

export const MemberInfo = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    type: CustomerType,
    clubLabel: Type.Object({ labelName: Type.String() }, closed),
    /** Level of the VIP club; 0 is no member of it. */
    vip: Type.Integer({ minimum: 0 }),
    /** Number of the picture the member chose, as a string; '' is none. */
    headIcon: Type.String(),
    currency: Type.String(),
    kyc: IdentityStanding,
    mobileVerified: Type.Boolean(),
    emailVerified: Type.Boolean(),
    /** What bars the member from play; their money stays theirs. */
    bar: Type.Optional(Bar),
    /** A version of the terms that holds and that the member has yet to accept. */
    termsOwed: Type.Optional(Type.Integer({ minimum: 1 })),
    /** A day of birth is said with the next password. */
    birthdayOwed: Type.Optional(Type.Literal(true)),
  },
  closed,
);

export const memberInfo = endpoint(memberRoutes, 'memberInfo', {
  id: 'A20',
  caller: 'member',
  whileBarred: true,
  beforeNewPassword: true,
  about: 'Who the member is.',
  request: {},
  reply: MemberInfo,
  errors: [],
});

const HeadIcon = Type.Object({ icon: Type.String(), list: Type.Array(Type.String()) }, closed);

export const headIcons = endpoint(memberRoutes, 'headIcons', {
  id: 'A21',
  caller: 'member',
  whileBarred: true,
  about: 'The pictures there are, and the one the member chose.',
  request: {},
  reply: HeadIcon,
  errors: [],
});

export const setHeadIcon = endpoint(memberRoutes, 'setHeadIcon', {
  id: 'A21',
  caller: 'registered',
  about: 'Chooses a picture.',
  request: {
    body: Type.Object({ icon: Type.String({ maxLength: 3, pattern: '^\\d{0,3}$' }) }, closed),
  },
  reply: HeadIcon,
  errors: [],
});
