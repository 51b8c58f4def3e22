import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '@livery/ui/confirm';
import { perTab } from '@livery/web/store/storage';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { PopupProps } from '#kernel/popup.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { isAskedForContracts } from './asked-for-contracts.ts';
import { useSession } from '#kernel/session/session.ts';
import { waitingQuery, type ContractKind } from '../api/contracts.ts';
import { contractKinds } from './kinds.ts';

/** Which of them were put off in this session, by their offers’ kinds. */
const putOff = (userName: string): string => `CONTRACT_POP_${userName}`;

const wasPutOff = (userName: string): readonly string[] =>
  (perTab.get(putOff(userName)) ?? '').split(' ');

/** Agreements that wait for an answer, one after the other; each can be put off for the session. */
export function ContractPrompt({ isTurn, onState }: PopupProps) {
  const { t } = useTranslation();
  const go = useNavigate();
  const session = useSession();
  const isAsked = session !== null && isAskedForContracts(session.type);
  const userName = session?.userName ?? '';
  const { data, isPending } = useQuery({ ...waitingQuery(userName), enabled: isAsked });
  const [later, keep] = useState<readonly string[]>(() => wasPutOff(userName));
  const next = contractKinds.find(
    ({ kind, waits }) =>
      isAsked && data !== undefined && data[waits] !== '' && !later.includes(kind),
  );
  const isDue = next !== undefined;
  useEffect(() => {
    if (isAsked && isPending) onState('asking');
    else onState(isDue ? 'due' : 'none');
  }, [isAsked, isPending, isDue, onState]);
  if (!next) return null;
  const leave = (kind: ContractKind): void => {
    const kinds = [...later, kind];
    perTab.set(putOff(userName), kinds.join(' '));
    keep(kinds);
  };
  const isRenewal = data?.[next.waits] === 'RENEW';
  return (
    <Confirm
      open={isTurn}
      onClose={() => leave(next.kind)}
      onSubmit={() => {
        leave(next.kind);
        void go(pathTo(next.page));
      }}
      title={t(isRenewal ? 'flag.AGECONTRACT3.offer.renewal' : 'flag.AGECONTRACT3.offer')}
      description={t(next.asks)}
      submitLabel={t('flag.AGECONTRACT3.go')}
    />
  );
}
