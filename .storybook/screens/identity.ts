import type { Reply } from '../../packages/contract/src/client.ts';
import { stage } from './staged.ts';

type Standing = Reply<'kyc'>;

/** Somebody who has handed in nothing, at a house that looks at pictures itself. */
const unknown: Standing = {
  level: 0,
  status: 'none',
  way: 'upload',
  needed: ['details', 'front', 'back', 'selfie', 'check'],
  reasons: [],
  limits: { play: true, deposit: true, depositLeft: '1500.00', withdraw: false },
};

export const identity = (): Standing => unknown;

/** Two sides of an identity card, a face, and what the card says. */
export const handedIn: NonNullable<Standing['draft']> = {
  details: {
    name: 'Marisol Santos',
    birthDate: '1994-02-11',
    address: '12 Larkfield Road, Cebu',
    document: 'id_card',
  },
  pictures: [
    { kind: 'front', at: Date.UTC(2026, 10, 29, 6, 12) },
    { kind: 'back', at: Date.UTC(2026, 10, 29, 6, 13) },
    { kind: 'selfie', at: Date.UTC(2026, 10, 29, 6, 15) },
  ],
};

/** How a story finds it. */
export const known = (more: Partial<Standing>): (() => void) =>
  stage('kyc', { ...unknown, ...more });
