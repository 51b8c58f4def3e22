import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { SentCode } from './frame/framed-phone-auth.tsx';
import type { Mobile } from './mobile.ts';
import { SendFailure, type PhoneAuthProvider } from './phone-auth.ts';

/** Somebody else's word for a number: it works once, and under its key a try that was cut may be repeated. */
export interface Proof {
  readonly idToken: string;
  readonly idempotencyKey: string;
}

interface Sent {
  readonly auth: PhoneAuthProvider<SentCode>;
  readonly handle: SentCode;
  /** What came of the code that was right. */
  proven?: Proof & { readonly code: string };
}

/** As a network takes it: a zero before the number is dialled at home alone. */
const e164 = ({ dial, number }: Mobile): string => `+${dial}${number.replace(/^0+/, '')}`;

/** Codes that Firebase sends, where the brand has a page for them; nothing of it is loaded before. */
export function usePhoneProof() {
  const { code: merchant, firebase, languages } = useMerchant();
  const language = useLanguage();
  const [frame, show] = useState<ReactNode>(null);
  const last = useRef<Sent>(undefined);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  const codes = firebase?.codes;
  const send = async (mobile: Mobile): Promise<void> => {
    last.current?.handle.line.close();
    last.current = undefined;
    const load = import('./frame/framed-phone-auth.tsx');
    const { framedPhoneAuth } = await load.catch(() => {
      throw new SendFailure();
    });
    const origin = codes?.replace(/:\*$/, location.port && `:${location.port}`);
    const auth = framedPhoneAuth({
      address: `${origin}/${merchant}/`,
      language: languages.find((one) => one.code === language)?.tag ?? 'en',
      show,
      leaving: leaving.current.signal,
    });
    last.current = { auth, handle: await auth.send(e164(mobile)) };
  };
  return {
    /** To be shown as long as a code may be sent or confirmed. */
    frame,
    /** Only where there is a page to ask. */
    send: codes === undefined ? undefined : send,
    /** Nothing where Firebase sent no code to this number: then the code is the platform’s to look at. */
    prove: async (mobile: Mobile, code: string): Promise<Proof | undefined> => {
      const sent = last.current;
      if (sent?.handle.e164 !== e164(mobile)) return undefined;
      if (sent.proven?.code !== code) {
        const idToken = await sent.auth.confirm(sent.handle, code);
        sent.proven = { code, idToken, idempotencyKey: crypto.randomUUID() };
      }
      return sent.proven;
    },
  };
}

export type PhoneProof = ReturnType<typeof usePhoneProof>;
