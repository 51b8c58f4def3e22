import { useTranslation } from '@livery/web/texts/use-translation';
import { AppStatus } from '@livery/ui/app-status';
import { TextLink } from '@livery/ui/link';
import { ListRow } from '@livery/ui/list-row';
import { Wordmark } from '@livery/ui/wordmark';
import type { Gate } from '#kernel/gate/derive-gate.ts';
import { emphasised } from '@livery/web/texts/emphasis';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { closedTexts } from './closed-texts.ts';

export interface ClosedSiteProps {
  readonly gate: Exclude<Gate, 'ok'>;
  readonly until: number | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Nobody plays here; what somebody has on the site can be taken out from anywhere (RG-38). */
function FarAway({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const isIn = useSession() !== null;
  const to = pathTo('withdraw');
  return (
    <>
      {text} {t('gate.region.money')}{' '}
      <TextLink render={<Link to={isIn ? to : loginPath(to)} />}>
        {t(isIn ? 'gate.region.withdraw' : 'gate.region.login')}
      </TextLink>
    </>
  );
}

const takeFocus = (page: HTMLElement | null): void => page?.focus({ preventScroll: true });

/** In place of every page while the site is closed to whoever looks. */
export function ClosedSite({ gate, until, busy, onRetry }: ClosedSiteProps) {
  const { t, language } = useTranslation();
  const { name, logo, timeZone, contacts } = useMerchant();
  const { title, description } = closedTexts[gate];
  const isWork = gate === 'maintenance';
  const ways = [
    contacts.email ? (
      <ListRow
        key="email"
        icon="mail"
        label={contacts.email}
        render={<a href={`mailto:${contacts.email}`}>{contacts.email}</a>}
      />
    ) : null,
    contacts.phone ? (
      <ListRow
        key="phone"
        icon="phone"
        label={contacts.phone}
        render={<a href={`tel:${contacts.phone}`}>{contacts.phone}</a>}
      />
    ) : null,
  ].filter((way) => way !== null);
  return (
    <AppStatus
      ref={takeFocus}
      tabIndex={-1}
      kind={isWork ? 'maintenance' : 'restricted'}
      {...emphasised(t(title))}
      description={isWork ? t(description) : <FarAway text={t(description)} />}
      mark={<Wordmark name={name} mark={logo.mark} />}
      locale={language}
      timeZone={timeZone}
      {...(isWork && until ? { backAt: new Date(until).toISOString() } : {})}
      backLabel={t('gate.until')}
      contactLabel={t(isWork ? 'gate.contact' : 'gate.region.contact')}
      retryLabel={t('gate.again')}
      busy={busy}
      {...(isWork ? { onRetry } : {})}
    >
      {ways.length > 0 ? ways : null}
    </AppStatus>
  );
}
