import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSecureAddress } from '@livery/web/hooks/browser-fact';
import { EmptyState } from '@livery/ui/empty-state';
import { Message } from '@livery/ui/message';
import { Scene } from '@livery/ui/scene';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { useToast } from '@livery/ui/toast';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useDebounced } from '@livery/web/hooks/use-debounced';
import { emphasised } from '@livery/web/texts/emphasis';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { DoorForm } from '../../components/door-form.tsx';
import { RegisterNotice } from '../../register/parts/notice.tsx';
import { RegisterForm } from '../../register/register-form.tsx';
import * as css from '../../register/register.css.ts';
import { SocialWays } from '../../register/parts/social-ways.tsx';
import { methodsOf, registerSettingsQuery, type Settings } from '../../api/register-settings.ts';
import { useRegistration, type NewMember } from '../../register/use-registration.ts';
import type { Stranger } from '../../social/log-in.ts';

/** After another choice of language, before what is wrong with a form is said in the platform’s words for it. */
const languageRest = 200;

export interface RegisterScreenProps {
  /** The brand's mark above the title. */
  readonly mark: ReactNode;
  /** What stands until it is known what to ask for. */
  readonly skeleton: ReactNode;
  /** The way to log in, under the form. */
  readonly children?: ReactNode;
}

interface WaysProps {
  readonly settings: Settings;
  readonly onRegistered: (who: NewMember) => void;
}

/** By name or by number, where both are open. */
function Ways({ settings, onRegistered }: WaysProps) {
  const { t } = useTranslation();
  const registration = useRegistration(settings, onRegistered);
  const methods = methodsOf(settings);
  const [isStranger, setStranger] = useState(false);
  const greet = ({ email = '', name = '' }: Stranger): void => {
    const { values } = registration;
    setStranger(true);
    registration.put({ email: values.email || email, payeeName: values.payeeName || name });
  };
  const form = <RegisterForm registration={registration} />;
  const isFirst = registration.step === 0;
  const ways =
    isFirst && (FLAGS.GOOGLELOGIN3 || FLAGS.FBLOGIN3) ? (
      <SocialWays settings={settings} onStranger={greet} />
    ) : null;
  const greeting =
    isFirst && isStranger ? (
      <div className={css.tabs}>
        <Message>{t('social.new')}</Message>
      </div>
    ) : null;
  const tabs = (
    <Tabs
      value={registration.method}
      onValueChange={(value) => {
        const method = methods.find((one) => one === value);
        if (method) registration.choose(method);
      }}
    >
      <div className={css.tabs}>
        <TabList label={t('register.by')}>
          <Tab value="username">{t('register.by.username')}</Tab>
          <Tab value="mobile">{t('register.by.mobile')}</Tab>
        </TabList>
      </div>
      {methods.map((method) => (
        <TabPanel key={method} value={method}>
          {form}
        </TabPanel>
      ))}
    </Tabs>
  );
  return (
    <>
      {/* Beside the steps: what was sent is confirmed with the last of them. */}
      {registration.phone.frame}
      {greeting}
      {isFirst && methods.length > 1 ? tabs : form}
      {ways}
    </>
  );
}

/** A new account. */
export function RegisterScreen({ mark, skeleton, children }: RegisterScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const {
    data: settings,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery(registerSettingsQuery(useDebounced(useLanguage(), languageRest)));
  const { title, emphasis } = emphasised(t('register.title'));
  const isSecure = useSecureAddress();
  const isWaiting = isSecure && !settings && !isError;

  const goOn = ({ userName, isIn }: NewMember): void => {
    const redirect = query.get('redirect');
    if (isIn) {
      toast.show({ tone: 'success', text: t('register.in', { name: userName }) });
      navigate(safeRedirect(redirect), { replace: true });
      return;
    }
    toast.show({ tone: 'success', text: t('register.done') });
    const login = pathTo('login', redirect === null ? {} : { redirect });
    navigate(login, { replace: true, state: { userName } });
  };
  const content = (): ReactNode => {
    if (settings && methodsOf(settings).length === 0)
      return <EmptyState icon="user" level={2} title={t('register.closed')} />;
    if (settings) return <Ways settings={settings} onRegistered={goOn} />;
    if (isWaiting) return skeleton;
    return (
      <div className={css.failed}>
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  };
  return (
    <>
      <Scene
        title={title}
        emphasis={emphasis}
        description={t('register.line')}
        mark={mark}
        size="login"
      />
      <DoorForm>{content()}</DoorForm>
      {/* How high the form is, nobody knows before: what is below it would be moved. */}
      {isWaiting ? null : children}
      <RegisterNotice />
    </>
  );
}
