import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { Confirm } from '@livery/ui/confirm';
import { Heading } from '@livery/ui/heading';
import { Stack } from '@livery/ui/stack';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { isChangeOfMind } from '#kernel/forms/proof/change-of-mind.ts';
import { useProof } from '#kernel/forms/proof/use-proof.tsx';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { saveFile } from '#kernel/forms/save-file.ts';
import { fetchCopy, ownDataQuery, type OwnData } from '../../api/own-data.ts';
import * as css from '../../../../kernel/forms/form.css.ts';

export interface OwnDataScreenProps {
  readonly userName: string;
  readonly data: OwnData;
}

type Busy = 'copy' | 'file' | 'deletion';

/** One thing at a time, after whoever sits here has shown who they are where it is asked. */
function useOwnData(userName: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { proven, sheet } = useProof();
  const [busy, setBusy] = useState<Busy>();
  return {
    busy,
    sheet,
    run: async (what: Busy, work: () => Promise<unknown>): Promise<void> => {
      setBusy(what);
      try {
        await proven(work);
      } catch (error) {
        if (!isChangeOfMind(error)) toast.show({ tone: 'danger', text: errorText(error, t) });
      }
      await queries.invalidateQueries({ queryKey: ownDataQuery(userName).queryKey });
      setBusy(undefined);
    },
  };
}

/** A copy of all that is kept of the member, and the wish to be deleted (RG-40). */
export function OwnDataScreen({ userName, data: { copy, deletion } }: OwnDataScreenProps) {
  const { t, language } = useTranslation();
  const { code, timeZone } = useMerchant();
  const [asking, setAsking] = useState(false);
  const { busy, sheet, run } = useOwnData(userName);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const { state, until, parts = 0 } = copy ?? {};

  const save = () =>
    run('file', async () => saveFile(`${code}-${userName}.json`, await fetchCopy(parts)));
  const deleteAll = async (): Promise<void> => {
    setAsking(false);
    await run('deletion', () => call('askDeletion', {}));
  };
  return (
    <div className={css.form}>
      <Stack gap="section">
        <section aria-label={t('data.copy')}>
          <Stack gap="m">
            <Heading step="s5">{t('data.copy')}</Heading>
            <Text>{t('data.copy.line')}</Text>
            {state === 'asked' ? (
              <Text>
                <output>{t('data.copy.asked')}</output>
              </Text>
            ) : null}
            {state === 'ready' && until !== undefined ? (
              <>
                <Text>
                  <output>{t('data.copy.ready', { at: day.format(until) })}</output>
                </Text>
                <Button full loading={busy === 'file'} onClick={() => void save()}>
                  {t('data.copy.save')}
                </Button>
              </>
            ) : null}
            {state === undefined ? (
              <Button
                full
                variant="secondary"
                loading={busy === 'copy'}
                onClick={() => void run('copy', () => call('askDataCopy', {}))}
              >
                {t('data.copy.button')}
              </Button>
            ) : null}
          </Stack>
        </section>
        <section aria-label={t('data.deletion')}>
          <Stack gap="m">
            <Heading step="s5">{t('data.deletion')}</Heading>
            <Text>{t('data.deletion.goes')}</Text>
            <Text>{t('data.deletion.stays')}</Text>
            {deletion?.state === 'refused' ? (
              <Callout tone="warning" title={t('data.deletion.refused')}>
                {deletion.answer ?? ''}
              </Callout>
            ) : null}
            {deletion?.state === 'asked' ? (
              <>
                <Text>
                  <output>{t('data.deletion.asked', { at: day.format(deletion.askedAt) })}</output>
                </Text>
                <Button
                  full
                  variant="secondary"
                  loading={busy === 'deletion'}
                  onClick={() => void run('deletion', () => call('withdrawDeletion', {}))}
                >
                  {t('data.deletion.withdraw')}
                </Button>
              </>
            ) : (
              <Button
                full
                variant="secondary"
                loading={busy === 'deletion'}
                onClick={() => setAsking(true)}
              >
                {t('data.deletion.button')}
              </Button>
            )}
          </Stack>
        </section>
      </Stack>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => void deleteAll()}
        title={t('data.deletion.ask')}
        description={t('data.deletion.stays')}
        submitLabel={t('data.deletion.button')}
      />
      {sheet}
    </div>
  );
}
