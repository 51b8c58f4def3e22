import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { TextLink } from '@livery/ui/link';
import { Stack } from '@livery/ui/stack';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { upload } from '#kernel/http/uploads/upload.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';

interface WayToProofProps {
  /** Told once it is, for whoever was refused before. */
  readonly onProven?: () => void;
}

/** Nobody looks at a document in a demo: a press stands for one, and the page says so. */
function ByPress({ userName, onProven }: WayToProofProps & { readonly userName: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const prove = async (): Promise<void> => {
    setBusy(true);
    try {
      await upload('kycDocument', { body: { kind: 'demo' } }, [], { onProgress: () => {} });
      // What it opens is asked for anew, whatever it was.
      await queries.invalidateQueries({ queryKey: memberKey(userName) });
      onProven?.();
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="s">
      <Text step="s2" tone="soft">
        {t('proof.demo')}
      </Text>
      <Button size="medium" variant="secondary" loading={busy} onClick={() => void prove()}>
        {t('proof.demo.button')}
      </Button>
    </Stack>
  );
}

/** Where it is proven who somebody is. */
export function WayToProof(props: WayToProofProps) {
  const { t } = useTranslation();
  const { environment } = useMerchant();
  const session = useSession();
  if (environment === 'demo' && session) return <ByPress {...props} userName={session.userName} />;
  return (
    <TextLink caret render={<Link to={pathTo('profile')} />}>
      {t('deposit.unproven.way')}
    </TextLink>
  );
}
