import { useTranslation } from '@livery/web/texts/use-translation';
import { Scene } from '@livery/ui/scene';
import { Skeleton } from '@livery/ui/skeleton';
import { Mark } from '@livery/ui/wordmark';
import { emphasised } from '@livery/web/texts/emphasis';
import { useMerchant } from '#kernel/merchant.tsx';
import * as login from '../door.css.ts';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** The scene as it will be, and room for either way. */
export function ForgetSkeleton() {
  const { t } = useTranslation();
  const { logo } = useMerchant();
  const { title, emphasis } = emphasised(t('forget.title'));
  const mark = <Mark className={login.mark} source={logo.mark} size={56} />;
  return (
    <>
      <Scene
        title={title}
        emphasis={emphasis}
        description={t('forget.line')}
        mark={mark}
        size="login"
      />
      <div className={css.form}>
        {FLAGS.CHNGPASSVERIF3 ? (
          <>
            <Skeleton shape="block" className={css.segments} />
            <Skeleton shape="block" className={css.field} />
          </>
        ) : null}
        <Skeleton shape="block" className={css.field} />
        <Skeleton shape="block" className={css.field} />
        <Skeleton shape="block" className={css.button} />
      </div>
    </>
  );
}
