import { useTranslation } from '@livery/web/texts/use-translation';
import { Dialog } from '@livery/ui/dialog';
import * as css from './codes-frame.css.ts';

export interface CodesFrameProps {
  readonly address: string;
  /** Of the captcha, while it asks something. */
  readonly height: number;
  readonly onLoad: (page: Window) => void;
  readonly onClose: () => void;
}

/** The page for phone codes, out of sight until its captcha wants to be answered. */
export function CodesFrame({ address, height, onLoad, onClose }: CodesFrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      className={css.dialog}
      open={height > 0}
      onClose={onClose}
      title={t('code.person')}
      closeLabel={t('common.close')}
    >
      <iframe
        className={css.frame}
        style={{ blockSize: height }}
        src={address}
        title={t('code.person')}
        sandbox="allow-scripts allow-same-origin"
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentWindow) onLoad(currentTarget.contentWindow);
        }}
      />
    </Dialog>
  );
}
