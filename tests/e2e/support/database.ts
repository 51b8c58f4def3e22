import { Client, type QueryResultRow } from 'pg';
import { readAnswer } from '../../../packages/gateway/src/chapters/door/captcha/answer.ts';
import { hashSecret } from '../../../packages/gateway/src/kernel/secrets/secrets.ts';
import { createVault } from '../../../packages/gateway/src/kernel/vault/vault.ts';
import { platform } from './platform.ts';

/** What the platform wrote, read past it. */
async function rows<Row extends QueryResultRow>(
  text: string,
  ...values: unknown[]
): Promise<Row[]> {
  const client = new Client({ connectionString: platform().databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The digits of a browser’s picture: its cookie names them, the key opens them. */
export async function captchaAnswer(merchant: string, id: string): Promise<string> {
  const [shown] = await rows<{ answer: string }>(
    'select answer from captcha where merchant = $1 and id_hash = $2',
    merchant,
    hashSecret(id),
  );
  const vault = createVault(platform().key ?? '');
  return readAnswer(vault, merchant, id, shown?.answer ?? '') ?? '';
}

/** A member's money in minor units. */
export async function cashOf(merchant: string, account: string): Promise<bigint> {
  const [found] = await rows<{ balance: string }>(
    `select a.balance from ledger_account a join member m on m.merchant = a.merchant and m.id = a.member_id
     where a.kind = 'cash' and m.merchant = $1 and m.account = $2`,
    merchant,
    account,
  );
  return BigInt(found?.balance ?? -1);
}

/** What the ledger moved to an agent as the rebate of a day, in minor units. */
export async function rebateOf(merchant: string, account: string, day: string): Promise<bigint> {
  const [found] = await rows<{ sum: string }>(
    `select coalesce(sum(entry.amount), 0) as sum from agent_pay pay
     join member m on m.merchant = pay.merchant and m.id = pay.member_id
     join ledger_entry entry on entry.merchant = pay.merchant and entry.transfer_id = pay.transfer_id
     join ledger_account its on its.merchant = entry.merchant and its.id = entry.account_id
       and its.member_id = m.id
     where pay.merchant = $1 and m.account = $2 and pay.period = $3::date and entry.kind = 'rebate'`,
    merchant,
    account,
    day,
  );
  return BigInt(found?.sum ?? -1);
}

/** What somebody has staked for money, in minor units. */
export async function stakedBy(merchant: string, account: string): Promise<bigint> {
  const [found] = await rows<{ sum: string }>(
    `select coalesce(sum(r.stake), 0) as sum from round r
     join member m on m.merchant = r.merchant and m.id = r.member_id
     where r.merchant = $1 and m.account = $2 and r.mode = 'real'`,
    merchant,
    account,
  );
  return BigInt(found?.sum ?? -1);
}

/** Somebody who has proven who they are, as staff would have it: no sum of deposits asks for it any more. */
export async function knowMember(merchant: string, account: string): Promise<void> {
  await rows(
    `update member set kyc_level = 2, kyc_status = 'verified' where merchant = $1 and account = $2`,
    merchant,
    account,
  );
}

/** Another version of a site’s terms holds from now on, past every operator. */
export async function publishTerms(merchant: string, changes: string): Promise<void> {
  await rows(
    `insert into terms_version (merchant, version, changes, published_at, effective_at)
     select $1, coalesce(max(version), 0) + 1, jsonb_build_object('EN', $2::text, 'AR', $2::text), now(), now()
     from terms_version where merchant = $1`,
    merchant,
    changes,
  );
}

/** The number of a member, with its country. */
export async function mobileOf(merchant: string, account: string): Promise<string> {
  const [found] = await rows<{ mobile: string }>(
    'select mobile from member where merchant = $1 and account = $2',
    merchant,
    account,
  );
  return found?.mobile ?? '';
}

export async function favouritesOf(merchant: string, account: string): Promise<string[]> {
  const found = await rows<{ node_id: string }>(
    `select f.node_id from favourite f join member m on m.merchant = f.merchant and m.id = f.member_id
     where m.merchant = $1 and m.account = $2 order by f.node_id`,
    merchant,
    account,
  );
  return found.map(({ node_id }) => node_id);
}

/** The largest wins of the last thirty days in minor units, largest first. */
export async function largestWins(merchant: string, limit: number): Promise<bigint[]> {
  const found = await rows<{ win: string }>(
    `select win from round where merchant = $1 and mode = 'real' and win > stake and at > now() - interval '30 days'
     order by win desc limit $2`,
    merchant,
    limit,
  );
  return found.map(({ win }) => BigInt(win));
}

/** Every entry of the ledger in one sum; money is neither made nor lost, so it is nothing. */
export async function ledgerSum(): Promise<bigint> {
  const [found] = await rows<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from ledger_entry',
  );
  return BigInt(found?.sum ?? -1);
}

/** Whoever asked often may ask again, as if hours had passed. */
export async function forgetCounts(merchant: string): Promise<void> {
  await rows('delete from counter where merchant = $1', merchant);
}

/** As if nobody had logged in from this machine, or tried to in vain. */
export async function forgetLogins(): Promise<void> {
  await rows("delete from counter where scope in ('login.address', 'login.failed_address')");
}

/** From now on an address has done too much of this, whatever it is. */
export async function fillCount(merchant: string, scope: string): Promise<void> {
  await rows(
    'update counter set count = 10000 where merchant = $1 and scope = $2',
    merchant,
    scope,
  );
}

/** The codes of a site have run out, as if minutes had passed. */
export async function expireCodes(merchant: string): Promise<void> {
  await rows(
    "update phone_code set expires_at = now() - interval '1 minute' where merchant = $1",
    merchant,
  );
}

/** What an operator says of a site; nothing where they leave it at what is usual. */
export async function settingOf(merchant: string, key: string): Promise<object | undefined> {
  const [found] = await rows<{ value: object }>(
    'select value from site_setting where merchant = $1 and key = $2',
    merchant,
    key,
  );
  return found?.value;
}

/** What an operator says of a site while it runs; nothing takes the setting away. */
export async function writeSetting(merchant: string, key: string, value?: object): Promise<void> {
  await rows('delete from site_setting where merchant = $1 and key = $2', merchant, key);
  if (value === undefined) return;
  const text = JSON.stringify(value);
  await rows(
    'insert into site_setting (merchant, key, value) values ($1, $2, $3)',
    merchant,
    key,
    text,
  );
}

/** Who has to choose a password of their own. */
export async function firstTimer(merchant: string): Promise<string> {
  const [found] = await rows<{ account: string }>(
    'select account from member where merchant = $1 and first_time_login limit 1',
    merchant,
  );
  return found?.account ?? '';
}

/** Into the inbox of one member, past every operator; the last of them is the newest. */
export async function writeLetters(
  merchant: string,
  account: string,
  letters: readonly { readonly title: string; readonly html: string }[],
): Promise<void> {
  for (const { title, html } of letters)
    await rows(
      `insert into message (merchant, member_id, kind, titles, contents, at, read_at)
       select merchant, id, 'personal', $3, $4, clock_timestamp(), null
       from member where merchant = $1 and account = $2`,
      merchant,
      account,
      JSON.stringify({ EN: title }),
      JSON.stringify({ EN: html }),
    );
}

export async function clearLetters(merchant: string, account: string): Promise<void> {
  await rows(
    `delete from message where merchant = $1
     and member_id = (select id from member where merchant = $1 and account = $2)`,
    merchant,
    account,
  );
}

/** Titles of a member’s letters, the newest first, and whether each was read. */
export async function lettersOf(merchant: string, account: string): Promise<[string, boolean][]> {
  const found = await rows<{ title: string; read: boolean }>(
    `select titles->>'EN' as title, read_at is not null as read from message
     where merchant = $1
     and member_id = (select id from member where merchant = $1 and account = $2)
     order by at desc, id desc`,
    merchant,
    account,
  );
  return found.map(({ title, read }) => [title, read]);
}

/** A member who has read no notice yet. */
export async function forgetNoticesRead(merchant: string, account: string): Promise<void> {
  await rows(
    `delete from announcement_read where merchant = $1
     and member_id = (select id from member where merchant = $1 and account = $2)`,
    merchant,
    account,
  );
}

/** The words of a member to the operator. */
export async function feedbackOf(merchant: string, account: string): Promise<string[]> {
  const found = await rows<{ content: string }>(
    `select content from feedback where merchant = $1
     and member_id = (select id from member where merchant = $1 and account = $2) order by id`,
    merchant,
    account,
  );
  return found.map(({ content }) => content);
}

export interface WrittenClaim {
  readonly status: string;
  readonly remark: string;
  readonly pictures: readonly { readonly width: number; readonly height: number }[];
}

/** What a member claimed of a promotion, with the pictures that came along. */
export async function claimsOf(
  merchant: string,
  account: string,
  promotion: string,
): Promise<WrittenClaim[]> {
  return rows<WrittenClaim>(
    `select c.status, c.remark, coalesce((
       select json_agg(json_build_object('width', u.width, 'height', u.height) order by u.id)
       from upload u where u.merchant = c.merchant and u.member_id = c.member_id
         and u.subject = 'promotion:' || c.promotion_id), '[]') as pictures
     from promotion_claim c join member m on m.merchant = c.merchant and m.id = c.member_id
     where c.merchant = $1 and m.account = $2 and c.promotion_id = $3`,
    merchant,
    account,
    promotion,
  );
}

/** As if a member had never claimed anything. */
export async function forgetClaims(merchant: string, account: string): Promise<void> {
  const member = '(select id from member where merchant = $1 and account = $2)';
  for (const table of ['promotion_claim', 'upload'])
    await rows(
      `delete from ${table} where merchant = $1 and member_id = ${member}`,
      merchant,
      account,
    );
}

/** How a claim stands from now on. */
export async function setClaim(
  merchant: string,
  account: string,
  promotion: string,
  status: string,
): Promise<void> {
  await rows(
    `insert into promotion_claim (merchant, promotion_id, member_id, status, remark, at)
     select $1, $3, id, $4, '', now() from member where merchant = $1 and account = $2
     on conflict (merchant, promotion_id, member_id) do update set status = $4`,
    merchant,
    account,
    promotion,
    status,
  );
}

/** When the keys of a member's remembered devices were turned last. */
export async function devicesTurned(merchant: string, account: string): Promise<number[]> {
  const found = await rows<{ turned_at: Date }>(
    `select d.turned_at from device_credential d join member m on m.merchant = d.merchant and m.id = d.member_id
     where m.merchant = $1 and m.account = $2 order by d.turned_at desc`,
    merchant,
    account,
  );
  return found.map(({ turned_at }) => turned_at.getTime());
}

/** As if a minute had passed since. */
export async function ageDevices(merchant: string, account: string): Promise<void> {
  await rows(
    `update device_credential d set turned_at = d.turned_at - interval '1 minute' from member m
     where m.merchant = d.merchant and m.id = d.member_id and m.merchant = $1 and m.account = $2`,
    merchant,
    account,
  );
}

/** Whoever wants to let this member in waits until it is let go. */
export async function holdMember(merchant: string, account: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: platform().databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from member where merchant = $1 and account = $2 for update', [
    merchant,
    account,
  ]);
  return () => client.end();
}

const ofGuard = `g.merchant = m.merchant and g.member_id = m.id and m.merchant = $1 and m.account = $2`;

/** A member's play has gone on until its reality check is due: nobody waits for it. */
export async function makeCheckDue(merchant: string, account: string): Promise<void> {
  await rows(
    `update member_guard g set check_due_at = now() - interval '1 second' from member m where ${ofGuard}`,
    merchant,
    account,
  );
}

/** A member's play has gone on for as long as a limit of theirs allows. */
export async function endPlayTime(merchant: string, account: string): Promise<void> {
  await rows(
    `update member_guard g set session_minutes = 15, play_started_at = now() - interval '15 minutes' from member m where ${ofGuard}`,
    merchant,
    account,
  );
}

/** As of a member who has not played for long, and limits no session. */
export async function forgetPlay(merchant: string, account: string): Promise<void> {
  await rows(
    `update member_guard g set session_minutes = null, play_started_at = null, play_seen_at = null,
       check_due_at = null, break_until = null, play_staked = 0, play_won = 0 from member m where ${ofGuard}`,
    merchant,
    account,
  );
}
