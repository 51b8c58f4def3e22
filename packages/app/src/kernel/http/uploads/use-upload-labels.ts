import type { FileUploadLabels } from '@livery/ui/file-upload';
import { useDigits } from '@livery/web/texts/numbers';
import { useTranslation } from '@livery/web/texts/use-translation';

/** What is said around pictures that are chosen and sent, the same wherever that is. */
export function useUploadLabels(): FileUploadLabels {
  const { t } = useTranslation();
  const digits = useDigits();
  return {
    add: t('upload.add'),
    limits: (kinds, size, most) => t('upload.limits', { kinds, size, most: digits(`${most}`) }),
    remove: (name) => t('upload.remove', { name }),
    progress: (name) => t('upload.progress', { name }),
    refusals: {
      type: t('upload.refused.type'),
      size: t('upload.refused.size'),
      count: t('upload.refused.count'),
    },
  };
}
