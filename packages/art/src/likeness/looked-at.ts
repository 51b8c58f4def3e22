/** The covers, the painter and the measure by which no two covers were alike. Written by resalt.ts. */
export const lookedAt = '365d397bdfe87c4facdc17b033f756b2b21320f786fe27254a124d821a1af1aa';
