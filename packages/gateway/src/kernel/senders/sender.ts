export interface Sms {
  readonly merchant: string;
  /** As the network takes it: + and digits. */
  readonly to: string;
  readonly text: string;
}

export interface Mail extends Sms {
  readonly subject: string;
}

/** Brings a message to a player, or throws `SenderError`. The same message has the same key. */
export interface Sender {
  sendSms(sms: Sms, key: string): Promise<void>;
  sendMail(mail: Mail, key: string): Promise<void>;
}

/** It says nothing of the message: an error ends in the log, and a code must not. */
export class SenderError extends Error {
  override readonly name = 'SenderFailed';
  /** It was understood and refused, as it would be again. */
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}
