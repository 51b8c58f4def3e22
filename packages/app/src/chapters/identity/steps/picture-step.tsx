import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { DocumentCapture, type DocumentCaptureLabels } from '@livery/ui/document-capture';
import { Message } from '@livery/ui/message';
import { Progress } from '@livery/ui/progress';
import { Text } from '@livery/ui/text';
import { useSending } from '@livery/web/uploads/use-sending';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { upload, type UploadOptions } from '#kernel/http/uploads/upload.ts';
import { useMoment } from '#kernel/time/use-moment.ts';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Identity } from '../api/identity.ts';
import { useHandIn } from '../api/use-hand-in.ts';
import * as css from '../identity.css.ts';
import { captureOf } from './capture.ts';

export type PictureKind = 'front' | 'back' | 'selfie';

export interface PictureStepProps {
  readonly userName: string;
  readonly identity: Identity;
  readonly kind: PictureKind;
}

const send = (kind: PictureKind, pictures: readonly Blob[], options: UploadOptions) =>
  kind === 'selfie'
    ? upload('kycLiveness', { body: {} }, pictures, options)
    : upload('kycDocument', { body: { kind } }, pictures, options);

/** One picture: taken, looked at, and sent as soon as it is kept. */
export function PictureStep({ userName, identity, kind }: PictureStepProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { busy, error, go } = useHandIn(userName);
  const { run, stop, statusOf } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const { frame, label, hint } = captureOf(kind, identity.draft?.details?.document);
  const labels: DocumentCaptureLabels = {
    start: t('identity.camera.start'),
    asking: t('identity.camera.asking'),
    take: t('identity.camera.take'),
    again: t('identity.camera.again'),
    use: t('identity.camera.use'),
    file: t('identity.camera.file'),
    taken: t('identity.camera.taken'),
    refused: t('identity.camera.refused'),
    missing: t('identity.camera.missing'),
  };
  const hand = (picture: File): void =>
    void go(() => run([picture], (pictures, options) => send(kind, pictures, options)));
  const [next] = identity.needed;
  const there = identity.draft?.pictures.find((one) => one.kind === kind);
  const progress = file === null ? undefined : statusOf(file)?.progress;
  return (
    <div className={css.form}>
      {error === undefined ||
      (error instanceof DOMException && error.name === 'AbortError') ? null : (
        <Message
          tone="danger"
          action={
            file === null ? null : (
              <Button size="medium" variant="secondary" onClick={() => hand(file)}>
                {t('identity.send.again')}
              </Button>
            )
          }
        >
          {errorText(error, t)}
        </Message>
      )}
      {there === undefined || file !== null ? null : (
        <Text tone="soft">{t('identity.there', { at: moment(there.at) })}</Text>
      )}
      <DocumentCapture
        key={kind}
        label={t(label)}
        labelHidden
        labels={labels}
        frame={frame}
        hint={t(hint)}
        value={file}
        disabled={busy}
        onValueChange={(kept) => {
          setFile(kept);
          if (kept) hand(kept);
        }}
      />
      {busy ? (
        <>
          <Progress
            label={t('identity.sending')}
            {...(progress === undefined ? {} : { value: progress })}
          />
          <Button variant="secondary" full onClick={stop}>
            {t('upload.stop')}
          </Button>
        </>
      ) : null}
      {there === undefined || file !== null || next === undefined || next === kind ? null : (
        <Button variant="quiet" full render={<Link to={pathTo('identity', { step: next })} />}>
          {t('identity.keep')}
        </Button>
      )}
    </div>
  );
}
