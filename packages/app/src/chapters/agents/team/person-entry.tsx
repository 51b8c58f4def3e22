import { Avatar } from '@livery/ui/avatar';
import { Icon } from '@livery/ui/icon';
import { Tag } from '@livery/ui/tag';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Person } from '../api/team.ts';
import { isAgentAccount } from './kinds.ts';
import * as css from './team.css.ts';

export interface PersonRowProps {
  readonly person: Person;
  readonly onOpen: () => void;
}

/** One of the line; a press tells more. */
export function PersonRow({ person, onOpen }: PersonRowProps) {
  const { t, language } = useTranslation();
  const { account, masked, type, teamSize } = person;
  const count = new Intl.NumberFormat(language);
  const isAgent = isAgentAccount(type);
  return (
    <button type="button" className={css.person} onClick={onOpen}>
      <Avatar name={masked ? '' : account} size="small" />
      <span className={css.texts}>
        <span className={css.account}>
          <bdi>{account}</bdi>
        </span>
        <span className={css.line}>
          {masked
            ? t('flag.AGENCY3.masked')
            : t('flag.AGENCY3.below', { count: teamSize, number: count.format(teamSize) })}
        </span>
      </span>
      {isAgent ? <Tag tone="action">{t('flag.AGENCY3.agent')}</Tag> : null}
      <Icon name="caret" size={16} className={css.caret} />
    </button>
  );
}
