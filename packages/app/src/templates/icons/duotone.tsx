export { duotone as icons } from '@livery/ui/icon/duotone';

export const restOfIcons = async () => (await import('@livery/ui/icon/rest/duotone')).duotone;
