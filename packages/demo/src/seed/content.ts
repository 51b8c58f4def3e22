import type { Merchant, Tx } from '@livery/gateway/extras';
import { announcements } from '../texts/announcements.ts';
import { banners } from '../texts/banners.ts';
import { help } from '../texts/help.ts';
import { filled, filledHtml } from '../texts/fill.ts';

const DAY = 86_400_000;

export async function writeContent(tx: Tx, merchant: Merchant, now: number): Promise<void> {
  const { code } = merchant;
  await tx
    .insertInto('announcement')
    .values(
      announcements.map(({ kind, daysAgo, endsIn, title, content }) => ({
        merchant: code,
        kind,
        titles: filled(title, merchant),
        contents: filledHtml(content, merchant),
        starts_at: new Date(now - daysAgo * DAY),
        ends_at: endsIn === undefined ? null : new Date(now + endsIn * DAY),
      })),
    )
    .execute();
  await tx
    .insertInto('banner')
    .values(
      banners.map(({ group, picture, link, title, text }, position) => ({
        merchant: code,
        group_name: group,
        titles: filled(title, merchant),
        texts: filled(text, merchant),
        picture: `art:banners/${picture}`,
        link,
        position,
        starts_at: new Date(now - 30 * DAY),
        ends_at: null,
      })),
    )
    .execute();
  await tx
    .insertInto('help_article')
    .values(
      help.map(({ title, content }, position) => ({
        merchant: code,
        titles: filled(title, merchant),
        contents: filledHtml(content, merchant),
        position,
      })),
    )
    .execute();
}
