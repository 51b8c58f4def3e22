import { Fragment } from 'react';
import { Icon } from '@livery/ui/icon';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Step } from '../api/team.ts';
import { AgentLink } from '../components/agent-link.tsx';
import * as css from './team.css.ts';

/** From the agent down to whose people are shown; every step leads back to itself. */
export function LinePath({ path }: { readonly path: readonly Step[] }) {
  const { t } = useTranslation();
  if (path.length < 2) return null;
  return (
    <nav aria-label={t('flag.AGENCY3.path')}>
      <ol className={css.path}>
        {path.map(({ id, account }, at) => {
          const name = at === 0 ? t('flag.AGENCY3.me') : <bdi>{account}</bdi>;
          const isHere = at === path.length - 1;
          return (
            <Fragment key={id}>
              {at > 0 ? (
                <li aria-hidden="true">
                  <Icon name="caret" size={14} className={css.caret} />
                </li>
              ) : null}
              <li>
                <AgentLink
                  className={css.step}
                  aria-current={isHere ? 'location' : undefined}
                  to={at === 0 ? pathTo('team') : pathTo('team', { parent: id })}
                >
                  {name}
                </AgentLink>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
