import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation, useTranslations } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import {
  MenuCard,
  MenuEntry,
  MenuFoot,
  MenuMarks,
  MenuMore,
  MenuWords,
  SideMenu,
} from '@livery/ui/side-menu';
import { Wordmark } from '@livery/ui/wordmark';
import { menuBannersQuery } from '#chapters/messages';
import { appDownload, channelsOf, downloadsQuery } from '#chapters/site';
import { setLanguage } from '#kernel/i18n/i18n.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { leadsSomewhere } from '#kernel/routing/page-if-there.ts';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { setTheme, useTheme } from '#kernel/choices/theme.ts';
import { siteEntries } from './menu-entries.ts';
import type { MenuProps } from './menu-props.ts';
import { SiteGames } from './site-games.tsx';
import { SiteJackpot } from './site-jackpot.tsx';

/** A page of the app, or another site beside it. */
const wayTo = (link: string, name: string) =>
  link.startsWith('/') ? (
    <Link to={link} />
  ) : (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );

/** Languages by the names they call themselves; a press changes the page. */
function Languages() {
  const { t } = useTranslation();
  const texts = useTranslations();
  const merchant = useMerchant();
  const [language, choose] = useOptimistic(useLanguage());
  const speak = (code: string): void =>
    startTransition(async () => {
      choose(code);
      await setLanguage(texts, merchant, code);
    });
  if (merchant.languages.length < 2) return null;
  return (
    <MenuWords label={t('settings.language')} titled>
      {merchant.languages.map(({ code, endonym, tag }) => (
        <MenuEntry
          key={code}
          lang={tag}
          current={code === language}
          onClick={() => {
            if (code !== language) speak(code);
          }}
        >
          {endonym}
        </MenuEntry>
      ))}
    </MenuWords>
  );
}

function Banners({ open }: { open: boolean }) {
  const { data = [] } = useQuery({ ...menuBannersQuery(useLanguage()), enabled: open });
  return data
    .filter(({ link }) => leadsSomewhere(link))
    .map(({ id, title, text, link, url }) => (
      <MenuCard
        key={id}
        title={title}
        {...(text ? { description: text } : {})}
        {...(url ? { cover: url } : {})}
        render={wayTo(link, title)}
      />
    ));
}

function Channels({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const { links } = useMerchant();
  const { data } = useQuery({ ...downloadsQuery, enabled: open });
  const channels = channelsOf(data?.list ?? [], links);
  if (channels.length === 0) return null;
  return (
    <MenuMarks label={t('side.channels')} titled>
      {channels.map(({ icon, name, url }) => (
        <MenuEntry key={icon} icon={icon} render={wayTo(url, name)}>
          {name}
        </MenuEntry>
      ))}
    </MenuMarks>
  );
}

/** Ways to what is no game: pages, and the brand's app. */
function More() {
  const { t } = useTranslation();
  const { downloads } = useMerchant();
  const entries = siteEntries(useSession()?.type);
  const app = appDownload(downloads, navigator.userAgent);
  if (entries.length === 0 && app === undefined) return null;
  return (
    <MenuMore label={t('side.more')}>
      {entries.map(({ icon, text, to }) => (
        <MenuEntry key={to} icon={icon} render={<Link to={to} />}>
          {t(text)}
        </MenuEntry>
      ))}
      {app === undefined ? null : (
        <MenuEntry icon="download" render={wayTo(app, t('side.app'))}>
          {t('side.app')}
        </MenuEntry>
      )}
    </MenuMore>
  );
}

/** The menu from the start side: the brand, the jackpot, all kinds of games, and the site's other ways. */
export function SiteMenu({ open, onClose }: MenuProps) {
  const { t } = useTranslation();
  const { name, logo, jackpotMode } = useMerchant();
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      title={t('side.site')}
      brand={<Wordmark name={name} mark={logo.mark} />}
      top={jackpotMode === 'demo' && open ? <SiteJackpot /> : null}
      actions={
        isMember ? null : (
          <>
            <Button variant="secondary" render={<Link to={loginPath(pathname + search)} />}>
              {t('nav.login')}
            </Button>
            <Button render={<Link to={pathTo('register')} />}>{t('nav.register')}</Button>
          </>
        )
      }
      foot={
        <MenuFoot label={t('nav.settings')}>
          <MenuEntry icon={theme === 'dark' ? 'sun' : 'moon'} onClick={() => setTheme(other)}>
            {t(`settings.theme.${other}`)}
          </MenuEntry>
          <MenuEntry icon="settings" render={<Link to={pathTo('settings')} />}>
            {t('nav.settings')}
          </MenuEntry>
        </MenuFoot>
      }
    >
      <SiteGames open={open} />
      <More />
      <Banners open={open} />
      <Languages />
      <Channels open={open} />
    </SideMenu>
  );
}
