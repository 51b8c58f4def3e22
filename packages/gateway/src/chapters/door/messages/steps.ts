import type { Step } from '../../../kernel/senders/outbox/outbox.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { limits, waitFor } from '../../../http/guards/limits.ts';
import {
  findByAccount,
  findByMobile,
  formerAddress,
  makeOneTimePassword,
} from '../../member/index.ts';
import { dialled } from '../verification/phone.ts';
import { textsFor } from '../verification/texts.ts';

/** A code for a number that somebody here has; to any other nothing is sent. */
const code: Step = async (tx, merchant, { mobile = '', text = '' }) => {
  const member = await findByMobile(tx, merchant, mobile);
  if (member === undefined) return undefined;
  return { kind: 'sms', message: { merchant, to: dialled(mobile), text } };
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
    const to = isPresent ? member.email : await formerAddress(tx, owner, email, now);
    if (to === null || to === undefined) return undefined;
    // Counted where the address fits: who does not know it takes nothing away from whoever has it.
    const limit = isPresent ? limits.retrieveAccount : limits.retrieveFormer;
    if ((await waitFor(tx, limit, merchant, account, now)) > 0) return undefined;
    const toFormer = !isPresent;
    const made = await makeOneTimePassword({ db: tx, vault }, owner, { toFormer, now });
    const texts = textsFor(language);
    const subject = texts.resetSubject(site);
    const text = (toFormer ? texts.takeBack : texts.reset)(site, member.account, made);
    return { kind: 'mail', message: { merchant, to, subject, text } };
  };

/** What of this chapter's messages is worked out when they are sent. */
export const messageSteps = (vault: Vault) => ({ code, password: passwordBy(vault) });
