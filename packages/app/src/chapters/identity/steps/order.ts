import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { Identity, IdentityStep } from '../api/identity.ts';

/** The screens in their order; both sides of a document are one of the steps that are shown. */
const stepTexts: Readonly<Record<IdentityStep, TextKey>> = {
  details: 'identity.step.details',
  front: 'identity.step.document',
  back: 'identity.step.document',
  selfie: 'identity.step.face',
  check: 'identity.step.check',
};

const byUpload: readonly IdentityStep[] = ['details', 'front', 'selfie', 'check'];
const byProvider: readonly IdentityStep[] = ['details', 'check'];

/** The steps as they are shown, and where in them one of the screens is. */
export function shownAmong(step: IdentityStep, { way }: Identity) {
  const steps = way === 'provider' ? byProvider : byUpload;
  const shown = step === 'back' ? 'front' : step;
  return { names: steps.map((one) => stepTexts[one]), at: Math.max(steps.indexOf(shown), 0) };
}

const isStep = (text: string): text is IdentityStep => Object.hasOwn(stepTexts, text);

/** What was handed in already, and may be handed in anew. */
function isThere(step: IdentityStep, { draft }: Identity): boolean {
  if (step === 'details') return draft?.details !== undefined;
  return draft?.pictures.some(({ kind }) => kind === step) ?? false;
}

/**
 * The step of an address; undefined where there is nothing to hand in. Whoever comes to a later one
 * by its address begins with what is wanted first.
 */
export function stepAt(asked: string | undefined, identity: Identity): IdentityStep | undefined {
  const [first] = identity.needed;
  if (asked === undefined || first === undefined) return undefined;
  const isOpen = isStep(asked) && (asked === first || isThere(asked, identity));
  return isOpen ? asked : first;
}
