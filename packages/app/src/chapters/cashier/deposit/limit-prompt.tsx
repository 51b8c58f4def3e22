import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useBack } from '#kernel/routing/use-back.ts';
import { depositMethodsQuery } from '../api/deposit-methods.ts';
import * as css from './deposit.css.ts';

/** Before a first deposit: whether a limit is wanted. Closing it is a way back, and no answer. */
export function LimitPrompt({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = useBack();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Where it was declined and is asked all the same, the law of the place wants a limit.
  const [isOwed, setOwed] = useState(false);
  const [error, setError] = useState<unknown>();

  const answer = async (said: 'set' | 'declined', done: () => void): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await call('answerPrompt', { body: { answer: said } });
      done();
      await queries.invalidateQueries(depositMethodsQuery(userName));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet open tall title={t('depositPrompt.title')} onClose={goBack}>
      <div className={css.question}>
        <Text>{t('depositPrompt.line')}</Text>
        <Text tone="soft">{t('depositPrompt.change')}</Text>
        {isOwed ? <Message>{t('depositPrompt.owed')}</Message> : null}
        {error === undefined ? null : <Message tone="danger">{errorText(error, t)}</Message>}
        <div className={css.answers}>
          <Button
            full
            loading={busy}
            onClick={() =>
              void answer('set', () => void navigate(pathTo('setLimit', { type: 'deposit' })))
            }
          >
            {t('depositPrompt.set')}
          </Button>
          {isOwed ? null : (
            <Button
              full
              variant="quiet"
              disabled={busy}
              onClick={() => void answer('declined', () => setOwed(true))}
            >
              {t('depositPrompt.decline')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
