export { light as icons } from '@livery/ui/icon/light';

export const restOfIcons = async () => (await import('@livery/ui/icon/rest/light')).light;
