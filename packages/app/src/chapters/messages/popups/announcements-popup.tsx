import { useEffect, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Reply } from '@livery/contract/client';
import { NoticePopup } from '@livery/ui/notice-popup';
import type { PopupProps } from '#kernel/popup.ts';
import { RichText } from '#kernel/rich-text/rich-text.tsx';
import { useTextsComing } from '#kernel/rich-text/sanitiser.ts';
import { useNoticeDate } from '../components/use-notice-date.ts';
import { isAway, keepAway } from './popup-notes.ts';

export interface AnnouncementsPopupProps extends PopupProps {
  /** Under which it is noted that it was closed. */
  readonly storageKey: string;
  /** Not known while they are fetched. */
  readonly announcements: Reply<'announcements'>['popup'] | undefined;
}

type Announcements = NonNullable<AnnouncementsPopupProps['announcements']>;

/** Announcements that there are: due once their texts can be shown, with which the popup would grow. */
function Announced({
  storageKey,
  announcements,
  isTurn,
  onState,
}: AnnouncementsPopupProps & { readonly announcements: Announcements }) {
  const { t } = useTranslation();
  const date = useNoticeDate();
  const isComing = useTextsComing();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isAway(storageKey)) onState('none');
    else onState(isComing ? 'asking' : 'due');
  }, [isComing, storageKey, onState]);
  const close = (): void => {
    keepAway(storageKey, quiet);
    onState('none');
  };
  return (
    <NoticePopup
      open={isTurn}
      onClose={close}
      quiet={quiet}
      onQuietChange={setQuiet}
      notices={announcements.map(({ id, title, startDate, content }) => ({
        id,
        title,
        date: date(startDate),
        content: <RichText html={content} />,
      }))}
      labels={{
        position: (place, all) => t('banners.place', { place, count: all }),
        quiet: t('notices.quiet'),
      }}
    />
  );
}

/** Announcements one at a time, once a session; on wish no more of them today. */
export function AnnouncementsPopup({ announcements, ...rest }: AnnouncementsPopupProps) {
  const { onState } = rest;
  const count = announcements?.length;
  useEffect(() => {
    if (!count) onState(count === undefined ? 'asking' : 'none');
  }, [count, onState]);
  return count ? <Announced {...rest} announcements={announcements} /> : null;
}
