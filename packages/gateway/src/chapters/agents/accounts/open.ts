import type { Payload, Reply } from '@livery/contract';
import type { FastifyRequest } from 'fastify';
import { sqlState, transact } from '../../../kernel/database/transact.ts';
import { countAgainst } from '../../../http/guards/limits.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { createMember, getMember, requireGoodPassword } from '../../member/index.ts';
import { agentTypeBelow, memberTypeBelow } from '../lineage/families.ts';
import { lineOf } from '../lineage/line.ts';
import { requireGivable } from '../rates/first.ts';
import { ratesAsked } from '../rates/order.ts';
import { agentSettings } from '../settings.ts';

const DAY = 86_400_000;
const UNIQUE_VIOLATION = '23505';

export interface AccountOrder {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly payload: Payload<'openAccount'>;
  readonly request: FastifyRequest;
}

/**
 * An account for somebody else, right below the agent. The agent knows its
 * password, so that it opens nothing but the way to another; with that whoever
 * has it says how old they are, and then accepts the terms, which nobody has
 * done for them (ADR 227).
 */
export async function openBelow(
  services: Services,
  { merchant, agentId, payload, request }: AccountOrder,
): Promise<Reply<'openAccount'>> {
  const { db, clock, passwords, events } = services;
  const { code } = merchant;
  const { username, password, type: kind } = payload;
  const now = clock();
  const { ceilings, maxDepth, accountsADay } = await agentSettings(db, code);
  const rates = ratesAsked(payload.rates, ceilings);
  await requireGivable(db, merchant, agentId, rates, now);
  const line = await lineOf(db, code, agentId);
  if (line.length >= maxDepth) throw new Refusal('line.too_deep');
  const { type: own } = await getMember(db, code, agentId);
  const type = kind === 'agent' ? agentTypeBelow(own) : memberTypeBelow(own);
  if (type === undefined) throw new Refusal('permission.denied');
  requireGoodPassword(password, { names: [username], site: merchant.name, field: 'password' });
  const limit = {
    scope: 'agent.accounts',
    per: 'member',
    limit: accountsADay,
    window: DAY,
  } as const;
  await countAgainst(db, limit, code, agentId.toString(), now);
  const passwordHash = await passwords.hash(code, password);
  try {
    await transact(db, async (tx) => {
      const made = {
        merchant: code,
        account: username,
        nickname: username,
        type,
        passwordHash,
        now,
      };
      const { id: memberId } = await createMember(tx, made);
      const language = languageOf(merchant, request);
      await tx
        .updateTable('member')
        .set({
          first_time_login: true,
          owes_birthday: merchant.minAge > 0,
          registered_by: 'agent',
          language,
        })
        .where('merchant', '=', code)
        .where('id', '=', memberId)
        .execute();
      const openedBy = { agentId, kind, rates };
      await events.accountOpened(tx, { merchant, memberId, language, now, openedBy });
    });
  } catch (error) {
    if (isTaken(error)) throw new Refusal('username.taken');
    throw error;
  }
  return { userName: username };
}

const isTaken = (error: unknown): boolean =>
  sqlState(error) === UNIQUE_VIOLATION &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'member_merchant_account_key_key';
