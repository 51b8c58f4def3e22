import type { MerchantData, SignInProvider } from '@livery/themes/contract';

/** Somebody whom people can sign in with. */
export type Provider = 'google' | 'facebook';

/** Where people sign in, what is asked there, and under which name the answer comes. */
export const providers = {
  google: {
    signIn: 'https://accounts.google.com/o/oauth2/v2/auth',
    ask: { response_type: 'id_token', scope: 'openid email', prompt: 'select_account' },
    answer: 'id_token',
  },
  facebook: {
    signIn: 'https://www.facebook.com/dialog/oauth',
    ask: { response_type: 'token', scope: 'email' },
    answer: 'access_token',
  },
} as const satisfies Record<Provider, unknown>;

const flagOf = { google: FLAGS.GOOGLELOGIN3, facebook: FLAGS.FBLOGIN3 };

/** Those that this site has set up, and has not switched off. */
export const providersOf = ({
  firebase,
}: MerchantData): readonly (readonly [Provider, SignInProvider])[] =>
  (['google', 'facebook'] as const).flatMap((name) => {
    const client = firebase?.[name];
    return flagOf[name] && client ? [[name, client] as const] : [];
  });
