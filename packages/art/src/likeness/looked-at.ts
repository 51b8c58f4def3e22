/** The covers, the painter and the measure by which no two covers were alike. Written by resalt.ts. */
export const lookedAt = 'e6456f1bd22e370cf6a79ae7a748ddc6ef319788f4f60f62af17576335a5f762';
