import type { Meta, StoryObj } from '@storybook/react-vite';

import { ContactBlock, contactTypes } from '../../data/contact-block/index.ts';
import { DataCard, DataCards, DataList } from '../../data/data-list/index.ts';
import { DownloadBar } from '../../feedback/download-bar/index.ts';
import { LanguageList } from '../../navigation/language-list/index.ts';
import { ListRow } from '../../layout/list-row/index.ts';
import { SectionTitle } from '../../layout/section-title/index.ts';
import { ServiceWidget } from '../../navigation/service-widget/index.ts';
import { Tag } from '../../data/tag/index.ts';
import { cover } from '../covers.ts';
import * as css from './services.css.ts';

const nothing = (): void => undefined;

const names = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'Twitter',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
};

/** What serves beside the games, on one page. */
function Services() {
  return (
    <div className={css.parts}>
      <DownloadBar
        label="Our app"
        name="Livery"
        icon={cover('Moon Orchard')}
        description="Every game, one tap away."
        rating="5.0"
        downloadLabel="Get it"
        closeLabel="Close"
        onClose={nothing}
      />
      <div>
        <SectionTitle title="Withdrawal" />
        <DataList
          data={[
            { label: 'Method', value: 'Bank transfer' },
            { label: 'Amount', value: '₱12,480.50', figures: true },
            { label: 'State', value: <Tag tone="success">Paid out</Tag> },
          ]}
        />
      </div>
      <div>
        <SectionTitle title="Bets" />
        <DataCards>
          <DataCard
            title="Moon Orchard"
            description="18 November, 21:04"
            value="₱1,204.75"
            data={[{ label: 'Stake', value: '₱240.00', figures: true }]}
          />
          <DataCard
            title="Lantern Reels"
            description="18 November, 20:12"
            value="₱0.00"
            data={[{ label: 'Stake', value: '₱12.50', figures: true }]}
          />
        </DataCards>
      </div>
      <div>
        <SectionTitle title="Language" />
        <LanguageList
          label="Language"
          value="EN"
          onValueChange={nothing}
          languages={[
            { code: 'EN', lang: 'en', dir: 'ltr', endonym: 'English' },
            { code: 'TH', lang: 'th', dir: 'ltr', endonym: 'ไทย', name: 'Thai' },
            { code: 'AR', lang: 'ar', dir: 'rtl', endonym: 'العربية', name: 'Arabic' },
          ]}
        />
      </div>
      <ContactBlock
        title="Find us"
        links={contactTypes.map((type) => ({ type, url: `https://example.com/${type}` }))}
        names={names}
        warning="Playing for money carries the risk of loss, and it can become a habit. Play with what you can spare."
      />
      <ServiceWidget label="Customer service" hideLabel="Put away for now" onHide={nothing}>
        <ListRow icon="chat" label="Live chat" />
      </ServiceWidget>
    </div>
  );
}

const meta = { title: 'Boards/Services', component: Services } satisfies Meta<typeof Services>;

export default meta;

export const OnOnePage: StoryObj<typeof meta> = {};
