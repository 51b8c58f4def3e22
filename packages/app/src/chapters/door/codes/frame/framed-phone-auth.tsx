import type { ReactNode } from 'react';
import {
  Dismissal,
  NoAnswer,
  SendFailure,
  WrongCode,
  type PhoneAuthProvider,
} from '../phone-auth.ts';
import { CodesFrame } from './codes-frame.tsx';
import { openLine, type Line } from './line.ts';

export interface FramedOptions {
  /** Of the page for phone codes. */
  readonly address: string;
  /** The message's own, as Firebase names languages. */
  readonly language: string;
  /** Puts the frame into the page, or takes it away. */
  readonly show: (frame: ReactNode) => void;
  /** Aborted when nobody is there any more. */
  readonly leaving: AbortSignal;
}

/** A page that was opened for one number; its code is confirmed there, too. */
export interface SentCode {
  readonly e164: string;
  readonly line: Line;
}

let opened = 0;

/** Codes by Firebase, through a frame of another origin: nothing of Firebase runs in this page. */
export function framedPhoneAuth({
  address,
  language,
  show,
  leaving,
}: FramedOptions): PhoneAuthProvider<SentCode> {
  return {
    send: async (e164) => {
      opened += 1;
      const key = opened;
      let isDismissed = false;
      const line = openLine((height) => draw(height));
      const dismiss = (): void => {
        isDismissed = true;
        line.close();
      };
      leaving.addEventListener('abort', dismiss);
      const draw = (height: number): void =>
        show(
          <CodesFrame
            key={key}
            address={address}
            height={height}
            onLoad={(page) => line.connect(page, new URL(address).origin)}
            onClose={dismiss}
          />,
        );
      draw(0);
      const word = await line.ask({ type: 'send', e164, language });
      if (word.type === 'sent') return { e164, line };
      line.close();
      show(null);
      throw isDismissed ? new Dismissal() : new SendFailure();
    },
    confirm: async ({ e164, line }, code) => {
      const word = await line.ask({ type: 'confirm', code });
      if (word.type === 'token' && word.mobile === e164) return word.token;
      if (word.type === 'failed') throw new NoAnswer();
      throw new WrongCode();
    },
  };
}
