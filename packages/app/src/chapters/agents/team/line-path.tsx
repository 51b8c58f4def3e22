import { PathChip, PathChips } from '@livery/ui/path-chips';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { LineStep } from '../api/team.ts';
import { AgentLink } from '../components/agent-link.tsx';

/** From the agent down to whose people are shown; every step leads back to itself. */
export function LinePath({ path }: { readonly path: readonly LineStep[] }) {
  const { t } = useTranslation();
  if (path.length < 2) return null;
  return (
    <PathChips label={t('flag.AGENCY3.path')}>
      {path.map(({ id, account }, at) => (
        <PathChip
          key={id}
          current={at === path.length - 1}
          render={<AgentLink to={at === 0 ? pathTo('team') : pathTo('team', { parent: id })} />}
        >
          {at === 0 ? t('flag.AGENCY3.me') : account}
        </PathChip>
      ))}
    </PathChips>
  );
}
