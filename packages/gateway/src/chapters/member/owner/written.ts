import { escapeHtml } from '../../../http/html.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Doors } from './proven.ts';
import { words, type Notice, type Wording, type Words } from './words.ts';

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const;

export interface NoticeScene {
  readonly merchant: Merchant;
  readonly notice: Notice;
  readonly visitor: Visitor;
  readonly now: number;
  /** There were more than anybody wants to read. */
  readonly isLast: boolean;
}

/** For the inbox, in every language of the site that the platform speaks. */
export function letterOf(scene: NoticeScene): { readonly titles: Texts; readonly contents: Texts } {
  const spoken = [...new Set([...scene.merchant.languages, 'EN'])].flatMap((language) => {
    const its = words[language];
    return its === undefined ? [] : [[language, its] as const];
  });
  const content = (its: Words) =>
    [saidOf(scene, its).text, ...moreOf(scene, its), detailsOf(scene, its).join('\n')]
      .concat(adviceOf(scene, its))
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('');
  return {
    titles: Object.fromEntries(
      spoken.map(([language, its]) => [language, saidOf(scene, its).title]),
    ),
    contents: Object.fromEntries(spoken.map(([language, its]) => [language, content(its)])),
  };
}

export interface Addressee {
  readonly account: string;
  /** What they read when they last proved themselves, where that is known. */
  readonly language: string | null;
}

/** What the member is not known to read is written as the site speaks, never as whoever asks. */
export function mailOf(
  scene: NoticeScene,
  { account, language }: Addressee,
): { readonly subject: string; readonly text: string } {
  const { languages, name } = scene.merchant;
  const its = spokenIn(language ?? languages[0] ?? 'EN');
  const said = saidOf(scene, its);
  const parts = [
    its.account(account, name),
    said.text,
    ...moreOf(scene, its),
    detailsOf(scene, its).join('\n'),
    adviceOf(scene, its),
    its.noLink,
  ];
  return { subject: `${name}: ${said.title}`, text: parts.join('\n\n') };
}

/** To the number that goes, which may be all its owner has. */
export const messageOf = (
  { merchant: { languages, name } }: Pick<NoticeScene, 'merchant'>,
  language: string | null,
  mayUndo: boolean,
): string => spokenIn(language ?? languages[0] ?? 'EN').mobileGone(name, mayUndo);

function spokenIn(language: string): Words {
  const its = words[language] ?? words['EN'];
  if (its === undefined) throw new Error('there are no words');
  return its;
}

function saidOf({ notice, isLast }: NoticeScene, its: Words): Wording {
  const said = notice.what === 'link' ? its.link(PROVIDERS[notice.provider]) : its[notice.what];
  return isLast ? its.more(said.title) : said;
}

function moreOf({ notice }: NoticeScene, its: Words): string[] {
  if (notice.what !== 'retrieval') return [];
  const [ended, left] = [namesOf(notice.ended, its), namesOf(notice.left, its)];
  return [
    ...(ended === '' ? [] : [its.ended(ended)]),
    ...(notice.codesEnded === true ? [its.codesEnded] : []),
    ...(left === '' ? [] : [its.left(left)]),
  ];
}

const namesOf = ({ passkeys, links }: Doors, its: Words): string =>
  [...(passkeys === 0 ? [] : [its.passkeys(passkeys)]), ...links.map((one) => PROVIDERS[one])].join(
    its.and,
  );

/** Names of a fixed list and no word of whoever did it: this is no way to write to somebody. */
function detailsOf({ merchant, visitor, now }: NoticeScene, its: Words): string[] {
  const at = new Intl.DateTimeFormat(its.tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: merchant.timeZone,
  });
  const device = visitor.device === '' ? its.unknown : visitor.device;
  const country = countryIn(visitor.country, its.tag);
  return [
    `${its.when}: ${at.format(now)}`,
    `${its.where}: ${country === '' ? device : `${device} (${country})`}`,
  ];
}

function countryIn(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** A new password by phone or mail is no way out for whoever has lost both. */
function adviceOf({ notice }: NoticeScene, its: Words): string {
  if (notice.what === 'email') return notice.mayUndo ? its.undo : its.help;
  if (notice.what === 'mobile') return notice.mayUndo ? its.undoMobile : its.help;
  return notice.what === 'retrieval' ? its.help : its.advice;
}
