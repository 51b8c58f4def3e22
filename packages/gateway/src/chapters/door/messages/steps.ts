import type { Step } from '../../../kernel/senders/outbox/outbox.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { limits, waitFor } from '../../../http/guards/limits.ts';
import {
  findByAccount,
  findByMobile,
  findFormer,
  mailboxOf,
  makeOneTimePassword,
} from '../../member/index.ts';
import { dialled } from '../verification/phone.ts';
import { textsFor } from '../verification/texts.ts';

/**
 * A code for a number that somebody here has; to any other nothing is sent. One
 * that somebody had until a few days ago gets what takes the account back.
 */
const code: Step = async (tx, merchant, { mobile = '', text = '', takeBack = '' }, now) => {
  const to = dialled(mobile);
  const member = await findByMobile(tx, merchant, mobile);
  if (member !== undefined) return { kind: 'sms', message: { merchant, to, text } };
  if (takeBack === '') return undefined;
  const former = await findFormer(tx, merchant, { kind: 'mobile', value: mobile }, now);
  return former && { kind: 'sms', message: { merchant, to, text: takeBack } };
};

/** A password for one use, to the address that the account has, or had until a few days ago, and nowhere else. */
const passwordBy =
  (vault: Vault): Step =>
  async (tx, merchant, data, now) => {
    const { account = '', email = '', site = '', language } = data;
    const member = await findByAccount(tx, merchant, account);
    if (member === undefined) return undefined;
    const owner = { merchant, memberId: member.id };
    const isPresent = member.email?.toLowerCase() === email.trim().toLowerCase();
    const shown = { kind: 'email', value: email } as const;
    const to = isPresent
      ? member.email
      : (await findFormer(tx, merchant, shown, now, member.id))?.value;
    if (to === null || to === undefined) return undefined;
    const sentTo = isPresent ? '' : mailboxOf(email);
    // Counted where the address fits: who does not know it takes nothing away from whoever has it.
    const limit = isPresent ? limits.retrieveAccount : limits.retrieveFormer;
    const subject = isPresent ? account : `${account}:${sentTo}`;
    if ((await waitFor(tx, limit, merchant, subject, now)) > 0) return undefined;
    const made = await makeOneTimePassword({ db: tx, vault }, owner, { sentTo, now });
    const texts = textsFor(language);
    const text = (isPresent ? texts.reset : texts.takeBack)(site, member.account, made);
    return { kind: 'mail', message: { merchant, to, subject: texts.resetSubject(site), text } };
  };

/** What of this chapter's messages is worked out when they are sent. */
export const messageSteps = (vault: Vault) => ({ code, password: passwordBy(vault) });
