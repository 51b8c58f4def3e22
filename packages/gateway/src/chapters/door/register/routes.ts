import { emailPattern } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { accountKey } from '../../member/index.ts';
import { countAsk } from '../verification/asks.ts';
import { findAffiliate } from './invitation.ts';
import { letIn } from './let-in.ts';
import { register } from './register.ts';
import { brokenRule } from './rules.ts';
import { registrationOf } from '../settings/registration.ts';

const SECRET = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
]);
const EMAIL = new RegExp(emailPattern, 'u');

export function registerRoutes(route: Router, services: Services): void {
  const { db, clock } = services;

  route('registerSettings', ({ merchant }) => registrationOf(services, merchant));

  route(
    'register',
    async ({ merchant, payload, key, request, reply }) => {
      const member = await register(services, { merchant, payload, key, request });
      return letIn(services, { merchant, member, request, reply });
    },
    { hashes: true },
  );

  route('validateField', async ({ merchant, query, request }) => {
    const { fields } = await registrationOf(services, merchant);
    const rule = fields[query.field];
    if (SECRET.has(query.field) || rule === undefined || !rule.enabled) {
      throw new Refusal('request.invalid', { errors: [{ field: 'field', code: 'enum' }] });
    }
    const broken = brokenRule(rule, query.value);
    if (broken !== undefined) return { valid: false, code: broken, message: rule.message };
    if (query.field === 'username' && (await isTaken(merchant.code, query.value, request))) {
      return { valid: false, code: 'username.taken', message: 'username.taken' };
    }
    return { valid: true };
  });

  const isTaken = async (merchant: string, username: string, request: FastifyRequest) => {
    await countAsk(services, merchant, request);
    const row = await db
      .selectFrom('member')
      .select('id')
      .where('merchant', '=', merchant)
      .where('account_key', '=', accountKey(username))
      .executeTakeFirst();
    return row !== undefined;
  };

  route('memberExists', async ({ merchant, query, request }) => ({
    exists: await isTaken(merchant.code, query.username, request),
  }));

  // Whose address it is, is nobody's business: a registration finds out, and costs more.
  route('checkEmail', async ({ merchant, query, request }) => {
    await countFrom(db, limits.existsAddress, merchant.code, request.ip, clock());
    const valid = EMAIL.test(query.email.trim());
    return { valid, available: valid };
  });

  route('affiliateCheck', async ({ merchant, query, request }) => {
    await countFrom(db, limits.affiliateAddress, merchant.code, request.ip, clock());
    const found = await findAffiliate(db, merchant, query.code, query.domain, clock());
    if (found === undefined) throw new Refusal('affiliate.invalid');
    return { code: found.code };
  });
}
