import { sql } from 'kysely';
import { cleanTexts, type Merchant, type Tx } from '@livery/gateway/extras';
import type { HistoryMovement } from '../history/merchant-history.ts';
import { GUEST } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';
import { letters, walletMessages } from '../texts/messages.ts';
import { fillAmount, fillEach, type Wording } from '../texts/fill.ts';

const DAY = 86_400_000;
/** What is older has been read. */
const UNREAD = 5.5 * DAY;

interface Letter {
  readonly player: number;
  readonly kind: 'system' | 'personal' | 'promotion' | 'wallet';
  readonly titles: Wording;
  readonly contents: Wording;
  readonly at: number;
}

/** Inboxes of those who can log in: what the site writes, and word of every payment there was. */
export async function writeInboxMessages(
  tx: Tx,
  merchant: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  happened: readonly HistoryMovement[],
  now: number,
): Promise<void> {
  const isRead = ({ at }: Letter) => now - at > UNREAD;
  const given = [...written(players, now), ...ofPayments(merchant, players, happened)]
    .toSorted((one, other) => one.at - other.at)
    .map((letter, place) => ({
      place,
      member_id: String(ids[letter.player]),
      kind: letter.kind,
      titles: fillEach(letter.titles, merchant),
      contents: cleanTexts(merchant, { ...fillEach(letter.contents, merchant) }),
      at: letter.at,
      read_at: isRead(letter) ? letter.at + DAY / 8 : null,
    }));
  await sql`
    INSERT INTO message (merchant, member_id, kind, titles, contents, at, read_at)
    SELECT ${merchant.code}, member_id, kind, titles, contents, to_timestamp(at / 1000),
      to_timestamp(read_at / 1000)
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (place integer,
      member_id bigint, kind text, titles jsonb, contents jsonb, at float8, read_at float8)
    ORDER BY place`.execute(tx);
}

/** A guest has no inbox, and regulars never look. */
const writesTo = ({ plays, type }: DemoPlayer): boolean => plays !== 'regular' && type !== GUEST;

function written(players: readonly DemoPlayer[], now: number): Letter[] {
  return players.flatMap((recipient, player) =>
    letters.flatMap(({ kind, daysAgo, title, content }): Letter[] => {
      const isHere = writesTo(recipient) && daysAgo < recipient.joined;
      const isMeant = kind !== 'personal' || recipient.plays === 'much';
      if (!isHere || !isMeant) return [];
      return [{ player, kind, titles: title, contents: content, at: now - daysAgo * DAY }];
    }),
  );
}

function ofPayments(
  { currency }: Merchant,
  players: readonly DemoPlayer[],
  happened: readonly HistoryMovement[],
): Letter[] {
  return happened.flatMap(({ player, kind, amount, at }): Letter[] => {
    const text = walletMessages[kind];
    const recipient = players[player];
    if (text === undefined || recipient === undefined || !writesTo(recipient)) return [];
    const contents = fillAmount(text.content, currency, amount);
    return [{ player, kind: 'wallet', titles: text.title, contents, at }];
  });
}
