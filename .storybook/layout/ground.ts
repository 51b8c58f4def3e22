const paintsItself = (element: Element, part?: string): boolean => {
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element, part);
  const clear = /rgba\(.*, 0\)|transparent/.test(backgroundColor);
  return !clear || backgroundImage !== 'none' || backdropFilter !== 'none';
};

/** A ground may lie in a part of its own, so that it can lean. */
export const paints = (element: Element): boolean =>
  paintsItself(element) ||
  ['::before', '::after'].some(
    (part) => getComputedStyle(element, part).content !== 'none' && paintsItself(element, part),
  );
