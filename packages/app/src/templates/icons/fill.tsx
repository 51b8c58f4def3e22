export const loadIcons = async () => (await import('@livery/ui/icon/fill')).fill;
