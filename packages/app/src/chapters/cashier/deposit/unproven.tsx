import { Callout } from '@livery/ui/callout';
import { useTranslation } from '@livery/web/texts/use-translation';
import { WayToProof } from '../components/way-to-proof.tsx';

/** Nothing can be paid in before it is known who somebody is. */
export function Unproven() {
  const { t } = useTranslation();
  return (
    <Callout icon="verified" title={t('deposit.unproven')} action={<WayToProof />}>
      {t('deposit.unproven.line')}
    </Callout>
  );
}
