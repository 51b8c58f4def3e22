import { PersonRow } from '@livery/ui/person-row';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Person } from '../api/team.ts';
import { isAgentAccount } from './kinds.ts';

export interface PersonEntryProps {
  readonly person: Person;
  readonly onOpen: () => void;
}

/** One of the line; a press tells more. */
export function PersonEntry({ person, onOpen }: PersonEntryProps) {
  const { t, language } = useTranslation();
  const { account, masked, type, teamSize } = person;
  const count = new Intl.NumberFormat(language);
  return (
    <PersonRow
      account={account}
      masked={masked}
      line={
        masked
          ? t('flag.AGENCY3.masked')
          : t('flag.AGENCY3.below', { count: teamSize, number: count.format(teamSize) })
      }
      tag={isAgentAccount(type) ? t('flag.AGENCY3.agent') : undefined}
      onClick={onOpen}
    />
  );
}
