import { Sheet } from '@livery/ui/sheet';
import { Stack } from '@livery/ui/stack';
import { useTranslation } from '@livery/web/texts/use-translation';
import { GameFacts } from '#chapters/lobby';
import { LegalRows } from '#chapters/site';

interface AboutGameProps {
  /** Empty for a vendor's own lobby, of which no game is known. */
  readonly nodeId: string;
  readonly name: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** While it is played: what it pays, who answers for the site, and who helps. */
export function AboutGame({ nodeId, name, open, onClose }: AboutGameProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={name ?? t('play.about')}>
      {open ? (
        <Stack gap="l">
          {nodeId ? <GameFacts nodeId={nodeId} /> : null}
          <LegalRows />
        </Stack>
      ) : null}
    </Sheet>
  );
}
