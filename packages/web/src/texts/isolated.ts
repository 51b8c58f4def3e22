/** A name within a sentence of another language: what stands around it, such as a full stop, keeps its side. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
