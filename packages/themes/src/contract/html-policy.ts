/**
 * The one policy of trusted types that a page may make, once: by it the
 * sanitiser reads HTML of operators. The page's own policy says its name.
 */
export const htmlPolicy = 'livery-html';
