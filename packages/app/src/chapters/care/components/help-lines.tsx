import { List, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

const away = (url: string, name: string) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
  </a>
);

/** Who helps a player, and the registers that bar from every site of the country. */
export function HelpLines() {
  const { t } = useTranslation();
  const { help, registers } = useMerchant().legal;
  return (
    <>
      {help.length > 0 ? (
        <section aria-label={t('limits.help')}>
          <SectionTitle title={t('limits.help')} />
          <List>
            {help.map(({ name, url, phone }) => (
              <ListRow
                key={`${name} ${url}`}
                icon="hand-heart"
                label={name}
                {...(phone ? { description: <bdi translate="no">{phone}</bdi> } : {})}
                render={away(url, name)}
              />
            ))}
          </List>
        </section>
      ) : null}
      {registers.length > 0 ? (
        <section aria-label={t('limits.registers')}>
          <SectionTitle title={t('limits.registers')} />
          <List>
            {registers.map(({ name, url }) => (
              <ListRow
                key={`${name} ${url}`}
                icon="ban"
                label={name}
                description={t('limits.registers.line')}
                render={away(url, name)}
              />
            ))}
          </List>
        </section>
      ) : null}
    </>
  );
}
