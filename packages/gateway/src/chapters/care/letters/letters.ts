import { escapeHtml } from '../../../http/html.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Change, LimitOutcome } from '../limits/change.ts';
import { careWords, type CareWording, type CareWords } from './words.ts';

/** A letter with its date confirms what a member decided, in the transaction that did it. */
export async function tellLimit(
  events: Pick<AccountEvents, 'ownerTold'>,
  change: Change,
  { rule, did }: LimitOutcome,
): Promise<void> {
  const { timeZone, currency } = change.merchant;
  await tell(events, change, (its) => {
    const period = its.periods[rule.period];
    const limit = its.limits[rule.kind];
    const amount = (value: bigint) => {
      const figure =
        rule.kind === 'time'
          ? its.minutes(value.toString())
          : money(its, toDecimal(value, currency), currency);
      return period === '' ? figure : `${figure} ${period}`;
    };
    const at = (moment: Date | null) => (moment === null ? '' : momentIn(its, timeZone, moment));
    if (did === 'removed') return [its.removed(limit)];
    if (did === 'confirmed') return [its.confirmed(limit, amount(rule.amount))];
    if (did === 'cancelled') return [its.cancelled(limit, amount(rule.amount))];
    if (did !== 'asked') return [its.set(limit, amount(rule.amount))];
    const wanted = rule.pending_amount === null ? undefined : amount(rule.pending_amount);
    return [its.asked(limit, wanted, at(rule.effective_at), at(rule.confirm_by))];
  });
}

export async function tellBar(
  events: Pick<AccountEvents, 'ownerTold'>,
  change: Change,
  { kind, until }: { readonly kind: 'timeout' | 'exclusion'; readonly until: number | null },
): Promise<void> {
  await tell(events, change, (its) => {
    const end =
      until === null ? undefined : momentIn(its, change.merchant.timeZone, new Date(until));
    const said = kind === 'timeout' ? its.timeout(end ?? '') : its.exclusion(end);
    return [said, { title: '', text: its.money }];
  });
}

async function tell(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, now }: Change,
  say: (its: CareWords) => readonly [CareWording, ...CareWording[]],
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = careWords[language];
    if (its === undefined) continue;
    const parts = say(its);
    titles[language] = parts[0].title;
    contents[language] = parts.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('');
  }
  const texts: { readonly titles: Texts; readonly contents: Texts } = { titles, contents };
  await events.ownerTold(tx, { merchant, memberId, ...texts, now });
}

const momentIn = ({ tag }: CareWords, timeZone: string, moment: Date): string =>
  moment.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** Written by its digits: a float would lose some of a large amount. */
const money = ({ tag }: CareWords, decimal: string, currency: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(
    decimal as Intl.StringNumericLiteral,
  );
