/** What a page asks by itself, before any script of the app is there. */
export interface EarlyQuestions {
  readonly merchant: string;
  readonly language: string;
  readonly addresses: readonly string[];
}

interface EarlyAnswers {
  readonly language: string;
  readonly answers: Record<string, Promise<Response>>;
}

const text = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Asks for a visitor who sees the page in its first language; whoever is somebody,
 * or chose another, is answered otherwise. Storage may be blocked: then nobody is asked.
 */
export const earlyScript = ({ merchant, language, addresses }: EarlyQuestions): string => {
  return [
    'try{',
    `var l=localStorage,c=l.getItem('lang'),g=${text(language)};`,
    "if(!sessionStorage.getItem('MC_SESSION_INFO')&&l.getItem('autoLogin')!=='1'&&(!c||c===g)){",
    `var h={Merchant:${text(merchant)},Language:g,Device:matchMedia('(display-mode: standalone)').matches?'OTHERS':'H5',Gateway:'3'};`,
    'globalThis.early={language:g,answers:{}};',
    `${text(addresses)}.forEach(function(a){(early.answers[a]=fetch(a,{headers:h})).catch(function(){})})`,
    '}}catch(e){}',
  ].join('');
};

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
  return isForAll ? answer : undefined;
}
