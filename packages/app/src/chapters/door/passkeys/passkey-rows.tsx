import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { List, ListRow } from '@livery/ui/list-row';
import { Message } from '@livery/ui/message';
import { SectionTitle } from '@livery/ui/section-title';
import { useProof } from '#kernel/forms/proof/use-proof.tsx';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { EditPasskey } from './edit-passkey.tsx';
import { passkeysQuery, type Passkey } from '../api/passkeys.ts';
import { canHold } from './browser.ts';
import * as css from './passkeys.css.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** The passkeys of a member: what they are called, when they were used, and room for another. */
export function PasskeyRows({ userName }: { userName: string }) {
  const { t, language } = useTranslation();
  const queries = useQueryClient();
  const query = passkeysQuery(userName);
  const { data, isError, refetch } = useQuery(query);
  const [chosen, choose] = useState<Passkey>();
  const { proven, sheet } = useProof();
  const { add, busy, failure } = useAddPasskey(userName, { proven });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const usedAt = ({ createdAt, lastUsedAt }: Passkey): string =>
    lastUsedAt === null
      ? t('flag.PASSKEY3.made', { day: day.format(createdAt) })
      : t('flag.PASSKEY3.used', { day: day.format(lastUsedAt) });
  const hasRoom = data !== undefined && data.list.length < data.most;

  return (
    <section aria-label={t('flag.PASSKEY3.title')}>
      <SectionTitle title={t('flag.PASSKEY3.title')} />
      {failure ? (
        <div className={css.way}>
          <Message tone="danger">{failure}</Message>
        </div>
      ) : null}
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data ? (
        <List>
          {data.list.map((passkey) => (
            <ListRow
              key={passkey.id}
              icon="key"
              label={passkey.name}
              description={usedAt(passkey)}
              onClick={() => choose(passkey)}
            />
          ))}
          {canHold() && hasRoom ? (
            <ListRow
              key="add"
              icon="plus"
              label={t('flag.PASSKEY3.add')}
              description={t('flag.PASSKEY3.why')}
              aria-busy={busy || undefined}
              onClick={add}
            />
          ) : null}
        </List>
      ) : null}
      {chosen ? (
        <EditPasskey
          key={chosen.id}
          passkey={chosen}
          onClose={() => choose(undefined)}
          onChange={() => void queries.invalidateQueries(query)}
        />
      ) : null}
      {sheet}
    </section>
  );
}
