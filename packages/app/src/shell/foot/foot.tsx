import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Footer, FooterLink } from '@livery/ui/footer';
import { formatWhole } from '@livery/ui/money';
import { isolated } from '@livery/web/texts/isolated';
import type { IconName } from '@livery/ui/icon';
import { useOffer } from '#chapters/lobby';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useNear } from '#kernel/parts/use-near.ts';

interface NamedLink {
  readonly name: string;
  readonly url: string;
}

interface Way extends NamedLink {
  readonly icon: IconName;
}

const wayOf = (icon: IconName, name: string, url: string | undefined): readonly Way[] =>
  url ? [{ icon, name, url }] : [];

const goTo = ({ name, url }: NamedLink) =>
  url.startsWith('/') ? (
    <Link to={url}>{name}</Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );

/** As many marks as stand in one line. */
const marks = 8;

/** What must be said at the end of the lobby: who made the games, the age, who answers for the site, and that it is a demo. */
export function Foot() {
  const { t, language } = useTranslation();
  const { environment, legal, minAge, name } = useMerchant();
  const { licensee = name, licence, regulator, seal, help, registers, funds } = legal;
  const footer = useRef<HTMLElement>(null);
  const offer = useOffer(useNear(footer));
  const facts = [licence && t('foot.licence', { licence }), regulator?.name].filter(Boolean);
  // The seal is the regulator's page about this very licence.
  const proof = seal === undefined ? regulator : { name: licensee, url: seal };
  const ways: readonly Way[] = [
    ...wayOf('limits', t('title.limits'), pathTo('limits')),
    ...help.flatMap(({ name: to, url }) => wayOf('hand-heart', to, url)),
    ...registers.flatMap(({ name: to, url }) => wayOf('ban', to, url)),
    ...wayOf('file', t('foot.terms'), legal.terms),
    ...wayOf('lock', t('foot.privacy'), legal.privacy),
    ...wayOf('shield', legal.complaints?.name ?? '', legal.complaints?.url),
    ...(seal === undefined ? [] : wayOf('seal', regulator?.name ?? '', regulator?.url)),
  ];
  return (
    <Footer
      ref={footer}
      label={t('foot.links')}
      licence={{
        age: `${minAge}+`,
        ageLabel: t('foot.from', { age: minAge }),
        title: licensee,
        description: facts.join(' · '),
        ...(proof ? { render: goTo(proof) } : {}),
      }}
      studios={
        offer?.studios
          .filter(({ showIcon }) => showIcon !== '')
          .slice(0, marks)
          .map(({ displayName, showIcon }) => ({ name: displayName, src: showIcon })) ?? []
      }
      studiosLabel={t('foot.studios')}
      tagline={
        <>
          {offer ? (
            <>
              {t('foot.offer', {
                games: formatWhole(offer.games, language),
                studios: formatWhole(offer.studios.length, language),
              })}
              <br />
            </>
          ) : null}
          {t('foot.age', { age: minAge })} {t('legal.tagline')}
          {environment === 'demo' ? ` ${t('foot.demo')}` : null}
          {funds === undefined ? null : (
            <>
              <br />
              {t('foot.funds', { funds: isolated(funds) })}
            </>
          )}
        </>
      }
      copyright={t('foot.copyright', { name: isolated(licensee) })}
    >
      {ways.map((way) => (
        <FooterLink key={`${way.name} ${way.url}`} icon={way.icon} render={goTo(way)}>
          {way.name}
        </FooterLink>
      ))}
    </Footer>
  );
}
