import { ApiError } from '@livery/web/http/api-error';

/** Codes by SMS from somebody else, who then vouches for the number. */
export interface PhoneAuthProvider<Handle> {
  /** Has a code sent; the handle is what it is confirmed with. */
  send(e164: string): Promise<Handle>;
  /** Their word for the number, as a token. */
  confirm(handle: Handle, code: string): Promise<string>;
}

/** No code was sent. */
export class SendFailure extends Error {}

/** Whoever was asked by the captcha would rather not. */
export class Dismissal extends Error {}

/** The code is not the one that was sent. */
export class WrongCode extends Error {}

/** Nobody said whether it is; the platform was not asked at all. */
export class NoAnswer extends ApiError {
  constructor() {
    super('timeout', 0);
  }
}
