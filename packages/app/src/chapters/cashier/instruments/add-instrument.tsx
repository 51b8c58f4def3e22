import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Segmented } from '@livery/ui/segmented';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { useReturn } from '@livery/web/routing/use-return';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { WrittenRail } from '../api/instruments.ts';
import { payoutsKey } from '../api/payouts.ts';
import * as css from '../deposit/deposit.css.ts';
import { PinSheet } from '../signing/pin-sheet.tsx';
import { railOf } from './instrument-words.ts';

export interface AddInstrumentProps {
  readonly userName: string;
  /** What may be written down here. */
  readonly rails: readonly WrittenRail[];
}

const empty = { bank: '', account: '', payeeName: '' };
type Field = keyof typeof empty;

/** Which field a refusal is about. */
const about: Readonly<Record<string, Field | undefined>> = {
  'card.format': 'account',
  'card.known': 'account',
  'payee.mismatch': 'payeeName',
};

/** What an account is: digits, or letters and digits, in groups as one reads them. */
const isAccount = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z -]{3,48}$/.test(text.trim());

export function AddInstrument({ userName, rails }: AddInstrumentProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const goBack = useReturn(pathTo('withdraw'));
  const [rail, setRail] = useState(rails[0] ?? 'bank');
  const [isSigning, setSigning] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const key = useRef(crypto.randomUUID());
  const fields = useFields(empty, ({ bank, account, payeeName }) => ({
    bank: bank.trim().length < 2 ? t('cards.bank.missing') : undefined,
    account: isAccount(account) ? undefined : t('cards.account.wrong'),
    payeeName: payeeName.trim().length < 2 ? t('cards.payee.missing') : undefined,
  }));
  const { bank, account, payeeName } = fields.values;

  const close = (): void => {
    setSigning(false);
    setRefusal(undefined);
  };
  const add = async (paymentPassword: string): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const payload = {
        rail,
        bank: bank.trim(),
        account: account.trim(),
        payeeName: payeeName.trim(),
        paymentPassword,
      };
      await call('addBankCard', { payload }, { idempotencyKey: key.current });
      await queries.invalidateQueries({ queryKey: payoutsKey(userName) });
      toast.show({ tone: 'success', text: t('cards.added') });
      goBack();
    } catch (error) {
      // What was answered was not added: the next try is another one.
      if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID();
      const field = error instanceof ApiError ? about[error.code] : undefined;
      if (field === undefined) setRefusal(error);
      else {
        close();
        fields.refuse(field, error);
      }
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fields.passes()) setSigning(true);
  };
  const isBank = rail === 'bank';
  return (
    <form className={css.page} noValidate onSubmit={submit}>
      {rails.length > 1 ? (
        <Segmented
          label={t('cards.rail')}
          options={rails.map((value) => ({ value, label: t(railOf({ rail: value }).text) }))}
          value={rail}
          onValueChange={setRail}
        />
      ) : null}
      <TextField
        ref={fields.control('bank')}
        label={isBank ? t('cards.bank') : t('cards.wallet')}
        name="bank"
        autoComplete="off"
        maxLength={60}
        value={bank}
        error={fields.errorOf('bank')}
        onChange={({ target }) => fields.put('bank')(target.value)}
      />
      <TextField
        ref={fields.control('account')}
        label={isBank ? t('cards.account') : t('cards.account.wallet')}
        name="account"
        // It is of somebody’s money, and this device may be another’s tomorrow.
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={50}
        value={account}
        error={fields.errorOf('account')}
        onChange={({ target }) => fields.put('account')(target.value)}
      />
      <TextField
        ref={fields.control('payeeName')}
        label={t('cards.payee')}
        hint={t('cards.payee.hint')}
        name="payeeName"
        autoComplete="name"
        maxLength={60}
        value={payeeName}
        error={fields.errorOf('payeeName')}
        onChange={({ target }) => fields.put('payeeName')(target.value)}
      />
      <Text step="s2" tone="soft">
        {t('cards.kept')}
      </Text>
      <div className={css.action}>
        <Button type="submit" full>
          {t('cards.add')}
        </Button>
      </div>
      <PinSheet
        open={isSigning}
        onClose={close}
        title={t('cards.add')}
        description={`${bank} · ${account.trim().slice(-4)}`}
        busy={busy}
        refusal={refusal}
        onTry={() => setRefusal(undefined)}
        onSubmit={(pin) => void add(pin)}
      />
    </form>
  );
}
