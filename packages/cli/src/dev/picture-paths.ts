/** Where development serves pictures of what a merchant may choose and set; no page of a site is called so. */
export const choicesPath = '/__livery/choices';
export const tokensPath = '/__livery/tokens';
