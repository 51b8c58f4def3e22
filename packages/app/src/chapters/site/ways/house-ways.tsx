import { useQuery } from '@tanstack/react-query';
import { List, ListRow } from '@livery/ui/list-row';
import { SkeletonRows } from '@livery/ui/skeleton';
import { useToast } from '@livery/ui/toast';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { serviceWaysQuery, type ServiceWay } from '../api/service-ways.ts';
import { whitelabelQuery } from '../api/whitelabel.ts';
import { WayRow } from './way-row.tsx';

/** How long a visitor, and a guest of free play, read that the chat is not for them. */
const refusedFor = { visitor: 2_000, guest: 1_000 } as const;

const isChat = ({ csType, title }: ServiceWay): boolean =>
  csType === 'LIVECHAT' && title !== 'whatsapp';

/** Somebody of the house at once, for members; others are told why not. */
function ChatRow({ to }: { to: string }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const session = useSession();
  const words = {
    icon: 'chat',
    label: t('flag.CBS3.chat'),
    description: t('flag.CBS3.chat.line'),
  } as const;
  if (session && !isGuest(session.type)) return <WayRow {...words} to={to} />;
  const refuse = (): void =>
    void show(
      session
        ? { text: t('free_reject'), duration: refusedFor.guest }
        : { text: t('error.auth.required'), duration: refusedFor.visitor },
    );
  return <ListRow {...words} rich onClick={refuse} />;
}

/** Who answers, who does business with the house, and what is answered already. Nothing moves under a thumb: all come together. */
export function HouseWays() {
  const { t } = useTranslation();
  const merchant = useMerchant();
  const { data: ways = [], isPending: isAsking } = useQuery(serviceWaysQuery(merchant));
  const { data: label, isPending } = useQuery(whitelabelQuery(useLanguage()));
  const { email, phone, hours } = merchant.contacts;
  const own = email ? `mailto:${email}` : phone && `tel:${phone}`;
  const chat = FLAGS.CBS3 ? ways.find(isChat) : undefined;
  const service = ways.find((way) => way !== chat)?.url ?? own;
  const affiliate = label?.contacts.find(
    ({ labelNameEn, url }) => /affiliate/i.test(labelNameEn) && /^https:/i.test(url),
  );
  if (isAsking || isPending) return <SkeletonRows count={3} height="list" />;
  return (
    <List aria-label={t('house.ways')}>
      {chat ? <ChatRow to={chat.url} /> : null}
      {affiliate ? (
        <WayRow
          icon="invite"
          label={t('house.affiliate')}
          description={t('house.affiliate.line')}
          to={affiliate.url}
        />
      ) : null}
      {service ? (
        <WayRow
          icon="headset"
          label={t('nav.service')}
          description={hours ?? t('house.service')}
          to={service}
        />
      ) : null}
      <ListRow
        rich
        icon="info"
        label={t('title.help')}
        description={t('house.help')}
        render={<Link to={pathTo('help')} />}
      />
    </List>
  );
}
