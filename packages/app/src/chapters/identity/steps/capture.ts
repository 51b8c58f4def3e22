import type { DocumentCaptureProps } from '@livery/ui/document-capture';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { IdentityStep, Paper } from '../api/identity.ts';
import { partTexts } from '../standing/words.ts';

interface Capture {
  readonly frame: NonNullable<DocumentCaptureProps['frame']>;
  readonly label: TextKey;
  readonly hint: TextKey;
}

const fronts: Readonly<Record<Paper, TextKey>> = {
  id_card: 'identity.front.card',
  passport: 'identity.front.passport',
  licence: 'identity.front.licence',
};

/** What is drawn to lay it into, and how it is asked for. */
export function captureOf(kind: 'front' | 'back' | 'selfie', paper: Paper = 'id_card'): Capture {
  if (kind === 'selfie')
    return { frame: 'face', label: 'identity.selfie', hint: 'identity.selfie.hint' };
  const isCard = paper !== 'passport';
  return {
    frame: isCard ? 'card' : 'passport',
    label:
      kind === 'front'
        ? fronts[paper]
        : paper === 'licence'
          ? 'identity.back.licence'
          : 'identity.back.card',
    hint: isCard ? 'identity.card.hint' : 'identity.passport.hint',
  };
}

/** What stands over a step: of a picture, which one of which document. */
export const headingOf = (step: IdentityStep, paper?: Paper): TextKey =>
  step === 'details' || step === 'check' ? partTexts[step] : captureOf(step, paper).label;
