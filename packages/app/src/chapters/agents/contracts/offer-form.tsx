import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { StepEditor, type ContractStep, type StepFault } from '@livery/ui/step-table';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Failure } from '#kernel/forms/failure.tsx';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import {
  contractsKey,
  grantedQuery,
  type ContractKind,
  type DownlineContract,
} from '../api/contracts.ts';
import { usePercent } from '../rates/use-percent.ts';
import * as css from '../sheets.css.ts';
import { contractKindOf } from './kinds.ts';
import { faultsOf, sentSteps, type StepFaultKeys } from './typed-steps.ts';

/** As the platform bounds them. */
const MOST_STEPS = 10;
const LONGEST_NOTE = 200;

export interface OfferFormProps {
  readonly userName: string;
  readonly account: string;
  readonly kind: ContractKind;
  /** The agent’s own steps: nothing that is granted goes above them. */
  readonly own: NonNullable<DownlineContract['own']>;
  readonly onDone: () => void;
}

interface RefusedStep {
  readonly step: number;
  readonly most: string;
}

function refusedStep(why: unknown): RefusedStep | undefined {
  const isStep = why instanceof ApiError && why.code === 'contract.above_own';
  return isStep ? ((why.value as RefusedStep | null) ?? undefined) : undefined;
}

/** An offer to a direct downline, step by step, and never above one’s own. */
export function OfferForm({ userName, account, kind, own, onDone }: OfferFormProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const percent = usePercent();
  const { currency } = useMerchant();
  const [steps, type] = useState<readonly ContractStep[]>([{ from: '', active: '0', rate: '' }]);
  const [note, setNote] = useState('');
  const [faults, say] = useState<readonly StepFault[]>([]);
  const [failed, fail] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const most = own.at(-1)?.rate ?? '0';

  const send = async (): Promise<void> => {
    setBusy(true);
    fail(undefined);
    try {
      const granted = await call('offerContract', {
        params: { account, kind },
        body: { steps: sentSteps(steps), ...(note === '' ? {} : { note }) },
      });
      queries.setQueryData(grantedQuery(userName, account, kind).queryKey, granted);
      void queries.invalidateQueries({ queryKey: contractsKey(userName) });
      toast.show({ tone: 'success', text: t('flag.AGECONTRACT3.offered', { account }) });
      onDone();
    } catch (error) {
      const refused = refusedStep(error);
      if (!refused) return fail(error);
      const text = t('flag.AGENCY3.rates.high', { most: percent(refused.most) });
      say(steps.map((_, at) => (at === refused.step ? { rate: text } : {})));
    } finally {
      setBusy(false);
    }
  };
  const worded = (keys: StepFaultKeys): StepFault =>
    Object.fromEntries(
      (Object.entries(keys) as [keyof StepFault, TextKey][]).map(([name, key]) => [name, t(key)]),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = faultsOf(steps, most);
    say(found.map(worded));
    if (found.every((fault) => Object.keys(fault).length === 0)) void send();
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Failure text={failed === undefined ? undefined : errorText(failed, t)} />
      <Text tone="soft">{t('flag.AGECONTRACT3.offer.line')}</Text>
      <StepEditor
        label={t(contractKindOf(kind).name)}
        value={steps}
        onValueChange={type}
        most={MOST_STEPS}
        rates={{ min: '0', max: most, step: '0.5000' }}
        locale={language}
        currency={currency}
        faults={faults}
        labels={{
          step: (place) => t('flag.AGECONTRACT3.step.number', { number: place }),
          from: t(contractKindOf(kind).base),
          active: t('flag.AGECONTRACT3.active'),
          rate: t('flag.AGECONTRACT3.share'),
          bounds: t('flag.AGECONTRACT3.steps.most', { most: percent(most) }),
          less: t('flag.AGENCY3.rates.less'),
          more: t('flag.AGENCY3.rates.more'),
          remove: t('flag.AGECONTRACT3.steps.remove'),
          add: t('flag.AGECONTRACT3.steps.add'),
        }}
      />
      <TextField
        label={t('flag.AGECONTRACT3.note')}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" loading={busy}>
        {t('flag.AGECONTRACT3.offer.send')}
      </Button>
    </form>
  );
}
