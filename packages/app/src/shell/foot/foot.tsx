import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Footer, FooterLink } from '@livery/ui/footer';
import { formatWhole } from '@livery/ui/money';
import { isolated } from '@livery/web/texts/isolated';
import { useOffer } from '#chapters/lobby';
import { legalLink, useLegal } from '#chapters/site';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNear } from '#kernel/parts/use-near.ts';

/** As many marks as stand in one line. */
const marks = 8;

interface FootProps {
  /** Without what is said of the games: at the end of any page but the lobby. */
  readonly brief?: boolean;
  /** Nothing lies over the end of the page. */
  readonly last?: boolean;
}

/** What must be said at the end of a page: the age, who answers for the site, who helps, and that it is a demo; of the lobby also who made the games. */
export function Foot({ brief = false, last = false }: FootProps) {
  const { t, language } = useTranslation();
  const { environment, legal, minAge } = useMerchant();
  const { funds } = legal;
  const { licensee, facts, proof, ways } = useLegal();
  const footer = useRef<HTMLElement>(null);
  const isNear = useNear(footer);
  const offer = useOffer(isNear && !brief);
  return (
    <Footer
      ref={footer}
      label={t('foot.links')}
      last={last}
      licence={{
        age: `${minAge.toLocaleString(language)}+`,
        ageLabel: t('foot.from', { age: minAge }),
        title: licensee,
        description: facts,
        ...(proof ? { render: legalLink(proof) } : {}),
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
        <FooterLink key={`${way.name} ${way.url}`} icon={way.icon} render={legalLink(way)}>
          {way.name}
        </FooterLink>
      ))}
    </Footer>
  );
}
