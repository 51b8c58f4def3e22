import { List, ListRow } from '@livery/ui/list-row';
import { useTranslation } from '@livery/web/texts/use-translation';
import { legalLink } from './legal-link.tsx';
import { useLegal } from './use-legal.ts';

/** Who answers for the site and who helps, in rows: where a page has no foot. */
export function LegalRows() {
  const { t } = useTranslation();
  const { licensee, facts, proof, ways } = useLegal();
  return (
    <List aria-label={t('foot.links')}>
      <ListRow
        icon="seal"
        label={licensee}
        {...(facts ? { description: <bdi>{facts}</bdi> } : {})}
        {...(proof ? { render: legalLink(proof) } : {})}
      />
      {ways.map((way) => (
        <ListRow
          key={`${way.name} ${way.url}`}
          icon={way.icon}
          label={way.name}
          render={legalLink(way)}
        />
      ))}
    </List>
  );
}
