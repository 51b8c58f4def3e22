import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Money } from '../schemas.ts';

export const Wallet = Type.Object(
  { sumBalance: Money, currency: Type.String(), cash: Money, bonus: Money, locked: Money },
  closed,
);

export const wallet = endpoint({
  id: 'W01',
  name: 'wallet',
  method: 'GET',
  path: '/wps/wallet',
  caller: 'member',
  encrypted: false,
  idempotent: false,
  request: {},
  reply: Wallet,
  errors: [],
});
