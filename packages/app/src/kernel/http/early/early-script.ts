import { tellWords } from './early-words.ts';

const text = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Stands in a question for what the address of the page says. */
export const anyValue = 'ANY-VALUE';

/** By path and parameter: a question, in which `anyValue` stands for what is narrowed to. A value that asks something else stands with it. */
export type NarrowQuestions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The question whose answer has the words of a page, and which of them is read at first. */
export type EarlyWords = readonly [question: string, first: number];

/** What a page asks by itself, before any script of the app is there. */
export interface EarlyQuestions {
  readonly merchant: string;
  readonly language: string;
  /** Of one page; or of each page by its path, for one that was opened without a search. */
  readonly addresses: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** Paths that ask the same whatever their search says. */
  readonly anyhow?: readonly string[];
  /** What a list asks, by its path and the one parameter that its address narrows it by. */
  readonly narrowed?: NarrowQuestions;
  /** The one of them that says which banner is the first, where its picture is to be painted at once. */
  readonly picturedBy?: string;
  /** What of them says which pictures come first: of a home, or of each page by its path. */
  readonly coveredBy?: string | Readonly<Record<string, readonly string[]>>;
  /** The one of them that has the first words, of each page by its path. */
  readonly wordedBy?: Readonly<Record<string, EarlyWords>>;
  /** What is asked instead for whoever is in, by the session that the tab keeps. */
  readonly ofMember?: readonly string[];
}

/** The page's own addresses, as the script finds them: `n` is the question of a list that is narrowed by one thing, to this or to any value. */
const ownOf = ({ addresses, anyhow = [], narrowed = {} }: EarlyQuestions): string =>
  Array.isArray(addresses)
    ? `o=${text(addresses)}`
    : [
        String.raw`v=${text(narrowed)}[location.pathname],m=v&&/^\?(\w+)=([\w-]{1,40})$/.exec(location.search),n=m&&(v[m[0].slice(1)]||v[m[1]]),`,
        `o=n?[n.replace('${anyValue}',m[2])]:(!location.search||${text(anyhow)}.includes(location.pathname))&&${text(addresses)}[location.pathname]||[]`,
      ].join('');

/** Reads an answer that the app will read as well. */
const read = '.then(function(r){return r.clone().json()})';

/**
 * The room of the first banner is told of its picture by a sheet, whenever the room comes: the
 * root would hand it on, and for that a browser styles all of the page anew.
 */
const inRoom = (picture: string): string =>
  `var d=document,t=new CSSStyleSheet;t.insertRule('[data-first-banner]{--first-banner:'+${picture}+'}');d.adoptedStyleSheets=[...d.adoptedStyleSheets||[],t]`;

/** Hands the picture of the first banner to its room: an answer without one, or of another shape, is the app's affair. */
const paint = `.then(function(a){var c='url('+JSON.stringify(a.value.banners[0].url)+')';${inRoom('c')}})`;

/** Rooms of covers, and how many of them are filled. */
const rooms = {
  // Of two strips of hot games none is the other's.
  home: { of: '[data-mosaic][aria-busy] [data-shape=cover]', count: 2, named: '' },
  page: {
    of: 'main [data-shape=cover],main [data-room]',
    count: 3,
    // An address may name one of them; the room is that of the first.
    named: [
      'var q=location.search;if(q&&!n){',
      "var f=l[0],k=l.filter(function(g){return q==='?id='+g.id});",
      // One that is gone is no choice: the page begins with the first.
      String.raw`if(k[0]||!/^\?id=\w+$/.test(q)){l=k;if(k[0]!==f)s=[]}}`,
    ].join(''),
  },
} as const;

/**
 * The first pictures of an answer: covers in the rooms that wait for them, a round trip and
 * all scripts before there are games; what has no such room is fetched, and nothing of it shown.
 */
const show = ({ of, count, named }: (typeof rooms)[keyof typeof rooms]): string =>
  [
    '.then(function(a){',
    `var v=a.value,b=v.banners;if(b&&!b[0])b=0;var s=b?[]:document.querySelectorAll('${of}');`,
    `var l=b||v.games||v.list||v.promotion;${named}`,
    `l.slice(0,b?1:Math.min(s.length,${count})||2).forEach(function(g,i){`,
    'var m=g.announcementImages,u=(g.game||g).iconUrl||g.url||m&&m[0]&&m[0].url,r=s[i];',
    // Scripts that were asked for before would keep a picture of low priority waiting.
    "if(!u)return;var o=new Image();o.fetchPriority='high';o.alt='';o.src=u;",
    // As the app will show it: a browser measures a ground otherwise, and counted the app's as larger.
    "if(r){r.append(o);r.dataset.covered=''}",
    `if(b){${inRoom("'url('+JSON.stringify(u)+')'")}}})})`,
  ].join('');

/** Hands the words of an answer to their bones. */
const tell = (first: string): string =>
  `.then(function(a){(${String(tellWords)})(a.value.player||a.value,${first})})`;

/** Asks for what is a member’s own: it is in no language. */
const askForMember = (addresses: readonly string[]): string =>
  [
    "else if(i){h.Authorization='Bearer '+JSON.parse(i).token;",
    'globalThis.early={language:g,authorization:h.Authorization,answers:{}};',
    `${text(addresses)}.forEach(function(a){(early.answers[a]=fetch(a,{headers:h})).catch(function(){})})}`,
  ].join('');

/**
 * Asks for a visitor who sees the page in its first language; whoever is somebody,
 * or chose another, is answered otherwise. Storage may be blocked: then nobody is asked (ADR 99).
 */
export const earlyScript = (questions: EarlyQuestions): string => {
  const { merchant, language, picturedBy, coveredBy, wordedBy, ofMember } = questions;
  return [
    'try{',
    `var l=localStorage,c=l.getItem('lang'),g=${text(language)},i=sessionStorage.getItem('MC_SESSION_INFO'),`,
    `h={Merchant:${text(merchant)},Language:g,Device:matchMedia('(display-mode: standalone)').matches?'OTHERS':'H5',Gateway:'3'};`,
    "if(!i&&l.getItem('autoLogin')!=='1'&&(!c||c===g)){",
    'globalThis.early={language:g,answers:{}};',
    `var ${ownOf(questions)};o.forEach(function(a){(early.answers[a]=fetch(a,{headers:h})).catch(function(){})})`,
    picturedBy === undefined
      ? ''
      : `;early.answers[${text(picturedBy)}]${read}${paint}.catch(function(){})`,
    typeof coveredBy === 'string'
      ? `;early.answers[${text(coveredBy)}]${read}${show(rooms.home)}.catch(function(){})`
      : '',
    typeof coveredBy === 'object'
      ? `;(n?[o[0]]:${text(coveredBy)}[location.pathname]||[]).forEach(function(q){early.answers[q]&&early.answers[q]${read}${show(rooms.page)}.catch(function(){})})`
      : '',
    wordedBy === undefined
      ? ''
      : `;var w=${text(wordedBy)}[location.pathname];w&&early.answers[w[0]]${read}${tell('w[1]')}.catch(function(){})`,
    '}',
    ofMember === undefined ? '' : askForMember(ofMember),
    '}catch(e){}',
  ].join('');
};
