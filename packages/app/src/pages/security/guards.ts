import type { IconName } from '@livery/ui/icon';
import type { Reply } from '@livery/contract/client';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

/** It is there, it is not, or something is still to be done about it. */
export type GuardState = 'set' | 'unset' | 'attention';

/** One thing that guards an account. */
export interface AccountGuard {
  readonly label: TextKey;
  readonly icon: IconName;
  readonly state: GuardState;
  /** What it is good for, or what is to be done. */
  readonly line: TextKey;
  /** Where it is set; it is only told of without. */
  readonly to?: string;
}

export type Security = Reply<'security'>;

const setIf = (isSet: boolean): GuardState => (isSet ? 'set' : 'unset');

const contactStates: Readonly<Record<Security['email'], GuardState>> = {
  none: 'unset',
  unverified: 'attention',
  verified: 'set',
};

const emailLines = {
  set: 'security.email.line',
  unset: 'security.email.none',
  attention: 'security.email.unproven',
} as const satisfies Record<GuardState, TextKey>;

const mobileLines = {
  set: 'security.mobile.line',
  unset: 'security.mobile.none',
  attention: 'security.email.unproven',
} as const satisfies Record<GuardState, TextKey>;

/** A newer platform may know of another state; it is not said to be in order. */
const contactState = (said: Security['email']): GuardState =>
  Object.hasOwn(contactStates, said) ? contactStates[said] : 'attention';

/** What guards this account, the first to be thought of first; passkeys where the site has them. */
export function guardsOf(security: Security, passkeys: number | undefined): AccountGuard[] {
  const email = contactState(security.email);
  const mobile = contactState(security.mobile);
  return [
    {
      label: 'password.row',
      icon: 'key',
      state: setIf(security.password),
      line: 'security.password.line',
      to: pathTo('changePassword'),
    },
    {
      label: 'title.paymentPassword',
      icon: 'lock',
      state: setIf(security.paymentPassword),
      line: 'security.pin.line',
      to: pathTo('paymentPassword'),
    },
    {
      label: 'security.cards',
      icon: 'withdraw',
      state: setIf(security.bankCards > 0),
      line: 'security.cards.line',
      to: pathTo('bankCards'),
    },
    {
      label: 'title.email',
      icon: 'mail',
      state: email,
      line: emailLines[email],
      to: pathTo('email'),
    },
    {
      label: 'title.mobile',
      icon: 'phone',
      state: mobile,
      line: mobileLines[mobile],
      to: pathTo('mobile'),
    },
    ...(passkeys === undefined
      ? []
      : [
          {
            label: 'security.passkeys',
            icon: 'key',
            state: setIf(passkeys > 0),
            line: 'security.passkeys.line',
          } as const,
        ]),
    {
      label: 'title.authenticator',
      icon: 'shield',
      state: setIf(security.totp),
      line: 'security.totp.line',
      to: pathTo('authenticator'),
    },
    {
      label: 'title.questions',
      icon: 'chat',
      state: setIf(security.questions),
      line: 'security.questions.line',
      to: pathTo('questions'),
    },
    {
      label: 'title.payeeName',
      icon: 'user',
      state: setIf(security.payeeName),
      line: 'security.payee.line',
      to: pathTo('payeeName'),
    },
  ];
}
