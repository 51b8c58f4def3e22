const text = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What a page asks by itself, before any script of the app is there. */
export interface EarlyQuestions {
  readonly merchant: string;
  readonly language: string;
  /** Of one page; or of each page by its path, for one that was opened without a search. */
  readonly addresses: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** The one of them that says which banner is the first, where its picture is to be painted at once. */
  readonly picturedBy?: string;
  /** The one of them whose games stand in the first strip. */
  readonly coveredBy?: string;
}

/** The page's own addresses, as the script finds them. */
const ownOf = (addresses: EarlyQuestions['addresses']): string =>
  Array.isArray(addresses)
    ? text(addresses)
    : `(!location.search&&${text(addresses)}[location.pathname]||[])`;

interface EarlyAnswers {
  readonly language: string;
  readonly answers: Record<string, Promise<Response>>;
}

/** Reads an answer that the app will read as well. */
const read = '.then(function(r){return r.clone().json()})';

/** Hands the picture of the first banner to the sheet: an answer without one, or of another shape, is the app's affair. */
const paint =
  ".then(function(a){document.documentElement.style.setProperty('--first-banner','url('+JSON.stringify(a.value.banners[0].url)+')')})";

/**
 * Covers of the first strip, in the rooms that wait for them: a round trip and all
 * scripts before there are games. Of two strips of hot games none is the other's.
 */
const cover =
  ".then(function(a){var g=a.value.list;document.querySelectorAll('[data-mosaic][aria-busy] [data-shape=cover]').forEach(function(s,i){if(i<2&&g[i]&&g[i].iconUrl){s.style.setProperty('--cover','url('+JSON.stringify(g[i].iconUrl)+')');s.dataset.covered=''}})})";

/**
 * Asks for a visitor who sees the page in its first language; whoever is somebody,
 * or chose another, is answered otherwise. Storage may be blocked: then nobody is asked.
 */
export const earlyScript = (questions: EarlyQuestions): string => {
  const { merchant, language, addresses, picturedBy, coveredBy } = questions;
  return [
    'try{',
    `var l=localStorage,c=l.getItem('lang'),g=${text(language)};`,
    "if(!sessionStorage.getItem('MC_SESSION_INFO')&&l.getItem('autoLogin')!=='1'&&(!c||c===g)){",
    `var h={Merchant:${text(merchant)},Language:g,Device:matchMedia('(display-mode: standalone)').matches?'OTHERS':'H5',Gateway:'3'};`,
    'globalThis.early={language:g,answers:{}};',
    `${ownOf(addresses)}.forEach(function(a){(early.answers[a]=fetch(a,{headers:h})).catch(function(){})})`,
    picturedBy === undefined
      ? ''
      : `;early.answers[${text(picturedBy)}]${read}${paint}.catch(function(){})`,
    coveredBy === undefined
      ? ''
      : `;early.answers[${text(coveredBy)}]${read}${cover}.catch(function(){})`,
    '}}catch(e){}',
  ].join('');
};

/** In milliseconds: what an answer draws is seen before the next one draws. */
const apart = 20;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Answers that are there together are handed out one after the other: each draws its part
 * of the page at once, and all of them in one task would hold it. Nobody waits for one that
 * has not come.
 */
async function inTurn(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const before = turn;
  turn = before.then(() => new Promise((goOn) => setTimeout(goOn, apart)));
  await before;
  return response;
}

/** The answer to what the page asked; once, and for no other than it asked for. */
export function takeEarly(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const { early } = globalThis as { early?: EarlyAnswers };
  if (!early) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  const isForAll = headers['Authorization'] === undefined && headers['Language'] === early.language;
  return isForAll && answer ? inTurn(answer) : undefined;
}
