import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Scene } from '@livery/ui/scene';
import { Segmented } from '@livery/ui/segmented';
import { useToast } from '@livery/ui/toast';
import { emphasised } from '@livery/web/texts/emphasis';
import { pathTo } from '#kernel/routing/path-to.ts';
import { safeRedirect } from '#kernel/routing/safe-redirect.ts';
import { useReturn } from '@livery/web/routing/use-return';
import * as css from '../../components/login-form.css.ts';
import { nameIn } from '../../name-in.ts';
import { DoorForm } from '../../components/door-form.tsx';
import { ByEmail } from '../../retrieve/by-email.tsx';
import { ByPhone } from '../../retrieve/by-phone.tsx';
import type { Retrieval } from '../../retrieve/use-phone-retrieval.ts';

interface WaysProps {
  readonly byEmail: ReactNode;
  readonly byPhone: ReactNode;
}

/** One or the other; what was typed into either stays. */
function Ways({ byEmail, byPhone }: WaysProps) {
  const { t } = useTranslation();
  const [way, choose] = useState<'phone' | 'email'>('phone');
  return (
    <>
      <div className={css.choice}>
        <Segmented
          label={t('flag.CHNGPASSVERIF3.by')}
          value={way}
          onValueChange={choose}
          options={[
            { value: 'phone', label: t('flag.CHNGPASSVERIF3.phone'), icon: 'phone' },
            { value: 'email', label: t('flag.CHNGPASSVERIF3.email'), icon: 'mail' },
          ]}
        />
      </div>
      <div hidden={way !== 'phone'}>{byPhone}</div>
      <div hidden={way !== 'email'}>{byEmail}</div>
    </>
  );
}

export interface RetrieveScreenProps {
  /** The brand's mark above the title. */
  readonly mark: ReactNode;
  /** The way to log in, under the form. */
  readonly children?: ReactNode;
}

/** A forgotten password. */
export function RetrieveScreen({ mark, children }: RetrieveScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { title, emphasis } = emphasised(t('forget.title'));
  const redirect = query.get('redirect');
  const toLogin = pathTo('login', redirect === null ? {} : { redirect });
  const goBack = useReturn(toLogin);

  const goOn = ({ userName, isIn }: Retrieval): void => {
    if (isIn) {
      navigate(safeRedirect(redirect), { replace: true });
      return;
    }
    toast.show({ tone: 'success', text: t('flag.CHNGPASSVERIF3.done'), duration: 'long' });
    navigate(toLogin, { replace: true, state: { userName } });
  };
  const form = (): ReactNode => {
    const byEmail = <ByEmail name={nameIn(state) ?? ''} onSent={goBack} />;
    if (!FLAGS.CHNGPASSVERIF3) return byEmail;
    return <Ways byEmail={byEmail} byPhone={<ByPhone onSet={goOn} />} />;
  };
  return (
    <>
      <Scene
        title={title}
        emphasis={emphasis}
        description={t('forget.line')}
        mark={mark}
        size="login"
      />
      <DoorForm>{form()}</DoorForm>
      {children}
    </>
  );
}
