import { Footer, FooterLink } from '../../../packages/ui/src/navigation/footer/index.ts';
import { Page } from '../../../packages/ui/src/layout/page/index.ts';
import { MainBar } from '../main-bar.tsx';
import { footLinks, studios } from './content.ts';
import { Header } from './header.tsx';
import type { LobbyMerchant } from './merchant.ts';
import { sections } from './sections.tsx';

export interface HomeProps {
  readonly merchant: LobbyMerchant;
  readonly guest: boolean;
  readonly symbol: string;
}

/** The lobby of any merchant: sections in its order, in its manner. */
export function Home({ merchant, guest, symbol }: HomeProps) {
  return (
    <Page>
      <Header merchant={merchant} guest={guest} symbol={symbol} />
      <main>
        {merchant.home.map((name) => {
          const Section = sections[name];
          return <Section key={name} merchant={merchant} symbol={symbol} />;
        })}
      </main>
      <Footer
        licence={{
          age: '18+',
          ageLabel: 'From 18 years on',
          title: 'Licensed and regulated',
          description: 'Licence 24-0117 · Games Authority',
        }}
        label="More"
        studios={studios}
        studiosLabel="Studios"
        tagline="For adults aged 18 and over. Set a budget, and stop when it stops being fun."
        copyright={`© 2026 ${merchant.name}. All rights reserved.`}
      >
        {footLinks.map(({ icon, name }) => (
          <FooterLink key={name} icon={icon}>
            {name}
          </FooterLink>
        ))}
      </Footer>
      <MainBar current="home" symbol={symbol} />
    </Page>
  );
}
