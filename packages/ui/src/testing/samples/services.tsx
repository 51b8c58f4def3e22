import { AppStatus } from '../../feedback/app-status/index.ts';
import { ContactBlock } from '../../data/contact-block/index.ts';
import { DataCard, DataCards, DataList } from '../../data/data-list/index.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { DownloadBar, DownloadPopup } from '../../feedback/download-bar/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { HomeScreenGuide } from '../../feedback/home-screen-guide/index.ts';
import { InfiniteList } from '../../data/infinite-list/index.ts';
import { LanguageList } from '../../navigation/language-list/index.ts';
import { ServiceWidget } from '../../navigation/service-widget/index.ts';
import { Table } from '../../data/table/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;
const keyOf = (text: string): string => text;
const modal = { open: false, onClose: nothing, title: 'Get the app' };
const tip = { text: 'Tap Share.', steps: [{ icon: 'share', text: 'Share' }] } as const;

export const services: Samples = {
  AppStatus: {
    element: (
      <AppStatus
        kind="maintenance"
        title="Back in a moment"
        backAt="2026-11-24T05:00:00Z"
        locale="en"
      />
    ),
  },
  ContactBlock: {
    element: (
      <ContactBlock
        title="Find us"
        links={[{ type: 'telegram', url: 'https://example.com' }]}
        names={{
          facebook: 'Facebook',
          youtube: 'YouTube',
          tiktok: 'TikTok',
          instagram: 'Instagram',
          twitter: 'Twitter',
          telegram: 'Telegram',
          whatsapp: 'WhatsApp',
        }}
        warning="Play with what you can spare."
      />
    ),
  },
  DataCard: { element: <DataCard title="Moon Orchard" data={[{ label: 'Stake', value: '1' }]} /> },
  DataCards: { element: <DataCards>…</DataCards> },
  DataList: { element: <DataList data={[{ label: 'Stake', value: '1' }]} /> },
  Dialog: { element: <Dialog {...modal}>…</Dialog> },
  DownloadBar: {
    element: (
      <DownloadBar
        label="Our app"
        name="Livery"
        rating="5.0"
        downloadLabel="Get it"

        onClose={nothing}
      />
    ),
  },
  DownloadPopup: {
    element: (
      <DownloadPopup
        {...modal}
        entries={[
          { kind: 'ios', label: 'iOS app', render: <a href="https://example.com">iOS app</a> },
        ]}
      />
    ),
  },
  ErrorState: { element: <ErrorState title="That did not load" /> },
  HomeScreenGuide: {
    element: (
      <HomeScreenGuide {...modal} tips={{ legacy: tip, generic: tip }} outdated="Too old." />
    ),
  },
  InfiniteList: {
    element: (
      <InfiniteList
        label="Rounds"
        items={['one']}
        keyOf={keyOf}
        state="end"
        onMore={nothing}
        labels={{ busy: 'Wait', failed: 'No', retry: 'Again', end: 'All' }}
      >
        {keyOf}
      </InfiniteList>
    ),
  },
  LanguageList: {
    element: (
      <LanguageList
        label="Language"
        languages={[{ code: 'EN', lang: 'en', dir: 'ltr', endonym: 'English' }]}
        value="EN"
        onValueChange={nothing}
      />
    ),
  },
  ServiceWidget: {
    element: (
      <ServiceWidget label="Customer service" hideLabel="Put away" onHide={nothing}>
        …
      </ServiceWidget>
    ),
  },
  Table: {
    element: (
      <Table
        caption="Bets"
        columns={[{ key: 'game', label: 'Game', cell: keyOf }]}
        rows={['Moon Orchard']}
        keyOf={keyOf}
      />
    ),
  },
};
