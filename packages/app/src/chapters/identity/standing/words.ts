import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { IdentityReason, IdentityStep, Paper } from '../api/identity.ts';

export const reasonTexts: Readonly<Record<IdentityReason['why'], TextKey>> = {
  blurred: 'identity.why.blurred',
  cut_off: 'identity.why.cutOff',
  covered: 'identity.why.covered',
  wrong_side: 'identity.why.wrongSide',
  wrong_document: 'identity.why.wrongDocument',
  expired: 'identity.why.expired',
  name_differs: 'identity.why.nameDiffers',
  birth_date_differs: 'identity.why.birthDateDiffers',
  number_differs: 'identity.why.numberDiffers',
  face_differs: 'identity.why.faceDiffers',
  under_age: 'identity.why.underAge',
  not_accepted: 'identity.why.notAccepted',
};

/** What is handed in, by its own name. */
export const partTexts: Readonly<Record<IdentityStep, TextKey>> = {
  details: 'identity.part.details',
  front: 'identity.part.front',
  back: 'identity.part.back',
  selfie: 'identity.part.selfie',
  check: 'identity.part.check',
};

export const papers: Readonly<Record<Paper, TextKey>> = {
  id_card: 'identity.paper.card',
  passport: 'identity.paper.passport',
  licence: 'identity.paper.licence',
};

export const partIcons: Readonly<Record<IdentityStep, IconName>> = {
  details: 'user',
  front: 'image',
  back: 'image',
  selfie: 'camera',
  check: 'send',
};
