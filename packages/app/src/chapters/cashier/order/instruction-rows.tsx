import { CopyRow } from '@livery/ui/copy-row';
import { Message } from '@livery/ui/message';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { DepositOrder } from '../api/deposit-order.ts';
import * as css from '../deposit/deposit.css.ts';

type Instructions = Extract<DepositOrder['action'], { type: 'instructions' }>;

/** Longer than this, a value is shown by both its ends. */
const longest = 26;

export interface InstructionRowsProps extends Omit<Instructions, 'type'> {
  /** Coins go by a network, and are lost on another one. */
  readonly isCrypto: boolean;
}

/** What an account is called by, in the language of the page; others are called as they came. */
const labels = {
  bank: 'order.to.bank',
  holder: 'order.to.holder',
  account: 'order.to.account',
  reference: 'order.to.reference',
} as const;

/** What somebody does elsewhere to pay, each part of it to be copied. */
export function InstructionRows({ lines, copy, isCrypto }: InstructionRowsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const named = lines.map(({ label, value, what }) => ({
    label: what !== undefined && Object.hasOwn(labels, what) ? t(labels[what]) : label,
    value,
  }));
  const all = named.some(({ value }) => value === copy)
    ? named
    : [...named, { label: t('order.copy'), value: copy }];
  return (
    <div className={css.rows}>
      {isCrypto ? <Message tone="warning">{t('order.crypto.network')}</Message> : null}
      {all.map(({ label, value }) => (
        <CopyRow
          key={label}
          label={label}
          value={value}
          {...(isCrypto && value.length > longest ? { shown: 16 } : {})}
          copyLabel={t('order.copy.one', { what: label })}
          copiedLabel={t('copy_success')}
          onFailed={() => toast.show({ tone: 'danger', text: t('order.copy.failed') })}
        />
      ))}
    </div>
  );
}
