import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import { waitingQuery } from '../api/contracts.ts';
import { AgentLink } from '../components/agent-link.tsx';
import { contractKinds } from '../contracts/kinds.ts';

/** The way to what was agreed to; it says where an answer is waited for. */
export function Agreements({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(waitingQuery(userName));
  const waiting = contractKinds.find(({ waits }) => data !== undefined && data[waits] !== '');
  return (
    <List>
      <ListRow
        icon="receipt"
        label={t('flag.AGECONTRACT3.title')}
        description={t(waiting ? waiting.asks : 'flag.AGECONTRACT3.line')}
        badge={waiting ? <Tag tone="warning">{t('flag.AGECONTRACT3.waits')}</Tag> : null}
        render={<AgentLink to={pathTo(waiting?.page ?? 'salaryContract')} />}
      />
    </List>
  );
}
