import { useRef, useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** How often a payment password may still be tried, where a refusal says so. */
const leftOf = (value: unknown): number | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'attemptsLeft' in value &&
  typeof value.attemptsLeft === 'number'
    ? value.attemptsLeft
    : undefined;

/** Money to somebody right below: looked at once more, signed, and sent once however often it is tried. */
export function useTransfer(account: string, onDone: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const money = useMoney(useMerchant().currency);
  const [amount, put] = useState('');
  const [isReviewed, setReviewed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, refuse] = useState<unknown>();
  const key = useRef<string>(undefined);

  const setAmount = (typed: string): void => {
    // Another amount is another transfer.
    key.current = undefined;
    refuse(undefined);
    put(typed);
  };
  const send = async (paymentPassword: string): Promise<void> => {
    key.current ??= crypto.randomUUID();
    setBusy(true);
    refuse(undefined);
    try {
      await call(
        'agentTransfer',
        { payload: { account, amount, paymentPassword } },
        { idempotencyKey: key.current },
      );
      toast.show({
        tone: 'success',
        text: t('flag.AGETRANSDOWN3.done', { account, amount: money(amount) }),
      });
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const told = (): string | undefined => {
    if (refusal === undefined) return undefined;
    const left = refusal instanceof ApiError ? leftOf(refusal.value) : undefined;
    if (left !== undefined) return t('withdraw.pin.wrong', { count: left });
    return errorText(refusal, t);
  };
  const code = refusal instanceof ApiError ? refusal.code : undefined;
  return {
    amount,
    setAmount,
    isSound: /[1-9]/.test(amount),
    isReviewed,
    review: setReviewed,
    busy,
    send,
    refusal: told(),
    isOfPin: code?.startsWith('payment_password.') === true,
    forget: () => refuse(undefined),
  };
}
