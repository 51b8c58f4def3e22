import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed } from '../schemas.ts';
import { CustomerType } from './session.ts';

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
    kyc: Type.Object(
      {
        level: Type.Integer({ minimum: 0 }),
        status: Type.Union([
          Type.Literal('none'),
          Type.Literal('under_review'),
          Type.Literal('verified'),
          Type.Literal('rejected'),
        ]),
      },
      closed,
    ),
    mobileVerified: Type.Boolean(),
    emailVerified: Type.Boolean(),
  },
  closed,
);

export const memberInfo = endpoint({
  id: 'A20',
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'member',
  encrypted: false,
  idempotent: false,
  request: {},
  reply: MemberInfo,
  errors: [],
});
