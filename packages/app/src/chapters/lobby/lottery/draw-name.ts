/** A draw is numbered within its day: `20261122-0412` is the 0412th. */
export const numberOf = (numero: string): string => numero.split('-').at(-1) ?? numero;
