export { fill as icons } from '@livery/ui/icon/fill';

export const restOfIcons = async () => (await import('@livery/ui/icon/rest/fill')).fill;
