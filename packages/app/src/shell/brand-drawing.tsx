import { later } from '#kernel/parts/later.tsx';
import { useMerchant } from '#kernel/merchant.tsx';

const drawings = {
  sky: later(async () => (await import('@livery/ui/scene/sky')).Sky),
  rays: later(async () => (await import('@livery/ui/scene/rays')).Rays),
  grove: later(async () => (await import('@livery/ui/scene/grove')).Grove),
  pitch: later(async () => (await import('@livery/ui/scene/pitch')).Pitch),
};

const isDrawn = (backdrop: string): backdrop is keyof typeof drawings =>
  Object.hasOwn(drawings, backdrop);

/** What the brand's backdrop draws, and none of the others. */
export function BrandDrawing() {
  const { backdrop } = useMerchant().template;
  if (!isDrawn(backdrop)) return null;
  const Drawing = drawings[backdrop];
  return <Drawing />;
}
