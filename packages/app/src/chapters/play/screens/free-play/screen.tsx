import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useToast } from '@livery/ui/toast';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { currentSession } from '#kernel/session/session.ts';
import { startTrial } from '../../api/trial.ts';
import { confirmAge, isAgeConfirmed } from '../../age-confirmed.ts';
import { AgeQuestion } from './age-question.tsx';

/** Asks for an age first where a law wants it, of whoever has not said it on this device. */
export function FreePlayScreen() {
  const { minAge, play } = useMerchant();
  const isAsked = play.demo === 'ageConfirmed' && currentSession() === null;
  const [isConfirmed, setConfirmed] = useState(() => isAgeConfirmed(minAge));
  const confirm = (): void => {
    confirmAge(minAge);
    setConfirmed(true);
  };
  return isAsked && !isConfirmed ? (
    <AgeQuestion age={minAge} onConfirm={confirm} />
  ) : (
    <StartPractice isAgeConfirmed={isAsked} />
  );
}

/** Sets a practice account up and goes home; whoever is logged in goes home at once. */
function StartPractice({ isAgeConfirmed: isSaid }: { readonly isAgeConfirmed: boolean }) {
  const { t } = useTranslation();
  const { code } = useMerchant();
  const navigate = useNavigate();
  const { show, dismiss } = useToast();
  const { mutate: start, isError } = useMutation({
    mutationFn: async () => {
      const waiting = show({ busy: true, text: t('common.wait') });
      try {
        if (!currentSession()) await startTrial(code, isSaid);
      } finally {
        dismiss(waiting);
      }
    },
    onSuccess: () => navigate(pathTo('home'), { replace: true }),
  });
  useEffect(() => start(), [start]);

  return isError ? (
    <EmptyState
      icon="warning"
      title={t('flag.FREEPLAY3.failed')}
      action={<Button onClick={() => start()}>{t('common.retry')}</Button>}
    />
  ) : (
    <EmptyState icon="game-all" title={t('flag.FREEPLAY3.wait')} />
  );
}
