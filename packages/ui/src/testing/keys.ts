const rtl = (): boolean => document.documentElement.dir === 'rtl';

/** The arrow that leads on in the direction of reading, and the one that leads back. */
export const onward = (): string => (rtl() ? '{ArrowLeft}' : '{ArrowRight}');
export const backward = (): string => (rtl() ? '{ArrowRight}' : '{ArrowLeft}');
