import { Type, type Static } from 'typebox';
import { closed, oneOf } from '../schema-parts.ts';
import { limitLadders, limitProperties, moneyProperties } from './limits.ts';

/** Each ladder from the mildest rung to the strictest. */
export const ladders = {
  kycGate: ['beforeWithdraw', 'beforeDeposit', 'beforePlay'],
  demo: ['on', 'ageConfirmed', 'ageVerified', 'off'],
  autoplay: ['vendor', 'vendorNotice', 'off'],
  vip: ['on', 'restricted', 'off'],
  ...limitLadders,
} as const;

/** What a player is owed. A profile sets all of it; a merchant may only be stricter. */
export const policySchema = Type.Object(
  {
    kycGate: oneOf(ladders.kycGate, 'When an identity must have been proven.'),
    demo: oneOf(ladders.demo, 'Who may play for no money.'),
    autoplay: oneOf(ladders.autoplay, 'Whether rounds may follow by themselves.'),
    vip: oneOf(ladders.vip, 'Whether there is a VIP room.'),
    realityCheckMinutes: Type.Integer({
      minimum: 5,
      maximum: 60,
      description: 'Play is interrupted at least this often.',
    }),
    breakMinutes: Type.Integer({
      minimum: 0,
      maximum: 60,
      description: 'How long such a pause lasts at least.',
    }),
    ...limitProperties,
    wageringAtMost: Type.Integer({
      minimum: 0,
      maximum: 60,
      description: 'How often a bonus may have to be wagered.',
    }),
    disclaimerTicked: Type.Boolean({ description: 'The terms are ticked before they are read.' }),
    welcomeBonus: Type.Boolean({ description: 'A bonus for signing up.' }),
    reverseWithdrawals: Type.Boolean({ description: 'A player may take back a withdrawal.' }),
    creditCards: Type.Boolean({ description: 'Deposits by credit card.' }),
    crypto: Type.Boolean({ description: 'Deposits in crypto.' }),
    ...moneyProperties,
    panicButton: Type.Boolean({ description: 'A lock for 24 hours in one tap, always in sight.' }),
    careBar: Type.Boolean({
      description:
        'Marks for self-exclusion, limits and a self-test at the top of every page, always in sight.',
    }),
  },
  closed,
);

export type PlayPolicy = Static<typeof policySchema>;

/** The part a manifest may say. */
export const playKeys = {
  play: Type.Optional(
    Type.Object(
      Object.fromEntries(
        Object.entries(policySchema.properties).map(([key, schema]) => [
          key,
          Type.Optional(schema),
        ]),
      ) as {
        [Key in keyof typeof policySchema.properties]: ReturnType<
          typeof Type.Optional<(typeof policySchema.properties)[Key]>
        >;
      },
      { ...closed, description: 'Stricter than the jurisdiction asks, never milder.' },
    ),
  ),
};
