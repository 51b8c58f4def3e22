import { isRecord } from '@livery/web/store/storage';

/** What a site asks of the page for phone codes. */
export type Order =
  | { readonly type: 'send'; readonly e164: string; readonly language: string }
  | { readonly type: 'confirm'; readonly code: string };

/** What that page says. */
export type Word =
  /** It heard who is there. */
  | { readonly type: 'ready' }
  | { readonly type: 'sent' }
  /** Nothing came of it, and the code is not to blame. */
  | { readonly type: 'failed' }
  | { readonly type: 'wrong' }
  /** Firebase's word that this number is theirs. */
  | { readonly type: 'token'; readonly token: string; readonly mobile: string }
  /** The captcha asks something, and is so tall; nothing any more at 0. */
  | { readonly type: 'asks'; readonly height: number };

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most;

export function isOrder(data: unknown): data is Order {
  if (!isRecord(data)) return false;
  return data['type'] === 'send'
    ? isText(data['e164'], 32) && isText(data['language'], 32)
    : data['type'] === 'confirm' && isText(data['code'], 32);
}

export function isWord(data: unknown): data is Word {
  if (!isRecord(data)) return false;
  switch (data['type']) {
    case 'ready':
    case 'sent':
    case 'failed':
    case 'wrong':
      return true;
    case 'token':
      return isText(data['token'], 4096) && isText(data['mobile'], 32);
    case 'asks':
      return typeof data['height'] === 'number' && data['height'] >= 0;
    default:
      return false;
  }
}

/** Nobody but the two who hold its ends is on a line: no origin is named, and nothing handed over. */
export const sayOn = (line: MessagePort, what: unknown): void => line.postMessage(what, []);

export function hearOn(line: MessagePort, hear: (data: unknown) => void): void {
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  line.start();
}
