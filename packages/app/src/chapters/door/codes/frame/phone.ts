import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from '@firebase/auth';
import type { CodesData } from '@livery/themes/contract';
import { isRecord } from '@livery/web/store/storage';

export interface Phone {
  send(e164: string, language: string): Promise<void>;
  confirm(code: string): Promise<{ readonly token: string; readonly mobile: string }>;
}

/** Firebase's codes by SMS. The captcha shows itself in an element, where it has to. */
export function phoneOf(
  { emulator, ...project }: CodesData['firebase'],
  captcha: HTMLElement,
): Phone {
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence });
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    // An emulator asks for a captcha and looks at none.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  let sent = '';
  return {
    send: async (e164, language) => {
      auth.languageCode = language;
      const verifier = new RecaptchaVerifier(auth, captcha, { size: 'invisible' });
      try {
        sent = await new PhoneAuthProvider(auth).verifyPhoneNumber(e164, verifier);
      } finally {
        verifier.clear();
      }
    },
    confirm: async (code) => {
      const credential = PhoneAuthProvider.credential(sent, code);
      const { user } = await signInWithCredential(auth, credential);
      return { token: await user.getIdToken(), mobile: user.phoneNumber ?? '' };
    },
  };
}

const wrong = new Set<unknown>([
  'auth/code-expired',
  'auth/invalid-verification-code',
  'auth/invalid-verification-id',
  'auth/missing-verification-code',
]);

/** The code is not right, or not any more. */
export const isWrongCode = (error: unknown): boolean => isRecord(error) && wrong.has(error['code']);
