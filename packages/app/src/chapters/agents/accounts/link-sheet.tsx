import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { CopyRow } from '@livery/ui/copy-row';
import { QRCode } from '@livery/ui/qr-code';
import { ShareSheet } from '@livery/ui/share-sheet';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { linksQuery, type InviteLink } from '../api/accounts.ts';
import * as css from '../sheets.css.ts';

export interface LinkSheetProps {
  readonly userName: string;
  readonly link: InviteLink;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A link for the camera of whoever stands beside the agent, and to be sent to the others. */
export function LinkSheet({ userName, link, open, onClose }: LinkSheetProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const [isShared, share] = useState(false);
  const [isAsked, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('endRegisterUrl', { params: { code: link.code } });
      toast.show({ tone: 'success', text: t('flag.AGENCY3.link.ended') });
      ask(false);
      onClose();
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: linksQuery(userName).queryKey });
    }
  };
  const labels = {
    link: t('flag.AGENCY3.link.address'),
    copy: t('flag.AGENCY3.link.copy'),
    copied: t('flag.AGENCY3.link.copied'),
    code: t('flag.AGENCY3.link.code'),
  };
  return (
    <>
      <Sheet open={open && !isShared} onClose={onClose} title={link.note ?? link.code}>
        <div className={css.sheet}>
          {link.lowered ? <Text tone="soft">{t('flag.AGENCY3.link.lowered')}</Text> : null}
          <QRCode value={link.qr} label={labels.code} />
          <CopyRow
            label={labels.link}
            value={link.url}
            copyLabel={labels.copy}
            copiedLabel={labels.copied}
          />
          <div className={css.actions}>
            <Button icon="share" onClick={() => share(true)}>
              {t('flag.AGENCY3.link.share')}
            </Button>
            <Button variant="quiet" onClick={() => ask(true)}>
              {t('flag.AGENCY3.link.end')}
            </Button>
          </div>
        </div>
      </Sheet>
      <ShareSheet
        open={isShared}
        onClose={() => share(false)}
        title={link.note ?? link.code}
        url={link.url}
        labels={labels}
      />
      <Confirm
        open={isAsked}
        onClose={() => ask(false)}
        onSubmit={() => void end()}
        title={t('flag.AGENCY3.link.end')}
        description={t('flag.AGENCY3.link.end.sure')}
        cancelLabel={t('flag.AGENCY3.link.end.keep')}
        submitLabel={t('flag.AGENCY3.link.end')}
        busy={busy}
      />
    </>
  );
}
