import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { MenuEntry, MenuRows, ProfileMenu } from '@livery/ui/side-menu';
import { useToast } from '@livery/ui/toast';
import { UnreadBadge } from '@livery/ui/unread-badge';
import { OwnMoney, WalletWays } from '#chapters/cashier';
import { LogOut, MemberFace, memberInfoQuery } from '#chapters/member';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useSession, type Session } from '#kernel/session/session.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';
import { Service } from '../service/service.tsx';
import { memberEntries } from './menu-entries.ts';
import type { MenuProps } from './menu-props.ts';

/** How much of it is not read, as the language writes figures. */
function Waiting({ count }: { count: number }) {
  const { t, language } = useTranslation();
  return <UnreadBadge count={count} label={t('messages.unread', { count })} locale={language} />;
}

interface OwnMenuProps extends MenuProps {
  /** Asks for customer service. */
  readonly onAsk: () => void;
}

/** Pages, whom to ask, and the way out. */
function Rows({ session, onAsk }: Pick<OwnMenuProps, 'onAsk'> & { session: Session | null }) {
  const { t } = useTranslation();
  const counts = useUnread();
  return (
    <MenuRows label={t('side.account')}>
      {memberEntries(session?.type).map(({ icon, text, to, unread }) => (
        <MenuEntry
          key={to}
          icon={icon}
          badge={<Waiting count={unread?.(counts) ?? 0} />}
          render={<Link to={to} />}
        >
          {t(text)}
        </MenuEntry>
      ))}
      <MenuEntry icon="headset" aria-haspopup="dialog" onClick={onAsk}>
        {t('nav.service')}
      </MenuEntry>
      {session ? (
        <LogOut>
          {(ask) => (
            <MenuEntry icon="logout" tone="danger" onClick={ask}>
              {t('logout.row')}
            </MenuEntry>
          )}
        </LogOut>
      ) : null}
    </MenuRows>
  );
}

function OfMember({ session, onAsk, ...menu }: OwnMenuProps & { session: Session }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const { userName } = session;
  const { data: info } = useQuery({
    ...memberInfoQuery(userName),
    enabled: menu.open,
    // Whoever opens it sees what is true now: a club may have changed meanwhile.
    staleTime: 0,
  });
  const name = info?.nickname || info?.account || userName;
  return (
    <ProfileMenu
      {...menu}
      title={t('side.account')}
      name={name}
      avatar={<MemberFace name={name} headIcon={info?.headIcon} />}
      {...(info?.clubLabel.labelName ? { vip: info.clubLabel.labelName } : {})}
      {...(info ? { memberId: t('side.id', { id: info.id }) } : {})}
      end={
        info ? (
          <CopyButton
            value={info.id}
            label={t('side.copy')}
            doneLabel={t('copy_success')}
            onCopied={() => show({ tone: 'success', text: t('copy_success') })}
            onFailed={() => show({ tone: 'danger', text: t('side.copy.failed') })}
          />
        ) : null
      }
    >
      <OwnMoney userName={userName}>
        <WalletWays />
      </OwnMoney>
      <Rows session={session} onAsk={onAsk} />
    </ProfileMenu>
  );
}

function OfVisitor({ onAsk, ...menu }: OwnMenuProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <ProfileMenu
      {...menu}
      title={t('side.visitor')}
      actions={
        <>
          <Button variant="secondary" render={<Link to={loginPath(pathname + search)} />}>
            {t('nav.login')}
          </Button>
          <Button render={<Link to={pathTo('register')} />}>{t('nav.register')}</Button>
        </>
      }
    >
      <Rows session={null} onAsk={onAsk} />
    </ProfileMenu>
  );
}

/** The menu from the end side: who one is, one's money, one's own matters, and the way out. It makes way for customer service. */
export function MemberMenu(menu: MenuProps) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const ask = (): void => {
    menu.onClose();
    setAsking(true);
  };
  return (
    <>
      {session ? (
        <OfMember {...menu} session={session} onAsk={ask} />
      ) : (
        <OfVisitor {...menu} onAsk={ask} />
      )}
      <Service open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
