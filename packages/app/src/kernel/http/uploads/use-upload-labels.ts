import type { FileUploadLabels } from '@livery/ui/file-upload';
import { useDigits } from '../../i18n/numbers.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

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
