import { addressSubject, countAgainst, limits } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { accountKey } from '../member/store.ts';
import { findAffiliate } from './invitation.ts';
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
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function registerRoutes(route: Router, services: Services): void {
  const { db, clock, states } = services;

  route('registerSettings', ({ merchant }) => registrationOf(db, merchant, states));

  route('register', ({ merchant, payload, request }) =>
    register(services, merchant, payload, request),
  );

  route('validateField', async ({ merchant, query, request }) => {
    const { fields } = await registrationOf(db, merchant, states);
    const rule = fields[query.field];
    if (SECRET.has(query.field) || rule === undefined || !rule.enabled) {
      throw new Refusal('request.invalid', { errors: [{ field: 'field', code: 'enum' }] });
    }
    const broken = brokenRule(rule, query.value);
    if (broken !== undefined) return { valid: false, code: broken, message: rule.message };
    if (query.field === 'username' && (await isTaken(merchant.code, query.value, request.ip))) {
      return { valid: false, code: 'username.taken', message: 'username.taken' };
    }
    return { valid: true };
  });

  const isTaken = async (merchant: string, username: string, address: string) => {
    await countAgainst(db, limits.existsAddress, merchant, addressSubject(address), clock());
    const row = await db
      .selectFrom('member')
      .select('id')
      .where('merchant', '=', merchant)
      .where('account_key', '=', accountKey(username))
      .executeTakeFirst();
    return row !== undefined;
  };

  route('memberExists', async ({ merchant, query, request }) => ({
    exists: await isTaken(merchant.code, query.username, request.ip),
  }));

  route('checkEmail', async ({ merchant, query, request }) => {
    const email = query.email.trim().toLowerCase();
    if (!EMAIL.test(email)) return { valid: false, available: false };
    await countAgainst(
      db,
      limits.existsAddress,
      merchant.code,
      addressSubject(request.ip),
      clock(),
    );
    const row = await db
      .selectFrom('member')
      .select('id')
      .where('merchant', '=', merchant.code)
      .where((its) => its(its.fn<string>('lower', ['email']), '=', email))
      .executeTakeFirst();
    return { valid: true, available: row === undefined };
  });

  route('affiliateCheck', async ({ merchant, query, request }) => {
    const address = addressSubject(request.ip);
    await countAgainst(db, limits.affiliateAddress, merchant.code, address, clock());
    const found = await findAffiliate(db, merchant, query.code, query.domain);
    if (found === undefined) throw new Refusal('affiliate.invalid');
    return { code: found.code };
  });
}
