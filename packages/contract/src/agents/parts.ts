import { Type } from 'typebox';
import { closed, Day, Id, Instant, Money, Text } from '../base/schemas.ts';
import { CustomerType } from '../member/index.ts';

/** Percent with up to four decimals: `0.7000`. */
export const Rate = Type.String({ maxLength: 8, pattern: '^\\d{1,3}(\\.\\d{1,4})?$' });

/** As the types of games are written. */
export const Category = Type.String({ maxLength: 20, pattern: '^[A-Z][A-Z0-9_]{1,19}$' });

/** By the type of game. */
export const Rates = Type.Record(Category, Rate, { ...closed, maxProperties: 40 });

/** The first and the last day, both counted; today alone where nothing is said. */
export const days = { startDate: Type.Optional(Day), endDate: Type.Optional(Day) };

/** One of a line: an account where it is a direct downline, and a mask where it is deeper. */
export const named = {
  id: Id,
  account: Type.String(),
  masked: Type.Boolean(),
};

export const Named = Type.Object(named, closed);

export const person = {
  ...named,
  type: CustomerType,
  /** Only of direct downlines, where the site shows it. */
  balance: Type.Optional(Money),
  registeredAt: Instant,
  /** By the day; left out where there was none. */
  lastLogin: Type.Optional(Day),
  /** Direct downlines, and all below. */
  children: Type.Integer({ minimum: 0 }),
  teamSize: Type.Integer({ minimum: 0 }),
};

/** What was played and what it brought; `net` is what of it stayed with the house. */
export const figures = {
  staked: Money,
  /** The part of it that counts. */
  valid: Money,
  won: Money,
  rebates: Money,
  bonuses: Money,
  net: Money,
};

export const Keyword = Text(20, 1);
